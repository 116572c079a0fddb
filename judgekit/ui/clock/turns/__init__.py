"""The tracker of additional turns."""
