"""What the setup does to the clocks: tables by pairings, those that play on, additional turns."""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.clock.commands import StillPlaying
from judgekit.domain.clock.decide import round_meant, wrong_table
from judgekit.domain.clock.events import PlayingTablesReported, RoundStarted
from judgekit.domain.clock.obstacles import no_round
from judgekit.domain.clock.state import Clocks, HasClocks, RoundKind
from judgekit.domain.setup.events import PairingsTaken, TournamentChanged, TournamentCreated
from judgekit.domain.setup.state import HasSetup
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.feature import Feature
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.table_number import in_ranges

WITHOUT_TABLES = frozenset((RoundKind.DECK_CONSTRUCTION, RoundKind.DRAFT))
"""What is timed and has no matches."""


class HasPairedTables(HasSetup, HasClocks, Protocol):
    """A state that has clocks and pairings."""


def decide_still_playing(
    state: HasPairedTables, command: StillPlaying, at: Moment
) -> Event | Refusal:
    """Report the tables that play on; the round's other tables are done.

    Without a clock it is the first one with matches whose time is up. A table that the pairings
    don't have and nobody has entered anything for is refused.
    """
    clocks = state.clocks
    wrong = next(filter(None, map(wrong_table, command.tables)), None)
    default = _clock_at_time(clocks, at) or clocks.find()
    meant = wrong or round_meant(clocks, command.clock, command.round, default)
    if isinstance(meant, Refusal):
        return meant
    refusal = no_round(clocks, meant.clock, meant.id)
    if refusal is not None:
        return refusal
    current = clocks.rounds[meant.id]
    if current.kind in WITHOUT_TABLES:
        return Refusal(RefusalCode.NO_TABLES, {"clock": meant.clock})
    paired = state.setup.pairings.get((current.clock, current.number))
    unknown = set(command.tables).difference(current.tables)
    if paired is not None and unknown:
        values: dict[str, str | int] = {
            "tables": in_ranges(unknown),
            "round": current.number,
            "known": in_ranges(paired.players),
        }
        return Refusal(RefusalCode.NOT_PAIRED, values)
    playing = tuple(sorted(set(command.tables)))
    done = (number for number, table in current.tables.items() if not table.done)
    others = tuple(sorted(set(done).difference(playing)))
    return PlayingTablesReported(meant.clock, playing, others, meant.id)


def _clock_at_time(clocks: Clocks, at: Moment) -> str:
    """The first clock with matches whose time is up; empty if there is none."""
    for name in clocks.by_name:
        current = clocks.in_progress(name)
        if current is None or current.kind in WITHOUT_TABLES:
            continue
        remaining = current.remaining(at)
        if remaining is not None and remaining <= 0:
            return name
    return ""


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
    decisions={StillPlaying: decide_still_playing},
    effects={
        TournamentCreated: _set_turns,
        TournamentChanged: _set_turns,
        RoundStarted: _seat_round,
        PairingsTaken: _seat_pairings,
    },
)
