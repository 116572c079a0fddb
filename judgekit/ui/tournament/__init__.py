"""The Event page: the tournament's form, its pairings, its timeline, the others kept."""
