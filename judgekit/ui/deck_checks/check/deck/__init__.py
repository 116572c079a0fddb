"""One of the decks of a check."""
