"""State of clocks, rounds and tables.

Changed in place, by `apply` only; whatever depends on the time of day is computed from it in
`snapshot`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

import msgspec

from judgekit.domain.clock.playing_time import Interruption, owed_time
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.numbered import number_in

TURNS = 5
TURNS_PLAYING_TOGETHER = 3
"""Additional turns; the second number is for teams that play together (MTR 2.5, 2.4 since November
2023)."""
TURNS_FOR_SLOW_PLAY = 2


class RoundKind(StrEnum):
    """What a clock times: a round of matches, deck construction, a draft or something else."""

    ROUND = "round"
    DECK_CONSTRUCTION = "deck-construction"
    DRAFT = "draft"
    OTHER = "other"


class Grant(msgspec.Struct, frozen=True, gc=False):
    """A manual extension, kept to explain why a table plays longer."""

    by: int
    reason: str
    author: str = ""


class Turn(msgspec.Struct, frozen=True, gc=False):
    """Start of an additional turn, and the player who takes it, in `seat` 0 or 1."""

    at: Moment
    seat: int
    extra: bool = False


class Told(msgspec.Struct, frozen=True, gc=False):
    """What a table was told: to play until the round clock reads `reading`, in milliseconds.

    `author` entered it; `source` is the id of the call or the deck check whose end it was told at,
    empty for an extension by hand and for what was told again.
    """

    reading: int
    at: Moment
    author: str = ""
    source: str = ""


class Table(msgspec.Struct, gc=False):
    """A table in one round."""

    grants: tuple[Grant, ...] = ()
    interruptions: tuple[Interruption, ...] = ()
    added_turns: int = 0
    """Turns added for Slow Play."""
    turns: tuple[Turn, ...] = ()
    """Turns from turn 0 on; empty until time is over at the table."""
    turns_total: int = TURNS
    done: bool = False
    plays_on: bool = False
    """Whether it was reported to play on after time."""
    judge: str = ""
    told: Told | None = None
    """What it was told last."""

    def extension(self, elapsed: int) -> int:
        """T − E in milliseconds, at this elapsed round time."""
        extension = 0
        if self.grants:
            extension += sum(grant.by for grant in self.grants)
        if self.interruptions:
            extension += owed_time(self.interruptions, elapsed)
        return extension

    def is_interrupted(self) -> bool:
        """Whether the table has an open interruption (call, deck check and so on)."""
        return any(each.until is None for each in self.interruptions)


class Round(msgspec.Struct):
    """One round of a clock. Round time runs from `started` and stops in pauses.

    It is known by `id`; two rounds of a clock can have the same number.
    """

    id: str
    clock: str
    number: int
    kind: str
    limit: int | None
    started: Moment
    single_elimination: bool = False
    draft: str = ""
    cards: int = 0
    step_seconds: tuple[int, ...] = ()
    """Seconds of each of a draft's steps; empty for `KNOWN_TIMES`."""
    paused_since: Moment | None = None
    paused_for: int = 0
    """Total length of the finished pauses, in milliseconds."""
    pauses: int = 0
    paused_with_all: bool = False
    """Whether the present pause is one of all clocks."""
    pause_reason: str = ""
    """Why it is paused now, if a reason was given."""
    corrected: int = 0
    ended: Moment | None = None
    tables: dict[int, Table] = {}

    def instant(self, now: Moment) -> Moment:
        """The instant at which the round is evaluated: its end once it has ended."""
        return now if self.ended is None else self.ended

    def elapsed(self, now: Moment) -> int:
        """Round time at this instant."""
        stop = self.paused_since
        if stop is None:
            stop = now if self.ended is None else self.ended
        return stop - self.started - self.paused_for

    def length(self) -> int | None:
        """The limit with corrections, in round time; None without a limit."""
        return None if self.limit is None else self.limit + self.corrected

    def remaining(self, now: Moment) -> int | None:
        """Remaining round time, below zero in overtime; None without a limit."""
        length = self.length()
        return None if length is None else length - self.elapsed(now)

    def is_before_deadline(self, table: int, now: Moment) -> bool:
        """Whether `now` is before the table's current deadline T."""
        length = self.length()
        if length is None:
            return True
        elapsed = self.elapsed(now)
        seated = self.tables.get(table)
        return elapsed < length + (seated.extension(elapsed) if seated else 0)


class Clock(msgspec.Struct):
    """A clock with its rounds; the current or last one comes last."""

    rounds: list[Round] = []

    @property
    def round(self) -> Round:
        """The current round, or the last one."""
        return self.rounds[-1]


class Clocks(msgspec.Struct):
    """All clocks by name, in order of their first start."""

    by_name: dict[str, Clock] = {}
    rounds: dict[str, Round] = {}
    """All rounds by id, in order of their starts."""
    extra_turns: int = TURNS
    """Number of additional turns for tables new to their round."""

    def last_round(self, name: str) -> Round | None:
        """The clock's current or last round."""
        clock = self.by_name.get(name)
        return clock.rounds[-1] if clock is not None else None

    def round_named(self, name: int | str, clock: str = "") -> Round | None:
        """The round of that id, or the newest of that number; an empty `clock` matches any."""
        number = number_in(name)
        if number is None:
            found = self.rounds.get(str(name))
            return found if found is not None and clock in ("", found.clock) else None
        for each in reversed(self.rounds.values()):
            if each.number == number and clock in ("", each.clock):
                return each
        return None

    def table(self, current: Round, number: int) -> Table:
        """A table of the round, added if it is new."""
        known = current.tables.get(number)
        if known is None:
            known = current.tables[number] = Table(turns_total=self.extra_turns)
        return known

    def interruption_of(self, what: Interrupting) -> tuple[Round, Interruption] | None:
        """Find a call's or a check's interruption and its round; None if there is none."""
        current = self.rounds.get(what.round_id)
        table = current.tables.get(what.table) if current is not None else None
        if current is None or table is None:
            return None
        for known in reversed(table.interruptions):
            if known.key == what.id:
                return current, known
        return None

    def in_progress(self, name: str) -> Round | None:
        """The clock's round if it has not ended."""
        clock = self.by_name.get(name)
        current = clock.rounds[-1] if clock is not None else None
        return current if current is not None and current.ended is None else None

    def find(self, table: int | None = None) -> str:
        """Find the clock that has the table, else the first running, else the first paused one.

        Empty if no round is in progress. A table is only found on a clock with matches: drafts and
        deck construction have none.
        """
        going = {
            name: clock.round for name, clock in self.by_name.items() if clock.round.ended is None
        }
        if table is not None:
            going = self.with_matches()
        for name, current in going.items():
            if table in current.tables:
                return name
        running = (name for name, current in going.items() if current.paused_since is None)
        return next(running, next(iter(going), ""))

    def with_matches(self) -> dict[str, Round]:
        """The rounds of matches in progress, by clock."""
        return {
            name: clock.round
            for name, clock in self.by_name.items()
            if clock.round.ended is None and clock.round.kind == RoundKind.ROUND
        }

    def find_paused(self) -> str:
        """The first paused clock, else the result of `find`."""
        for name in self.by_name:
            current = self.in_progress(name)
            if current is not None and current.paused_since is not None:
                return name
        return self.find()


class HasClocks(Protocol):
    """A state that has clocks."""

    clocks: Clocks
