"""Snapshot of a call: how long it took, the extension due to its table, or why none is due."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.calls.state import Call
from judgekit.domain.clock.playing_time import LONGEST_ERRAND, Reason
from judgekit.domain.clock.state import Round, Table, Told
from judgekit.domain.interrupted_tables import due_if_closed
from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.domain.tournament import Tournament


class NothingDue(StrEnum):
    """Why a call brings its table no extension."""

    A_MINUTE_OR_LESS = "a-minute-or-less"
    AFTER_DEADLINE = "after-deadline"
    NO_ROUND = "no-round"
    NO_TIME_LIMIT = "no-time-limit"
    WHILE_PAUSED = "while-paused"
    COUNTED_ALREADY = "counted-already"


class CallSnapshot(msgspec.Struct, frozen=True):
    """Snapshot of a call at an instant.

    `elapsed` is the call's length and `due` the extension it gives (or would give if closed now),
    both in milliseconds. `reading` is the round clock's reading at which the table would then start
    its additional turns, None without a limit. `nothing_due` says why no extension is due. `told`
    is what the table was told last in its round.
    """

    call: Call
    elapsed: int
    due: int
    reading: int | None
    nothing_due: NothingDue | None
    told: Told | None = None
    is_cut: bool = False
    """Whether it lasted longer than counts: a permitted absence of more than ten minutes."""
    paused: int = 0
    """For how much of it the whole clock was paused, in milliseconds: that is no time of play."""


def call_snapshot(state: Tournament, call: Call, now: Moment) -> CallSnapshot:
    """Return the snapshot of a call at `now`."""
    current = state.round_of(call)
    table = current.tables.get(call.table) if current else None
    closed = call.closed
    due = due_if_closed(state, call, now) if closed is None else call.due
    reading: int | None = None
    if current is not None and table is not None and current.limit is not None:
        extension = table.extension(current.elapsed(now))
        held = _held(table, current, call, now) if closed is None else 0
        reading = -(extension - held + (due if closed is None else 0))
    return CallSnapshot(
        call,
        call.elapsed(now),
        due,
        reading,
        None if due > 0 else _why_nothing(current, table, call, now),
        table.told if table is not None else None,
        _is_cut(current, table, call, now),
        _paused(current, table, call, now),
    )


def _paused(current: Round | None, table: Table | None, call: Call, now: Moment) -> int:
    if current is None or table is None:
        return 0
    this = next((each for each in table.interruptions if each.key == call.id), None)
    if this is None:
        return 0
    if this.until is None:
        lasted, played = current.instant(now) - this.opened, current.elapsed(now) - this.since
    else:
        lasted, played = this.closed - this.opened, this.until - this.since
    return max(0, lasted - played)


def _is_cut(current: Round | None, table: Table | None, call: Call, now: Moment) -> bool:
    if current is None or table is None or call.reason != Reason.ERRAND:
        return False
    this = next((each for each in table.interruptions if each.key == call.id), None)
    if this is None or not this.counts:
        return False
    until = current.elapsed(now) if this.until is None else this.until
    return until - this.since > LONGEST_ERRAND


def _held(table: Table, current: Round, call: Call, now: Moment) -> int:
    """How much the open call adds to the extension currently shown."""
    elapsed = current.elapsed(now)
    others = [each for each in table.interruptions if each.key != call.id]
    without = msgspec.structs.replace(table, interruptions=others)
    return table.extension(elapsed) - without.extension(elapsed)


def _why_nothing(current: Round | None, table: Table | None, call: Call, now: Moment) -> NothingDue:
    this = [each for each in table.interruptions if each.key == call.id] if table else []
    if current is None or not this:
        return NothingDue.NO_ROUND
    if current.limit is None:
        return NothingDue.NO_TIME_LIMIT
    if not this[0].counts:
        return NothingDue.AFTER_DEADLINE
    length = this[0].ends(current.elapsed(now)) - this[0].begins()
    if length == 0 and current.paused_since is not None:
        return NothingDue.WHILE_PAUSED
    return NothingDue.A_MINUTE_OR_LESS if length <= MINUTE else NothingDue.COUNTED_ALREADY
