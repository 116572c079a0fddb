"""Data of a search: sections, passages, occurrences of words, and their ranking."""
