"""How a player stands: what a line of the standings says."""

from __future__ import annotations

import msgspec

HIGHEST_POINTS = 300
"""More than any tournament has."""


class PlayerStanding(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A player with match points; wins, losses and draws are None where only points were given."""

    player: str
    points: int
    wins: int | None = None
    losses: int | None = None
    draws: int | None = None
