"""Choices of one of several values."""
