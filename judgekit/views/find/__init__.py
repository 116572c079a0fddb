"""Finding everything with one text, for both faces."""
