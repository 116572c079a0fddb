"""The Event page: the tournament's form, pairings, timeline, and the list of all tournaments."""
