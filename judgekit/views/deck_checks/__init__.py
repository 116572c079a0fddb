"""What is shown of deck checks and decklists."""
