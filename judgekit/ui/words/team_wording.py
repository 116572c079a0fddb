"""Sentences about the laptops that share an event."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def not_confirmed_words(count: int = 1) -> str:
    """Return what is said of entries that the other laptops haven't confirmed."""
    return QCoreApplication.translate("Team", "%n entry(ies) not confirmed yet", "", count)


def not_confirmed_word() -> str:
    """Return the same of one thing."""
    return QCoreApplication.translate("Team", "not confirmed yet")
