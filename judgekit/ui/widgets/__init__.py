"""Reusable widgets that know no domain."""
