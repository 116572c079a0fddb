"""The languages of the program."""

from __future__ import annotations

LANGUAGES = ("en", "es", "ru")
"""Languages of the interface and of the bundled texts."""
