"""What was done in the tournament, step by step."""
