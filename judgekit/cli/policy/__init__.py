"""Verbs on infractions and penalties."""
