"""The timeline of the tournament, step by step."""
