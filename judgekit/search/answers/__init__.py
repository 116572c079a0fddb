"""Sections found for a query, with their matches marked."""
