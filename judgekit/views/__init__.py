"""Presentation logic without Qt, shared by the window and the terminal."""
