"""Verbs on rules documents."""
