"""Words for the outcome of an appeal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.calls.appeals import HasAppeals
from judgekit.domain.calls.state import Call

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


def waiting_words(state: HasAppeals, call: Call) -> str:
    """Return that the appeal from the call still waits for the head judge; empty if none does."""
    appeal = state.appeals.of_call(call.id)
    if appeal is None or appeal.decided is not None:
        return ""
    return translate("Calls", "The appeal is still open: the head judge has not decided it")
