"""Which decks to check."""
