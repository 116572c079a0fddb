"""Deck checks: their state, decklists, pools and the selection of tables."""
