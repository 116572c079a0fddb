"""What a change of history moves: clocks and tables before and after it."""

from __future__ import annotations

import msgspec

from judgekit.domain.clock.snapshot import (
    ClockSnapshot,
    ClockState,
    clock_snapshot,
    clock_state,
    ends_at,
)
from judgekit.domain.clock.state import Clocks, Round, RoundKind
from judgekit.domain.shared.moment import Moment


class ClockChange(msgspec.Struct, frozen=True):
    """A clock whose round, state, remaining time or end changes.

    The remaining times are in milliseconds, None without a limit or without a round. `was` and
    `state` are its states before and after, of the round `round` of this `kind`. `since` is when
    the clock was paused if it is paused only afterwards, when its round ended or when it started if
    it is only afterwards that it did. `ends` has the time of day at which the round ends, before
    and after, if that changes and nothing else.
    """

    clock: str
    before: int | None
    after: int | None
    state: ClockState
    since: Moment | None = None
    was: ClockState = ClockState.RUNNING
    round: int = 0
    kind: str = RoundKind.ROUND.value
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
    now_after = now if now_after is None else now_after
    then, anew = _snapshots(before, now), _snapshots(after, now_after)
    clocks = []
    tables = []
    for name in dict.fromkeys((*then, *anew)):
        change = _clock_change(name, before, after, now, now_after)
        clocks += [] if change is None else [change]
        tables += _table_changes(name, then.get(name), anew.get(name))
    return Changes(tuple(clocks), tuple(tables))


def changes_of_time(clocks: Clocks, now: Moment, by: int) -> Changes:
    """What changes if the time of day moves by so many milliseconds: where rounds end."""
    found = []
    for clock in clocks.by_name.values():
        ends = ends_at(clock.round, now)
        change = None if ends is None else _other_end(clock.round, now, ends + by)
        found += [] if change is None else [change]
    return Changes(tuple(found), ())


def _snapshots(clocks: Clocks, now: Moment) -> dict[str, ClockSnapshot]:
    return {name: clock_snapshot(name, clock, now) for name, clock in clocks.by_name.items()}


def _clock_change(
    name: str, before: Clocks, after: Clocks, now: Moment, now_after: Moment
) -> ClockChange | None:
    one, other = before.last_round(name), after.last_round(name)
    if one is not None and one.id not in after.rounds:
        gone = clock_state(one, now), one.number, one.kind
        return ClockChange(name, one.remaining(now), None, ClockState.NOT_STARTED, None, *gone)
    if other is None:
        return None
    if one is None or other.id not in before.rounds:
        state, was = clock_state(other, now_after), ClockState.NOT_STARTED
        fields = state, _since(other, state) or other.started, was, other.number, other.kind
        return ClockChange(name, None, other.remaining(now_after), *fields)
    was, state = clock_state(one, now), clock_state(other, now_after)
    remaining = one.remaining(now), other.remaining(now_after)
    if was is state and remaining[0] == remaining[1]:
        return _other_end(one, now, ends_at(other, now_after))
    since = _since(other, state) if was is not state else None
    return ClockChange(name, *remaining, state, since, was, other.number, other.kind)


def _since(current: Round, state: ClockState) -> Moment | None:
    """When the round was paused or ended, if that is its state."""
    if state is ClockState.PAUSED:
        return current.paused_since
    return current.ended if state is ClockState.ENDED else None


def _other_end(current: Round, now: Moment, ends: Moment | None) -> ClockChange | None:
    """The change of a round that ends then, by the time of day, and is otherwise the same."""
    state, remaining, expected = (
        clock_state(current, now),
        current.remaining(now),
        ends_at(current, now),
    )
    if ends is None or expected is None or ends == expected or state is ClockState.ENDED:
        return None
    return ClockChange(
        *(current.clock, remaining, remaining, state),
        was=state,
        round=current.number,
        kind=current.kind,
        ends=(expected, ends),
    )


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
