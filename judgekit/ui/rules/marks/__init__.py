"""Bookmarks and notes."""
