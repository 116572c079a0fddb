"""What a made-up event is made of."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.moment import Moment

FEWEST_PLAYERS, MOST_PLAYERS = 4, 4_000
MOST_ROUNDS = 25
MOST_SEED = 999_999_999
USUAL_SPEED, FASTEST = 10, 60
"""How many times as fast as a real event a rehearsal goes."""
CHECKED = 0.15
"""Part of the decks that are checked, a little more than has to be (MTR 2.8)."""


class RehearsalSetup(msgspec.Struct, frozen=True):
    """The same one always gives the same event."""

    seed: int = 1
    players: int = 57
    rounds: int = 6
    starts_at: Moment = 1_795_255_200_000
    """21 November 2026, 10:00 UTC."""
    checked: float = CHECKED
