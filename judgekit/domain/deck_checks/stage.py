"""Stage of the match at which decks are taken, and whether a full check is still allowed."""

from __future__ import annotations

from enum import StrEnum


class CheckStage(StrEnum):
    """Stage of the match when the decks are taken."""

    START_OF_MATCH = "start-of-match"
    BETWEEN_GAMES = "between-games"
    """Presented for a later game: cards may have been exchanged."""
    OPENING_HAND = "opening-hand"
    """A player has drawn an opening hand."""
    IN_GAME = "in-game"


TOO_LATE = frozenset({CheckStage.OPENING_HAND, CheckStage.IN_GAME})


def full_check_too_late(stage: CheckStage) -> bool:
    """Whether it is too late for a full check (MTR 2.8).

    It is once a player has drawn an opening hand and may have made mulligan decisions.
    """
    return stage in TOO_LATE
