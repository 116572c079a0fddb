"""What is shown of infractions and penalties."""
