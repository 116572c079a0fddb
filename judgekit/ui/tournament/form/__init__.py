"""The form of a tournament."""
