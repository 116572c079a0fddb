"""Sections found for a query, shown with marks."""
