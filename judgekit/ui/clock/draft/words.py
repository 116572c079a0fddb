"""Texts of a draft in the interface language."""

from __future__ import annotations

from judgekit.domain.clock.schedules import DraftKind, DraftStep
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import Moment
from judgekit.ui.interface_words import interface_words
from judgekit.views.clock import draft_words
from judgekit.views.clock.draft_words import DraftLines

__all__ = ("DraftLines",)


def draft_lines(current: Round, now: Moment) -> DraftLines:
    """Return the words of a draft in progress."""
    return draft_words.draft_lines(current, now, interface_words())


def draft_name(kind: DraftKind) -> str:
    """Return the name of a kind of draft."""
    return draft_words.draft_name(kind, interface_words())


def step_words(step: DraftStep, pack: int) -> str:
    """Return what to do in a step, from boosters of `pack` cards."""
    return draft_words.step_words(step, pack, interface_words())


def cards_words(step: DraftStep) -> str:
    """Return how many cards there are."""
    return draft_words.cards_words(step, interface_words())


def booster_head(step: DraftStep) -> str:
    """Return the head above the steps of a booster, with the direction of passing."""
    return draft_words.booster_head(step, interface_words())


def spoken_words(step: DraftStep | None, pack: int) -> str:
    """Return the words of a step to speak."""
    return draft_words.spoken_words(step, pack, interface_words())
