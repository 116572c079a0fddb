"""Sentences about the laptops that share an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.wording import failure_sentence, refusal_sentence

if TYPE_CHECKING:
    from judgekit.engine.team.told import TeamTrouble


def trouble_sentence(trouble: TeamTrouble) -> str:
    """Return why something could not be done."""
    from judgekit.views.sharing.join_refusals import join_refusal_sentence  # noqa: PLC0415  (seldom)

    if trouble.join is not None:
        return join_refusal_sentence(trouble.join, interface_words())
    if trouble.refusal is not None:
        return refusal_sentence(trouble.refusal)
    return failure_sentence(trouble.failure) if trouble.failure is not None else ""


def not_confirmed_words(count: int = 1) -> str:
    """Return what is said of entries that the other laptops haven't confirmed."""
    return QCoreApplication.translate("Team", "%n entry(ies) not confirmed yet", "", count)


def not_confirmed_word() -> str:
    """Return the same of one thing."""
    return QCoreApplication.translate("Team", "not confirmed yet")
