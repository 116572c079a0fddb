"""Words for the outcome of an appeal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def outcome_words(outcome: str) -> str:
    """Return an `Outcome`'s value in words; an empty one means that the appeal waits."""
    words = {
        "": translate("Calls", "Pending"),
        "upheld": translate("Calls", "Upheld"),
        "overturned": translate("Calls", "Overturned"),
        "penalty-changed": translate("Calls", "Penalty changed"),
        "remedy-changed": translate("Calls", "Remedy changed"),
    }
    return words.get(outcome, outcome)
