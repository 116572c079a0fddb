"""Definitions shared by several features."""
