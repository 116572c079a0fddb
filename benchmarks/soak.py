"""A whole day in the window at sixty times the speed: memory, pauses, and what the record says.

Memory is that of the process's own: pages of files go and come with what other programs need.

Pauses are measured as those of `importing`: processor time of all threads, at most on the clock,
beside three frames scaled by how fast this machine fills a plain list. The median frame is one of
16.7 ms, so a longer gap is one of more than three times the median. After each look at a page the
plain list is filled too, and the median of all counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from benchmarks.figure import Figure
from benchmarks.importing import FRAMES, REFERENCE
from benchmarks.processes import run
from benchmarks.soaked import Soaked

MOST_GROWN = 20.0
"""Megabytes that memory may grow after the first minute."""
PATIENCE = 4 * 60 * 60
"""Seconds; a day takes 23 minutes on a machine that keeps up."""

TOLD = 10
"""How many of the longest looks are told."""


class Day(NamedTuple):
    """A made-up event that has exactly so much."""

    players: int
    rounds: int
    calls: int
    checks: int
    penalties: int

    def has(self, entered: Mapping[str, int]) -> bool:
        """Whether that was entered, by the names of the commands."""
        names = ("StartRound", "OpenCall", "StartDeckCheck", "IssuePenalty")
        return [entered.get(name, 0) for name in names] == list(self[1:])


WHOLE = Day(2_000, 18, 1_500, 300, 400)
SHORT = Day(2_000, 3, 250, 50, 67)


def figures(home: Path, day: Day = WHOLE) -> list[Figure]:
    """The figures of the day; prints its longest looks."""
    found = soaked(home, day)
    print("\n".join(look.told() for look in found.longest_looks(TOLD)))
    return figures_of(found)


def soaked(home: Path, day: Day) -> Soaked:
    """Let a day pass in a process of its own.

    Raises AssertionError if it had something else than that, or if its record replays to another
    state.
    """
    run(["-m", "judgekit", "doctor"], home)
    said = run(["-m", "benchmarks.programs.soak", *map(str, day)], home, patience=PATIENCE)
    found = msgspec.json.decode(said, type=Soaked)
    assert found.replays_alike, "the record replays to another state"
    assert day.has(found.entered), found.entered
    return found


def figures_of(found: Soaked) -> list[Figure]:
    """Memory grown and the longest pause, after the first minute."""
    frames = FRAMES * found.filled() / REFERENCE
    longest = found.longest()
    return [
        Figure("memory grown after a minute", found.grown(), "MB", MOST_GROWN, "what may be", 1.0),
        Figure(
            f"the longest pause ({longest.page})",
            *(longest.pause, "ms", frames, "three frames, scaled", 1.0),
        ),
    ]
