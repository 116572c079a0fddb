"""What a search found."""
