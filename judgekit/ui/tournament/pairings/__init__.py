"""Pairings: pasted, previewed, recorded."""
