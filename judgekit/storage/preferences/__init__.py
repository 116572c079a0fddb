"""Preferences, bookmarks and notes."""
