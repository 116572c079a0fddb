"""What the round's clock says of a player who is late (IPG 3.1; Judging at Regular, Tardiness)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from judgekit.domain.infractions.upgrade import TARDINESS
from judgekit.domain.shared.moment import MINUTE

TARDINESS_AT_REGULAR = "jar-tardiness"
LATENESS = frozenset({TARDINESS, TARDINESS_AT_REGULAR})
"""The infractions of being late."""
FIRST_MINUTE = MINUTE
LATEST = 10 * MINUTE
"""From then on the match is lost, in round time."""


class Settled(msgspec.Struct, frozen=True):
    """Names of circumstances that hold, and of those that don't."""

    holds: frozenset[str] = frozenset()
    denies: frozenset[str] = frozenset()

    @property
    def names(self) -> frozenset[str]:
        """All that is settled."""
        return self.holds | self.denies


def settled_by_clock(infraction: str, running: int) -> Settled:
    """What is settled where the player sits down, or is still missing, with so many milliseconds of
    round time gone; nothing for infractions that aren't about being late.

    At Competitive the first minute and the ten minutes end with their last instant still inside the
    minute, and with ten minutes already over (IPG 3.1); at Regular it takes more than ten.
    """
    answers: Mapping[str, Mapping[str, bool]] = {
        TARDINESS: {
            "within-one-minute": running <= FIRST_MINUTE,
            "ten-minutes": running >= LATEST,
        },
        TARDINESS_AT_REGULAR: {"over-ten-minutes": running > LATEST},
    }
    settled = answers.get(infraction, {})
    return Settled(
        frozenset(name for name, holds in settled.items() if holds),
        frozenset(name for name, holds in settled.items() if not holds),
    )
