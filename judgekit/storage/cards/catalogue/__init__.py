"""The catalogue made of card files: what it keeps, how it is filled and searched."""
