"""The overview of all recorded lists."""
