"""What the text fields of events and commands hold, and a walk over them."""
