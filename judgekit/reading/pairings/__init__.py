"""Pairings pasted from any tournament program."""
