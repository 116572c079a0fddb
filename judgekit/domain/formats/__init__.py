"""Formats: deck sizes, an edition's card lists, and deck legality."""
