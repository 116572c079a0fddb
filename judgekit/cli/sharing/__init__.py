"""The verbs of one event on several laptops."""
