"""Players known from pairings and penalties."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from judgekit.domain.tournament import Tournament

if TYPE_CHECKING:
    pass


def players_of(state: Tournament) -> Iterator[str]:
    """All players known from pairings or penalties, possibly more than once."""
    for pairings in state.setup.pairings.values():
        for seated in pairings.players.values():
            yield from seated
        yield from pairings.byes
    for written in state.infractions.penalties:
        yield written.issued.player
