"""Decklists in tables: with headings of columns, and without."""
