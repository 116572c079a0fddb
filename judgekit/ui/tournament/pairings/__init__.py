"""Pairings: pasted, previewed, kept."""
