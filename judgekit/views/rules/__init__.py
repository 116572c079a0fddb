"""What is shown of the rules."""
