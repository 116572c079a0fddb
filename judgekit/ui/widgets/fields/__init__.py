"""Input fields for typing, pasting or dropping."""
