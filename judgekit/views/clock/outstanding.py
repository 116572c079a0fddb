"""Who still plays after time: what is known, and what naming some tables would do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from judgekit.domain.calls.state import HasCalls
from judgekit.domain.clock.snapshot import TableSnapshot, TableState
from judgekit.domain.clock.state import Round
from judgekit.domain.paired_tables import WITHOUT_TABLES
from judgekit.domain.shared.moment import Moment
from judgekit.views.clock.shown_tables import shown_snapshots


class Outstanding(msgspec.Struct, frozen=True):
    """What naming these tables does.

    `playing` are those that play on, in the order named; `done` the others that are still open;
    `extended` and `to_turns` count those that play on by an extension and those whose turns begin.
    `unknown` are not in the pairings, `finished` are done already; `tables` is how many the round
    has.
    """

    playing: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    extended: int = 0
    to_turns: int = 0
    unknown: tuple[int, ...] = ()
    finished: tuple[int, ...] = ()
    tables: int = 0

    @property
    def is_possible(self) -> bool:
        """Whether all tables named can still play."""
        return not self.unknown and not self.finished


def judges_at_calls(state: HasCalls, clock: str) -> Mapping[int, str]:
    """The judges who take an open call of this clock, by table: they count as sitting there."""
    calls = state.calls.open_calls()
    return {call.table: call.judge for call in calls if call.judge and call.clock == clock}


def is_time_up(current: Round | None, now: Moment) -> bool:
    """Whether the time of a round with matches is up and it hasn't ended."""
    if current is None or current.ended is not None or current.kind in WITHOUT_TABLES:
        return False
    remaining = current.remaining(now)
    return remaining is not None and remaining <= 0


def is_reported(snapshots: Iterable[TableSnapshot]) -> bool:
    """Whether it was reported which tables of the round play on after time."""
    return any(each.plays_on for each in snapshots)


def is_known(snapshot: TableSnapshot, judge: str = "", *, is_reported: bool = False) -> bool:
    """Whether a table is known to play on after time: it was reported, its turns have begun, or a
    judge sits there; once it `is_reported` who plays on, also by an extension or a call."""
    if snapshot.state is TableState.DONE:
        return False
    if snapshot.plays_on or snapshot.state is TableState.TURNS or judge or snapshot.judge:
        return True
    return is_reported and (snapshot.extension > 0 or snapshot.is_interrupted)


def likely_to_play(snapshot: TableSnapshot, judge: str = "") -> bool:
    """Whether an open table is known to play on, or has an extension or an open call."""
    return is_known(snapshot, judge, is_reported=True)


def tables_to_fill_in(
    current: Round, now: Moment, judges: Mapping[int, str] = {}
) -> tuple[int, ...]:
    """The tables that most likely play on, by number; `judges` take a call, by table."""
    return tuple(
        each.table
        for each in shown_snapshots(current, now)
        if likely_to_play(each, judges.get(each.table, ""))
    )


def is_asked(current: Round | None, now: Moment, judges: Mapping[int, str] = {}) -> bool:
    """Whether nobody has reported yet which tables play on, and it isn't known of every one."""
    if current is None or not is_time_up(current, now):
        return False
    snapshots = shown_snapshots(current, now)
    return not is_reported(snapshots) and any(
        each.state is not TableState.DONE and not is_known(each, judges.get(each.table, ""))
        for each in snapshots
    )


def outstanding_of(
    current: Round, named: Sequence[int], now: Moment, *, is_paired: bool, rounding: int = 1
) -> Outstanding:
    """What it does to say that these tables play on; `is_paired` means that all are known.

    Extensions are rounded up to a multiple of `rounding` milliseconds, as on the board.
    """
    snapshots = {each.table: each for each in shown_snapshots(current, now, rounding)}
    open_tables = {
        number: each for number, each in snapshots.items() if each.state is not TableState.DONE
    }
    playing = tuple(dict.fromkeys(named))
    going = [open_tables[each] for each in playing if each in open_tables]
    extended = sum(bool(each.left and each.left > 0) for each in going)
    return Outstanding(
        playing=playing,
        done=tuple(number for number in open_tables if number not in playing),
        extended=extended,
        to_turns=len(playing) - extended,
        unknown=tuple(each for each in playing if is_paired and each not in snapshots),
        finished=tuple(each for each in playing if each in snapshots and each not in open_tables),
        tables=len(snapshots),
    )
