"""Feedback on each floor judge's rulings that were appealed."""
