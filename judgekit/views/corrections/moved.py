"""What a change of history moves, as rows: every deadline, the hall, calls and penalties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from judgekit.domain.calls.state import Call
from judgekit.domain.clock.snapshot import (
    Cause,
    ClockState,
    TableSnapshot,
    TableState,
    causes,
    clock_state,
    ends_at,
    hall_wait,
)
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.clock.shown_tables import shown_snapshots


class MovedKind(StrEnum):
    """What a row is about, and what its values are."""

    TABLE = "table"
    """The reading of the round clock until which a table plays, in milliseconds."""
    TIME_OF_DAY = "time-of-day"
    """The instant of that reading."""
    ROUND_END = "round-end"
    """The instant at which the round ends."""
    HALL = "hall"
    """The instant until which the hall waits; `table` is the last one then, 0 for none."""
    CLOCK_STATE = "clock-state"
    TABLE_STATE = "table-state"
    CALL = "call"
    """Whether the call is open: `open`, `closed`, empty for no call."""
    PENALTY = "penalty"
    """The penalty of `player`, empty for none."""
    DECKS_CHECKED = "decks-checked"
    """How many decks count as checked."""


MovedValue = int | str | None


class Moved(msgspec.Struct, frozen=True):
    """A row: something with another value afterwards.

    `clock` and `round` are set where it is about a round, `is_past` if that isn't the clock's
    current one. `causes` are those of a table's extension afterwards.
    """

    kind: MovedKind
    before: MovedValue
    after: MovedValue
    clock: str = ""
    round: int = 0
    is_past: bool = False
    table: int = 0
    player: str = ""
    causes: tuple[Cause, ...] = ()

    @property
    def difference(self) -> int | None:
        """By how many milliseconds it moves; None where that makes no sense."""
        is_time = self.kind in (
            MovedKind.TABLE,
            MovedKind.TIME_OF_DAY,
            MovedKind.ROUND_END,
            MovedKind.HALL,
        )
        if not is_time or not isinstance(self.before, int) or not isinstance(self.after, int):
            return None
        moved = self.after - self.before
        return -moved if self.kind is MovedKind.TABLE else moved


def moves(before: Tournament, after: Tournament, now: Moment) -> tuple[Moved, ...]:
    """Compare two states at the same instant: tables first, then rounds, calls and penalties."""
    rows = [
        *_rounds(before, after, now),
        *_calls(before, after),
        *_penalties(before, after),
        *_decks(before, after),
    ]
    order = list(MovedKind)
    tables = [each for each in rows if each.kind is MovedKind.TABLE]
    first = tables[0] if len(tables) == 1 else None
    kept = [each for each in rows if each.kind is not MovedKind.TIME_OF_DAY or _is_of(each, first)]
    return tuple(sorted(kept, key=lambda each: (each.is_past, order.index(each.kind))))


def _is_of(row: Moved, table: Moved | None) -> bool:
    """Whether a time of day belongs to the only table that moves."""
    return table is not None and (row.table, row.is_past) == (table.table, table.is_past)


def _rounds(before: Tournament, after: Tournament, now: Moment) -> Iterator[Moved]:
    for id_ in dict.fromkeys((*before.clocks.rounds, *after.clocks.rounds)):
        was, will = before.clocks.rounds.get(id_), after.clocks.rounds.get(id_)
        known = will or was
        if known is None:
            continue
        last = after.clocks.last_round(known.clock) or before.clocks.last_round(known.clock)
        is_past = last is None or last.id != id_
        for row in _round(was, will, now):
            yield msgspec.structs.replace(
                row, clock=known.clock, round=known.number, is_past=is_past
            )


def _round(was: Round | None, will: Round | None, now: Moment) -> Iterator[Moved]:
    state, anew = _state(was, now), _state(will, now)
    if state is not anew:
        yield Moved(MovedKind.CLOCK_STATE, state, anew)
    tables, others = _tables(was, now), _tables(will, now)
    for number in sorted(tables.keys() | others.keys()):
        one, other = tables.get(number), others.get(number)
        extension = one.extension if one else 0
        later = other.extension if other else 0
        if extension != later:
            reasons = causes(will.tables[number], will.elapsed(now)) if other and will else ()
            yield Moved(MovedKind.TABLE, -extension, -later, table=number, causes=reasons)
            yield Moved(
                MovedKind.TIME_OF_DAY,
                _deadline(was, one, now),
                _deadline(will, other, now),
                table=number,
            )
        elif (
            one
            and other
            and one.state is not other.state
            and TableState.DONE
            in (
                one.state,
                other.state,
            )
        ):
            yield Moved(MovedKind.TABLE_STATE, one.state, other.state, table=number)
    end, later_end = _end(was, now), _end(will, now)
    if end != later_end:
        yield Moved(MovedKind.ROUND_END, end, later_end)
    hall, later_hall = _hall(was, now), _hall(will, now)
    if will is not None and hall[0] != later_hall[0]:
        yield Moved(MovedKind.HALL, hall[0], later_hall[0], table=later_hall[1])


def _state(current: Round | None, now: Moment) -> ClockState:
    return clock_state(current, now) if current is not None else ClockState.NOT_STARTED


def _tables(current: Round | None, now: Moment) -> dict[int, TableSnapshot]:
    shown = shown_snapshots(current, now) if current is not None else ()
    return {each.table: each for each in shown}


def _deadline(current: Round | None, table: TableSnapshot | None, now: Moment) -> Moment | None:
    """The table's deadline; the end of the round for a table that has nothing of its own."""
    return table.deadline if table is not None else _end(current, now)


def _end(current: Round | None, now: Moment) -> Moment | None:
    return ends_at(current, now) if current is not None else None


def _hall(current: Round | None, now: Moment) -> tuple[Moment | None, int]:
    if current is None or current.ended is not None:
        return None, 0
    wait = hall_wait(current, shown_snapshots(current, now), now)
    return wait.until, wait.table or 0


def _calls(before: Tournament, after: Tournament) -> Iterator[Moved]:
    was, will = before.calls.entered.by_id, after.calls.entered.by_id
    for id_ in dict.fromkeys((*was, *will)):
        one, other = was.get(id_), will.get(id_)
        states = _call_state(one), _call_state(other)
        known = other or one
        if known is not None and states[0] != states[1]:
            yield Moved(MovedKind.CALL, states[0], states[1], table=known.table)


def _call_state(call: Call | None) -> str:
    return "" if call is None else "open" if call.is_open else "closed"


def _penalties(before: Tournament, after: Tournament) -> Iterator[Moved]:
    was, will = before.infractions.entered.by_id, after.infractions.entered.by_id
    for id_ in dict.fromkeys((*was, *will)):
        one, other = was.get(id_), will.get(id_)
        if one and other and one.issued.player == other.issued.player:
            if one.issued.penalty != other.issued.penalty:
                yield Moved(
                    MovedKind.PENALTY,
                    one.issued.penalty,
                    other.issued.penalty,
                    player=one.issued.player,
                )
            continue
        if one:
            yield Moved(MovedKind.PENALTY, one.issued.penalty, "", player=one.issued.player)
        if other:
            yield Moved(MovedKind.PENALTY, "", other.issued.penalty, player=other.issued.player)


def _decks(before: Tournament, after: Tournament) -> Sequence[Moved]:
    was, will = (_checked(state) for state in (before, after))
    return () if was == will else (Moved(MovedKind.DECKS_CHECKED, was, will),)


def _checked(state: Tournament) -> int:
    return sum(check.checked for check in state.deck_checks.entered)
