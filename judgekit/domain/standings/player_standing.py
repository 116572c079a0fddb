"""A line of the standings."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.texts.kinds import PlayerName

HIGHEST_POINTS = 300
"""Higher than in any tournament."""


class PlayerStanding(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A player with match points; wins, losses and draws are None if only points were given."""

    player: PlayerName
    points: int
    wins: int | None = None
    losses: int | None = None
    draws: int | None = None
