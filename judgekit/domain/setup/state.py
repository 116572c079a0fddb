"""State of the tournament's setup."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from operator import attrgetter
from typing import Protocol

import msgspec

from judgekit.domain.setup.events import (
    MessageShown,
    NoteWritten,
    PairedTable,
    PairingsTaken,
    TournamentCreated,
)
from judgekit.domain.shared.moment import Moment

_NUMBER = attrgetter("table")


class Level(StrEnum):
    """Rules Enforcement Level (MTR 1.12)."""

    REGULAR = "regular"
    COMPETITIVE = "competitive"
    PROFESSIONAL = "professional"


class Role(StrEnum):
    """Role of a staff member."""

    HEAD_JUDGE = "head-judge"
    APPEALS_JUDGE = "appeals-judge"
    FLOOR_JUDGE = "floor-judge"
    SCOREKEEPER = "scorekeeper"


class SeatedInOrder(Mapping[int, tuple[str, ...]]):
    """The players by table of pairings that are in the order of their tables: looked up in the
    pairings themselves, which are kept anyway."""

    def __init__(self, tables: Sequence[PairedTable]) -> None:
        self._tables = tables

    def __getitem__(self, table: int) -> tuple[str, ...]:
        tables = self._tables
        place = bisect_left(tables, table, key=_NUMBER)
        if place == len(tables) or tables[place].table != table:
            raise KeyError(table)
        return tables[place].players

    def __iter__(self) -> Iterator[int]:
        return map(_NUMBER, self._tables)

    def __len__(self) -> int:
        return len(self._tables)


def seated(tables: Sequence[PairedTable]) -> Mapping[int, tuple[str, ...]]:
    """The players by table; of several entries of one table the last one is taken."""
    is_in_order = all(before.table < after.table for before, after in pairwise(tables))
    return SeatedInOrder(tables) if is_in_order else {each.table: each.players for each in tables}


class RoundPairings(msgspec.Struct):
    """Pairings of one round."""

    players: Mapping[int, tuple[str, ...]]
    byes: tuple[str, ...] = ()


class TournamentSetup(msgspec.Struct):
    """The tournament's details, its pairings by clock and round, and its notes.

    `message` is what the public display shows beside the clocks, empty for nothing.
    """

    details: TournamentCreated | None = None
    pairings: dict[tuple[str, int], RoundPairings] = {}
    notes: list[tuple[Moment, str]] = []
    message: str = ""

    def extra_turns(self) -> int:
        """Number of additional turns at the end of a match."""
        return self.details.extra_turns if self.details else 5

    def players_at(self, clock: str, round_number: int, table: int) -> tuple[str, ...]:
        """The players at the table; empty if the pairings don't say."""
        pairings = self.pairings.get((clock, round_number))
        return pairings.players.get(table, ()) if pairings else ()


class HasSetup(Protocol):
    """A state that has the tournament's setup."""

    setup: TournamentSetup


def lay_down(state: HasSetup, event: TournamentCreated, at: Moment, author: str) -> None:
    """Replace the details."""
    del at, author
    state.setup.details = event


def take_pairings(state: HasSetup, event: PairingsTaken, at: Moment, author: str) -> None:
    """Store the pairings of the round."""
    del at, author
    players = seated(event.tables)
    state.setup.pairings[event.clock, event.round] = RoundPairings(players, event.byes)


def write_note(state: HasSetup, event: NoteWritten, at: Moment, author: str) -> None:
    """Append the note with its instant."""
    del author
    state.setup.notes.append((at, event.text))


def show_message(state: HasSetup, event: MessageShown, at: Moment, author: str) -> None:
    """Replace the line on the public display."""
    del at, author
    state.setup.message = event.text
