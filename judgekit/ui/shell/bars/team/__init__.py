"""What the window says of the laptops that share the event, on every page."""
