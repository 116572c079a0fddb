"""Presentation of calls and appeals."""
