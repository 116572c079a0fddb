"""The penalties of the tournament, in the order in which they were written down."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

import msgspec

from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.shared.moment import Moment, format_moment
from judgekit.domain.shared.player_key import player_key


class Penalty(StrEnum):
    """What a player can get, the lightest first."""

    NONE = "none"
    FIX = "fix"
    WARNING = "warning"
    GAME_LOSS = "game-loss"
    MATCH_LOSS = "match-loss"
    DISQUALIFICATION = "disqualification"

    @property
    def weight(self) -> int:
        """Its place among them."""
        return list(Penalty).index(self)


SLOW_PLAY = "ipg-3.3"
_OF_THE_GUIDE = tuple(
    f"ipg-{chapter}.{section}"
    for chapter, sections in ((2, 6), (3, 9), (4, 8))
    for section in range(1, sections + 1)
)
_AT_REGULAR = (
    "jar-missed-trigger",
    "jar-saw-library-card",
    "jar-extra-cards",
    "jar-other-game-error",
    "jar-illegal-deck",
    "jar-poor-shuffling",
    "jar-slow-play",
    "jar-outside-advice",
    "jar-tardiness",
    "jar-improper-result",
    "jar-upsetting-behaviour",
    "jar-repeated-mistake",
    "jar-serious-aggressive",
    "jar-serious-cheating",
    "jar-serious-theft",
)
INFRACTIONS = (*_OF_THE_GUIDE, *_AT_REGULAR)
"""The ids of all there are; the catalogue has an entry for each."""


class WrittenPenalty(msgspec.Struct, frozen=True):
    """One penalty with its number, its instant and who wrote it down."""

    issued: PenaltyIssued
    at: Moment
    author: str
    number: int = 0


class Infractions(msgspec.Struct):
    """All of them by number, in the order in which they were written down."""

    by_number: dict[int, WrittenPenalty] = {}
    last_number: int = 0
    by_player: dict[str, list[int]] = {}
    """Numbers by the player's name as `player_key` has it."""

    @property
    def penalties(self) -> tuple[WrittenPenalty, ...]:
        """All of them, the oldest first."""
        return tuple(self.by_number.values())

    def of_player(self, player: str) -> tuple[WrittenPenalty, ...]:
        """A player's penalties, the oldest first, however the name is capitalised or spaced."""
        numbers = self.by_player.get(player_key(player), ())
        return tuple(self.by_number[number] for number in numbers)

    def slow_plays(self, clock: str, round_number: int, table: int) -> int:
        """How many penalties for Slow Play the table has in that round."""
        return sum(
            issued.infraction == SLOW_PLAY
            and issued.penalty != Penalty.NONE
            and (issued.clock, issued.round, issued.table) == (clock, round_number, table)
            for issued in (each.issued for each in self.by_number.values())
        )


def day_of(written: WrittenPenalty) -> str:
    """The tournament's day of a penalty, as ISO 8601."""
    return written.issued.day or format_moment(written.at)[: len("2026-11-21")]


class HasInfractions(Protocol):
    """A state that penalties are part of."""

    infractions: Infractions


def issue_penalty(state: HasInfractions, event: PenaltyIssued, at: Moment, author: str) -> None:
    """It stands in the player's record from now on."""
    infractions = state.infractions
    number = event.number or infractions.last_number + 1
    _write_down(infractions, WrittenPenalty(event, at, author, number))
    infractions.last_number = max(infractions.last_number, number)


def correct_penalty(
    state: HasInfractions, event: PenaltyCorrected, at: Moment, author: str
) -> None:
    """It was another one; when it was given, and who wrote it down first, stays."""
    del at, author
    before = state.infractions.by_number.get(event.number)
    if before is not None:
        _write_down(state.infractions, msgspec.structs.replace(before, issued=event))


def _write_down(infractions: Infractions, written: WrittenPenalty) -> None:
    """In the place of the one of that number, if there was one."""
    number = written.number
    before = infractions.by_number.get(number)
    if before is not None:
        infractions.by_player[player_key(before.issued.player)].remove(number)
    infractions.by_number[number] = written
    numbers = infractions.by_player.setdefault(player_key(written.issued.player), [])
    numbers.append(number)
    numbers.sort()
