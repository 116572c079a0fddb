"""Phrases for the table: a sheet of short sentences, shown to a player in his language."""
