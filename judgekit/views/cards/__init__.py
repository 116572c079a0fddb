"""Presentation of cards."""
