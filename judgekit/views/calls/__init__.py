"""What is shown of calls and appeals."""
