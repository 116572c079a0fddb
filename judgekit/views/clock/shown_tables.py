"""Tables as every screen shows them: one deadline for a table, wherever it stands.

The record holds a table's deadline while a call is open. Shown is the deadline that the table would
be told if the call were closed now: a minute or less brings none yet, and a permitted absence never
more than ten minutes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from judgekit.domain.clock.playing_time import Interruption
from judgekit.domain.clock.snapshot import (
    TableSnapshot,
    TableState,
    ends_at,
    table_snapshot,
)
from judgekit.domain.clock.state import Round, Table
from judgekit.domain.shared.moment import Moment
from judgekit.views.clock.rounding import rounded_up


def shown_snapshots(
    current: Round, now: Moment, rounding: int = 1, numbers: Iterable[int] | None = None
) -> tuple[TableSnapshot, ...]:
    """Tables of the round by number; all of them, or those in `numbers`."""
    chosen = sorted(current.tables if numbers is None else numbers)
    tables, times = current.tables, _Times.of(current, now)
    return tuple(_shown(each, tables[each], times, rounding) for each in chosen)


def shown_snapshot(
    current: Round, number: int, table: Table, now: Moment, rounding: int = 1
) -> TableSnapshot:
    """The table at `now`, with the deadline that it would be told.

    Its extension is rounded up to a multiple of `rounding` milliseconds.
    """
    return _shown(number, table, _Times.of(current, now), rounding)


def has_extension(snapshot: TableSnapshot) -> bool:
    """Whether the table counts as one with an extension: it isn't done, and its time ends later
    than the round's. More turns, or a call that brings no time yet, are no extension."""
    return snapshot.extension > 0 and snapshot.state is not TableState.DONE


class _Times(NamedTuple):
    """The times of a round at an instant, which are the same for all of its tables."""

    now: Moment
    elapsed: int
    remaining: int | None
    end: Moment | None

    @staticmethod
    def of(current: Round, now: Moment) -> _Times:
        """Compute them."""
        return _Times(now, current.elapsed(now), current.remaining(now), ends_at(current, now))


def _shown(number: int, table: Table, times: _Times, rounding: int) -> TableSnapshot:
    now, elapsed, remaining, end = times
    snapshot = table_snapshot(number, table, elapsed, remaining, end)
    if remaining is None or end is None:
        return snapshot
    extension = snapshot.extension
    if snapshot.is_interrupted:
        told = (_if_closed(each, elapsed, now) for each in table.interruptions)
        closed = msgspec.structs.replace(table, interruptions=tuple(told))
        extension = closed.extension(elapsed)
    extension = rounded_up(extension, rounding)
    if extension == snapshot.extension:
        return snapshot
    return msgspec.structs.replace(
        snapshot, extension=extension, deadline=end + extension, left=remaining + extension
    )


def _if_closed(interruption: Interruption, elapsed: int, now: Moment) -> Interruption:
    """The interruption as if it ended now."""
    if interruption.until is not None:
        return interruption
    return msgspec.structs.replace(interruption, until=elapsed, closed=now)
