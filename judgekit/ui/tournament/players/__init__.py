"""The players of the open tournament: one player's data, to give or to erase."""
