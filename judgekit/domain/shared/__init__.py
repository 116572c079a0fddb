"""What two or more features share."""
