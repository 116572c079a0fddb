"""State of the tournament's penalties."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

import msgspec

from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.shared.moment import Moment, format_moment
from judgekit.domain.shared.player_key import player_key


class Penalty(StrEnum):
    """Penalties, from lightest to heaviest."""

    NONE = "none"
    FIX = "fix"
    WARNING = "warning"
    GAME_LOSS = "game-loss"
    MATCH_LOSS = "match-loss"
    DISQUALIFICATION = "disqualification"

    @property
    def weight(self) -> int:
        """Position in the order of severity."""
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
"""All infraction ids; the catalogue has an entry for each."""


class WrittenPenalty(msgspec.Struct, frozen=True):
    """One recorded penalty, with its number, its instant and its author."""

    issued: PenaltyIssued
    at: Moment
    author: str
    number: int = 0


class Infractions(msgspec.Struct):
    """All penalties by number, in order of recording."""

    by_number: dict[int, WrittenPenalty] = {}
    last_number: int = 0
    by_player: dict[str, list[int]] = {}
    """Numbers of penalties by `player_key`; a player whose names were joined has several keys."""

    @property
    def penalties(self) -> tuple[WrittenPenalty, ...]:
        """All penalties, oldest first."""
        return tuple(self.by_number.values())

    def of_keys(self, keys: Sequence[str]) -> tuple[WrittenPenalty, ...]:
        """The penalties under any of these keys, oldest first.

        `Tournament.penalties_of` returns those of a player.
        """
        numbers = [number for key in keys for number in self.by_player.get(key, ())]
        return tuple(self.by_number[number] for number in sorted(numbers))

    def slow_plays(self, clock: str, round_number: int, table: int) -> int:
        """Number of penalties for Slow Play at the table in that round."""
        return sum(
            issued.infraction == SLOW_PLAY
            and issued.penalty != Penalty.NONE
            and (issued.clock, issued.round, issued.table) == (clock, round_number, table)
            for issued in (each.issued for each in self.by_number.values())
        )


def day_of(written: WrittenPenalty) -> str:
    """The tournament day of a penalty, as ISO 8601."""
    return written.issued.day or format_moment(written.at)[: len("2026-11-21")]


class HasInfractions(Protocol):
    """A state that has penalties."""

    infractions: Infractions


def issue_penalty(state: HasInfractions, event: PenaltyIssued, at: Moment, author: str) -> None:
    """Add the penalty to the player's penalty history."""
    infractions = state.infractions
    number = event.number or infractions.last_number + 1
    _write_down(infractions, WrittenPenalty(event, at, author, number))
    infractions.last_number = max(infractions.last_number, number)


def correct_penalty(
    state: HasInfractions, event: PenaltyCorrected, at: Moment, author: str
) -> None:
    """Replace the penalty's contents; its instant and author stay."""
    del at, author
    before = state.infractions.by_number.get(event.number)
    if before is not None:
        _write_down(state.infractions, msgspec.structs.replace(before, issued=event))


def _write_down(infractions: Infractions, written: WrittenPenalty) -> None:
    """Store a penalty, replacing the one of the same number if there was one."""
    number = written.number
    before = infractions.by_number.get(number)
    if before is not None:
        infractions.by_player[player_key(before.issued.player)].remove(number)
    infractions.by_number[number] = written
    numbers = infractions.by_player.setdefault(player_key(written.issued.player), [])
    numbers.append(number)
    numbers.sort()
