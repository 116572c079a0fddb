"""The public display."""
