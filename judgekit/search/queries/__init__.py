"""What was typed, taken apart into what is asked of the index."""
