"""Texts shared by several pages."""
