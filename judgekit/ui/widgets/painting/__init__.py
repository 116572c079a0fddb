"""Strokes that widgets and delegates share."""
