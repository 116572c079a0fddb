"""Snapshots of clocks and tables: computed from the state, never stored.

E is the end of the round, T the deadline of a table. A time of day is always now plus the remaining
time, so a pause moves it and a time long past is still right.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from judgekit.domain.clock.playing_time import owed_for_each
from judgekit.domain.clock.state import Clock, Round, Table
from judgekit.domain.shared.moment import Moment


class ClockState(StrEnum):
    """State of a clock."""

    NOT_STARTED = "not-started"
    RUNNING = "running"
    PAUSED = "paused"
    OVERTIME = "overtime"
    ENDED = "ended"


class TableState(StrEnum):
    """State of a table. Past its deadline it stays on its extension until its turns begin."""

    PLAYING = "playing"
    INTERRUPTED = "interrupted"
    EXTENSION = "extension"
    TURNS = "turns"
    DONE = "done"


class TableSnapshot(msgspec.Struct, frozen=True, gc=False):
    """Snapshot of a table at an instant.

    `extension` is T − E in milliseconds; negated, it is what the round clock reads at T. `deadline`
    is T and `left` the time until then, None in a round without a limit. `turn` is None before the
    additional turns begin. `is_interrupted` can also be true during turns.
    """

    table: int
    state: TableState
    extension: int
    deadline: Moment | None
    left: int | None
    turn: int | None
    turns_total: int
    judge: str
    is_interrupted: bool
    plays_on: bool = False
    """Whether it was reported to play on after time."""


class HallWait(msgspec.Struct, frozen=True):
    """The table the hall waits for: until `until` because of `table`, until `without` but for it.

    `table` is None if no table plays longer than the round; the instants are None without a limit.
    """

    until: Moment | None
    table: int | None = None
    without: Moment | None = None


class ClockSnapshot(msgspec.Struct, frozen=True):
    """Snapshot of a clock at an instant, with its tables by number.

    Durations are in milliseconds; `remaining` and `ends_at` are None without a limit.
    """

    clock: str
    round: int
    kind: str
    state: ClockState
    remaining: int | None
    ends_at: Moment | None
    hall: HallWait
    tables: tuple[TableSnapshot, ...]
    pause_reason: str = ""


class Cause(msgspec.Struct, frozen=True):
    """A part of a table's extension: an interruption or a manual grant.

    `length` is that of the interruption or the grant, `bonus` the extra time on top of it.
    `is_open` while the interruption is open.
    """

    reason: str
    length: int
    bonus: int = 0
    by_hand: bool = False
    is_open: bool = False
    author: str = ""


def clock_state(current: Round, now: Moment) -> ClockState:
    """The state of the round's clock."""
    if current.ended is not None:
        return ClockState.ENDED
    if current.paused_since is not None:
        return ClockState.PAUSED
    remaining = current.remaining(now)
    in_overtime = remaining is not None and remaining <= 0
    return ClockState.OVERTIME if in_overtime else ClockState.RUNNING


def clock_snapshot(name: str, clock: Clock, now: Moment) -> ClockSnapshot:
    """Return the snapshot of the clock at `now`."""
    current = clock.round
    tables = table_snapshots(current, now)
    return ClockSnapshot(
        clock=name,
        round=current.number,
        kind=current.kind,
        state=clock_state(current, now),
        remaining=current.remaining(now),
        ends_at=ends_at(current, now),
        hall=hall_wait(current, tables, now),
        tables=tables,
        pause_reason=current.pause_reason,
    )


def ends_at(current: Round, now: Moment) -> Moment | None:
    """E, the end of the round: while the clock is paused, now plus the remaining time."""
    remaining = current.remaining(now)
    return None if remaining is None else current.instant(now) + remaining


def table_snapshots(current: Round, now: Moment) -> tuple[TableSnapshot, ...]:
    """Snapshots of all tables of the round, by number."""
    elapsed, remaining, end = current.elapsed(now), current.remaining(now), ends_at(current, now)
    tables = current.tables
    return tuple(
        table_snapshot(number, tables[number], elapsed, remaining, end) for number in sorted(tables)
    )


def table_snapshot(
    number: int, table: Table, elapsed: int, remaining: int | None, end: Moment | None
) -> TableSnapshot:
    """Snapshot of one table, given the round's elapsed and remaining time and its end."""
    timed = remaining is not None and end is not None
    extension = table.extension(elapsed) if timed else 0
    interrupted = table.is_interrupted() if table.interruptions else False
    if table.done:
        state = TableState.DONE
    elif table.turns:
        state = TableState.TURNS
    elif interrupted:
        state = TableState.INTERRUPTED
    else:
        state = TableState.EXTENSION if extension > 0 else TableState.PLAYING
    return TableSnapshot(
        number,
        state,
        extension,
        None if end is None else end + extension,
        None if remaining is None else remaining + extension,
        len(table.turns) - 1 if table.turns else None,
        table.turns_total,
        table.judge,
        interrupted,
        table.plays_on,
    )


def hall_wait(current: Round, tables: Iterable[TableSnapshot], now: Moment) -> HallWait:
    """The latest deadline of the tables that aren't done, and at least E.

    Turns add no time to it.
    """
    end = ends_at(current, now)
    if end is None:
        return HallWait(None)
    playing = sorted(
        (each.extension, -each.table)
        for each in tables
        if each.extension > 0 and each.state is not TableState.DONE
    )
    if not playing:
        return HallWait(end)
    extension, number = playing[-1]
    without = playing[-2][0] if len(playing) > 1 else 0
    return HallWait(end + extension, -number, end + without)


def causes(table: Table, elapsed: int) -> tuple[Cause, ...]:
    """Causes of the table's extension, in order of occurrence.

    An interruption that owes nothing (a minute or less, or begun after the deadline) is left out.
    """
    found: list[Cause] = []
    for each, added in owed_for_each(table.interruptions, elapsed):
        bonus = each.bonus() if each.counts else 0
        if added > 0 or (each.counts and each.until is None):
            found.append(Cause(each.reason, added - bonus, bonus, is_open=each.until is None))
    found.extend(
        Cause(grant.reason, grant.by, by_hand=True, author=grant.author) for grant in table.grants
    )
    return tuple(found)
