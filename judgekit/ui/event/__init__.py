"""The Event page: a new event, its pairings, what happened and what it came to."""
