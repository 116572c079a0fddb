"""Judgekit: the desktop companion of a Magic: The Gathering tournament judge."""

__version__ = "0.1.0"
