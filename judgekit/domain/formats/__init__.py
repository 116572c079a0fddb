"""Formats: deck sizes, the lists of an edition, and whether a deck is legal."""
