"""Standings pasted from any tournament program."""
