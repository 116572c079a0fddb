"""A text in one or two languages."""
