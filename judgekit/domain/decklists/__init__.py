"""Decklists as values, and two of them compared."""
