"""Verbs on decklists and cards."""
