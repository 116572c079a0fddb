"""Figures of standings: match points and records."""

from __future__ import annotations

import re

FOR_A_WIN, FOR_A_DRAW = 3, 1
"""Match points (MTR Appendix C)."""
MOST_MATCHES = 40
"""Three figures with a larger sum are a date, not a record."""

Score = tuple[int, int, int]
"""Wins, losses and draws."""

_SCORE = re.compile(r"[(\[]?(\d{1,2})\s*[-–—/]\s*(\d{1,2})(?:\s*[-–—/]\s*(\d{1,2}))?[)\]]?[,:.]?")
_POINTS = re.compile(
    r"[(\[]?(\d{1,3})(?:[.,]0+)?\s*(?:(?:match )?p(?:oin)?ts?|points?|mp|p|puntos?|ptos|"
    r"очк\w*|балл\w*|о)?\.?[)\]]?[,:.]?",
    re.IGNORECASE,
)


def record_of(cell: str) -> Score | None:
    """Parse `4-1-0`, `(4/1)`; None for anything else."""
    found = _SCORE.fullmatch(cell)
    if found is None:
        return None
    wins, losses, draws = (int(part or 0) for part in found.groups())
    return (wins, losses, draws) if wins + losses + draws <= MOST_MATCHES else None


def points_of(cell: str) -> int | None:
    """Parse `12`, `12 pts`, `(12)`; None for anything else."""
    found = _POINTS.fullmatch(cell)
    return int(found[1]) if found is not None else None


def played(score: Score) -> int:
    """Return the match points of a score."""
    wins, _, draws = score
    return wins * FOR_A_WIN + draws * FOR_A_DRAW
