"""Decklists in files and folders that the user names."""
