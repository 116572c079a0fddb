"""Deck checks: when they began and ended, and how many decks have been checked."""
