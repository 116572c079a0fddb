"""Decklists of every kind: plain text, tables, XML, JSON."""
