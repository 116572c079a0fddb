"""Phrases for the table: found by words, filled in with numbers, said in the player's language."""
