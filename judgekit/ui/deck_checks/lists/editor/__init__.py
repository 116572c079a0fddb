"""A single list: parsed, edited, checked against the format."""
