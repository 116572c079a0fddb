"""Presentation of the rules."""
