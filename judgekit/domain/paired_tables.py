"""Effects of the tournament's setup on its clocks: tables by pairings, additional turns."""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.clock.events import RoundStarted
from judgekit.domain.clock.state import HasClocks, RoundKind
from judgekit.domain.setup.events import PairingsTaken, TournamentChanged, TournamentCreated
from judgekit.domain.setup.state import HasSetup
from judgekit.domain.shared.feature import Feature
from judgekit.domain.shared.moment import Moment


class HasPairedTables(HasSetup, HasClocks, Protocol):
    """A state that has clocks and pairings."""


def _set_turns(state: HasPairedTables, event: TournamentCreated, at: Moment, author: str) -> None:
    """Set the additional turns of new tables and of those whose turns have not begun."""
    del at, author
    state.clocks.extra_turns = event.extra_turns
    for clock in state.clocks.by_name.values():
        for table in clock.round.tables.values() if clock.round.ended is None else ():
            if not table.turns:
                table.turns_total = event.extra_turns + table.added_turns


def _seat_round(state: HasPairedTables, event: RoundStarted, at: Moment, author: str) -> None:
    """Add the tables of pairings that were taken before the round started."""
    del at, author
    current = state.clocks.in_progress(event.clock)
    pairings = state.setup.pairings.get((event.clock, event.round))
    if current is not None and pairings is not None and event.kind == RoundKind.ROUND:
        for table in pairings.players:
            state.clocks.table(current, table)


def _seat_pairings(state: HasPairedTables, event: PairingsTaken, at: Moment, author: str) -> None:
    """Add the tables of the pairings to the round in progress."""
    del at, author
    current = state.clocks.in_progress(event.clock)
    if current is not None and current.number == event.round:
        for each in event.tables:
            state.clocks.table(current, each.table)


PAIRED_TABLES: Feature[HasPairedTables] = Feature(
    effects={
        TournamentCreated: _set_turns,
        TournamentChanged: _set_turns,
        RoundStarted: _seat_round,
        PairingsTaken: _seat_pairings,
    },
)
