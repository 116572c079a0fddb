"""A laptop's line to its hub: reading in order, sending, the clock's offset."""
