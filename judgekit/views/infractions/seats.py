"""Where a player sits in the rounds in progress."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.domain.clock.state import RoundKind
from judgekit.domain.tournament import Tournament


class Seat(NamedTuple):
    """A table and the name by which the pairings seat the player there."""

    table: int
    player: str


def seat_of(state: Tournament, name: str) -> Seat | None:
    """Return the player's seat in a round of matches in progress; None if the pairings tell
    none."""
    for clock in state.clocks.by_name:
        current = state.clocks.in_progress(clock)
        if current is None or current.kind != RoundKind.ROUND:
            continue
        pairings = state.setup.pairings.get((clock, current.number))
        for table, seated in pairings.players.items() if pairings is not None else ():
            for player in seated:
                if state.players.same(player, name):
                    return Seat(table, player)
    return None
