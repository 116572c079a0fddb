"""Three rounds of the soak's day, for every day: about four minutes."""

from __future__ import annotations

from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.soak import SHORT, figures_of, soaked


def figures(home: Path) -> list[Figure]:
    """As `soak`."""
    return figures_of(soaked(home, SHORT))
