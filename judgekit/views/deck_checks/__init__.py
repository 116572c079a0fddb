"""Presentation of deck checks and decklists."""
