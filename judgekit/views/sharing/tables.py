"""Which table an event or a command is about, and which tables are a judge's own."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.tournament import Tournament

NAMES = ("call", "check", "appeal", "number")
"""Fields by which events and commands name what began at a table."""


def table_of(said: Event | Command, state: Tournament) -> int | None:
    """Return the table that something is about, by itself or by what it names; None if it is about
    none."""
    table: int | None = getattr(said, "table", None)
    if table:
        return table
    parts = (state.calls, state.deck_checks, state.appeals, state.infractions)
    for name in NAMES:
        named = getattr(said, name, "")
        for part in parts if isinstance(named, str) and named else ():
            thing = part.entered.by_id.get(named)
            if thing is not None:
                about = getattr(thing, "issued", None) or getattr(thing, "asked", None) or thing
                found: int | None = getattr(about, "table", None)
                return found or None
    return None


def own_tables(state: Tournament, judge: str) -> frozenset[int]:
    """Return the tables at which a judge is now: those of his open calls and deck checks, and those
    where he sits."""
    return frozenset(_own_tables(state, judge)) if judge else frozenset()


def _own_tables(state: Tournament, judge: str) -> Iterator[int]:
    for call in state.calls.open_calls():
        if judge == call.judge:
            yield call.table
    for check in state.deck_checks.open_checks():
        if judge in check.judges:
            yield check.table
    for clock in state.clocks.by_name.values():
        for table, played in clock.round.tables.items():
            if played.judge == judge:
                yield table
