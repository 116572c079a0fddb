"""The draft caller."""
