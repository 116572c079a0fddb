"""The report of the open tournament, on screen, on paper and as files."""
