"""A deck check in progress."""
