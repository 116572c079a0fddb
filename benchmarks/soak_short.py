"""Three rounds of the soak's day, for every day: about four minutes."""

from __future__ import annotations

from pathlib import Path

from benchmarks import soak
from benchmarks.figure import Figure


def figures(home: Path) -> list[Figure]:
    """As `soak`."""
    return soak.figures(home, soak.SHORT)
