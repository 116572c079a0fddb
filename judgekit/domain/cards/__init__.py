"""Names of cards, and what of a card counts in a check."""
