"""Reusable widgets that draw themselves from the look and know no domain."""
