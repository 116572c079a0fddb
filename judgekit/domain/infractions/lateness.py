"""Tardiness circumstances that the lateness settles (IPG 3.1; Judging at Regular, Tardiness)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import TARDINESS
from judgekit.domain.shared.moment import MINUTE

TARDINESS_AT_REGULAR = "jar-tardiness"
LATENESS = frozenset({TARDINESS, TARDINESS_AT_REGULAR})
"""Ids of the tardiness infractions."""
FIRST_MINUTE = MINUTE
LATEST = 10 * MINUTE
"""In round time; from then on the match is lost."""


class Settled(msgspec.Struct, frozen=True):
    """Names of circumstances known to hold, and of those known not to."""

    holds: frozenset[str] = frozenset()
    denies: frozenset[str] = frozenset()

    @property
    def names(self) -> frozenset[str]:
        """Names of all settled circumstances."""
        return self.holds | self.denies


def settled_by_lateness(infraction: str, late: int) -> Settled:
    """Circumstances settled by how late the player was seated, or still is not, in round time.

    `late` is in milliseconds. For infractions other than tardiness nothing is settled. At
    Competitive the first minute includes its last instant, and ten minutes are reached exactly at
    their end (IPG 3.1); at Regular it takes more than ten.
    """
    answers: Mapping[str, Mapping[str, bool]] = {
        TARDINESS: {
            "within-one-minute": late <= FIRST_MINUTE,
            "ten-minutes": late >= LATEST,
        },
        TARDINESS_AT_REGULAR: {"over-ten-minutes": late > LATEST},
    }
    settled = answers.get(infraction, {})
    return Settled(
        frozenset(name for name, holds in settled.items() if holds),
        frozenset(name for name, holds in settled.items() if not holds),
    )


def is_lateness_open(infraction: str, known: Collection[str]) -> bool:
    """Whether an infraction depends on a lateness of which none of the known circumstances
    tells."""
    return infraction in LATENESS and settled_by_lateness(infraction, 0).names.isdisjoint(known)


def gives_time_back(issued: PenaltyIssued) -> bool:
    """Whether the match is extended by the lateness (IPG 3.1): it goes on, and the lateness counts
    from the start of the round. Judging at Regular prescribes no time."""
    goes_on = Penalty(issued.penalty).weight < Penalty.MATCH_LOSS.weight
    otherwise = {"ten-minutes", "before-scheduled-end"}.isdisjoint(issued.circumstances)
    return issued.infraction == TARDINESS and goes_on and otherwise
