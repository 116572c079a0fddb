"""The penalties of the day, in the order in which they were written down."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.shared.moment import Moment


class Penalty(StrEnum):
    """What a player can get."""

    NONE = "none"
    FIX = "fix"
    WARNING = "warning"
    GAME_LOSS = "game-loss"
    MATCH_LOSS = "match-loss"
    DISQUALIFICATION = "disqualification"


class WrittenPenalty(msgspec.Struct, frozen=True):
    """One penalty with its instant and who wrote it down."""

    issued: PenaltyIssued
    at: Moment
    author: str


class Infractions(msgspec.Struct):
    """All of them."""

    penalties: list[WrittenPenalty] = []


def issue_penalty(infractions: Infractions, event: PenaltyIssued, at: Moment, author: str) -> None:
    """It stands in the player's record from now on."""
    infractions.penalties.append(WrittenPenalty(event, at, author))
