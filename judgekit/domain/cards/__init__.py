"""Card names, and the properties of a card that a check needs."""
