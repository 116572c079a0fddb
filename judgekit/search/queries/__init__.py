"""Parsing of typed queries for the index."""
