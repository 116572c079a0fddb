"""Verbs on documents of rules."""
