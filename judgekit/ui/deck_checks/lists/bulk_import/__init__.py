"""Many lists at once."""
