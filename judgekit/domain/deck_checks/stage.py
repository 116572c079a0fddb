"""When the decks of a table are taken, and what may then be checked."""

from __future__ import annotations

from enum import StrEnum


class CheckStage(StrEnum):
    """How far the match is."""

    START_OF_MATCH = "start-of-match"
    BETWEEN_GAMES = "between-games"
    """Presented for a later game: cards may have been exchanged."""
    OPENING_HAND = "opening-hand"
    """A player has drawn an opening hand."""
    IN_GAME = "in-game"


TOO_LATE = frozenset({CheckStage.OPENING_HAND, CheckStage.IN_GAME})


def full_check_too_late(stage: CheckStage, *, opening_hand: bool = False) -> bool:
    """Whether no full check should be made any more: a player has drawn an opening hand and may
    have made mulligan decisions (MTR 2.8). `opening_hand` says so of one drawn since."""
    return opening_hand or stage in TOO_LATE
