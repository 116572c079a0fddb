"""Clocks on their cards."""
