"""The day's finished checks."""
