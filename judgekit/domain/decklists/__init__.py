"""Decklists as values, and their comparison."""
