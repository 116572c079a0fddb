"""The bars around the pages."""
