"""One match from its start to its end: how long it plays, and what interrupts it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

MEAN_MATCH, SPREAD = 34 * 60, 9 * 60
SHORTEST_MATCH, LONGEST_MATCH = 9 * 60, 80 * 60
SHORTEST_TURN, LONGEST_TURN = 25, 110
DUE_AFTER = 60
"""Seconds of a call above which an extension is due (MTR 2.6)."""


@dataclass
class Match:
    """A match in seconds of the round's clock.

    `needs` is what it takes to play; `waits` is how long it is interrupted, `extension` what its
    deadline gains by that.
    """

    table: int
    needs: float
    waits: float = 0
    extension: float = 0
    is_busy: bool = False
    """Whether it has been interrupted already: once is enough for a round."""

    def interrupt(self, seconds: float, given: float) -> None:
        """Let it wait, and give it time for that."""
        self.waits += seconds
        self.extension += given
        self.is_busy = True

    def ends(self) -> float:
        """When it would end if it had all the time that it needs."""
        return self.needs + self.waits

    def deadline(self, limit: float) -> float:
        """When it goes to turns in a round of so many seconds."""
        return limit + self.extension


def made_up_match(random: Random, table: int) -> Match:
    """A match that takes as long as matches do."""
    needs = min(max(random.gauss(MEAN_MATCH, SPREAD), SHORTEST_MATCH), LONGEST_MATCH)
    return Match(table, needs)


def turn_lengths(random: Random, turns: int) -> list[float]:
    """The seconds of each additional turn that is played; the match may end before the last."""
    return [random.uniform(SHORTEST_TURN, LONGEST_TURN) for _ in range(random.randint(1, turns))]
