"""What a change of history moves: clocks and tables before and after it."""

from __future__ import annotations

import msgspec

from judgekit.domain.clock.snapshot import ClockSnapshot, ClockState, clock_snapshot
from judgekit.domain.clock.state import Clocks
from judgekit.domain.shared.moment import Moment


class ClockChange(msgspec.Struct, frozen=True):
    """A clock whose state, remaining time or end changes.

    The remaining times are in milliseconds, None without a limit or without a round; `paused_since`
    is set if the clock is paused afterwards and was not before. `ends` has the time of day at which
    the round ends, before and after, if that changes and nothing else.
    """

    clock: str
    before: int | None
    after: int | None
    state: ClockState
    paused_since: Moment | None = None
    ends: tuple[Moment, Moment] | None = None


class TableChange(msgspec.Struct, frozen=True):
    """A table whose extension changes; both are in milliseconds, and 0 for a table that the round
    does not have."""

    clock: str
    table: int
    before: int
    after: int


class Changes(msgspec.Struct, frozen=True):
    """All that changes, clocks in the order of their first start, tables by number."""

    clocks: tuple[ClockChange, ...]
    tables: tuple[TableChange, ...]


def changes(before: Clocks, after: Clocks, now: Moment, now_after: Moment | None = None) -> Changes:
    """Compare the clocks and tables of two states at the same instant.

    If the time of day moves between them, `now_after` is that instant by the later one.
    """
    then = _snapshots(before, now)
    anew = _snapshots(after, now if now_after is None else now_after)
    clocks = []
    tables = []
    for name in dict.fromkeys((*then, *anew)):
        one, other = then.get(name), anew.get(name)
        clocks += _clock_changes(name, one, other, after)
        tables += _table_changes(name, one, other)
    return Changes(tuple(clocks), tuple(tables))


def changes_of_time(clocks: Clocks, now: Moment, by: int) -> Changes:
    """What changes if the time of day moves by so many milliseconds: where rounds end."""
    found = []
    for name, snapshot in _snapshots(clocks, now).items():
        ends = None if snapshot.ends_at is None else snapshot.ends_at + by
        found += _other_end(name, snapshot, msgspec.structs.replace(snapshot, ends_at=ends))
    return Changes(tuple(found), ())


def _snapshots(clocks: Clocks, now: Moment) -> dict[str, ClockSnapshot]:
    return {name: clock_snapshot(name, clock, now) for name, clock in clocks.by_name.items()}


def _clock_changes(
    name: str, one: ClockSnapshot | None, other: ClockSnapshot | None, after: Clocks
) -> list[ClockChange]:
    before, then = (one.remaining, one.state) if one else (None, ClockState.NOT_STARTED)
    remaining, state = (other.remaining, other.state) if other else (None, ClockState.NOT_STARTED)
    if (before, then) == (remaining, state):
        return _other_end(name, one, other)
    current = after.last_round(name)
    since = current.paused_since if current is not None else None
    is_paused = state is ClockState.PAUSED and then is not ClockState.PAUSED
    return [ClockChange(name, before, remaining, state, since if is_paused else None)]


def _other_end(
    name: str, one: ClockSnapshot | None, other: ClockSnapshot | None
) -> list[ClockChange]:
    """A clock on which nothing changes but the time of day."""
    if one is None or other is None or other.state is ClockState.ENDED:
        return []
    if one.ends_at is None or other.ends_at is None or one.ends_at == other.ends_at:
        return []
    ends = (one.ends_at, other.ends_at)
    return [ClockChange(name, one.remaining, other.remaining, other.state, ends=ends)]


def _table_changes(
    name: str, one: ClockSnapshot | None, other: ClockSnapshot | None
) -> list[TableChange]:
    before = {each.table: each.extension for each in one.tables} if one else {}
    after = {each.table: each.extension for each in other.tables} if other else {}
    return [
        TableChange(name, table, before.get(table, 0), after.get(table, 0))
        for table in sorted(before.keys() | after.keys())
        if before.get(table, 0) != after.get(table, 0)
    ]
