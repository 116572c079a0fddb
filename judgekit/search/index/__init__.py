"""What a search stands on: sections, passages, occurrences of words, and their ranking."""
