"""Presentation of the main window's frame."""
