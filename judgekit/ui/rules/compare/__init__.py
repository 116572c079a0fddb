"""Two editions compared: the list of changes, and both texts with the words marked."""
