"""Lines `Anna Rossi - Lena Petrova` of a list without any table number."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.reading.pairings.names import are_full_names
from judgekit.reading.pairings.rows import Reading
from judgekit.reading.pairings.words import name_of, sides_by_dash


def paired_by_dash(readings: Sequence[Reading]) -> list[Reading]:
    """Pair the full names beside a dash, if most lines have them and nothing else tells a match.

    A single such line may be a title, and so may one that stands apart from the others.
    """
    pairs = [at for at, reading in enumerate(readings) if _is_pair(reading)]
    others = [each for each in readings if each.sides and not (each.has_bye or each.is_heading)]
    is_told = any(reading.table is not None or len(reading.sides) > 1 for reading in readings)
    if is_told or len(pairs) < 2 or len(pairs) * 2 < len(others) or _is_apart(readings, pairs):
        return list(readings)
    paired = list(readings)
    for at in pairs:
        sides = tuple(map(name_of, sides_by_dash(readings[at].sides[0])))
        paired[at] = readings[at]._replace(sides=sides, is_doubtful_pair=False)
    return paired


def _is_pair(reading: Reading) -> bool:
    if len(reading.sides) != 1 or reading.has_bye or not reading.is_lone_cell:
        return False
    parts = sides_by_dash(reading.sides[0])
    return len(parts) == 2 and are_full_names(parts)


def _is_apart(readings: Sequence[Reading], pairs: Sequence[int]) -> bool:
    """Whether the first pair has lines without a name below it, as a title has."""
    first, second = pairs[:2]
    return readings[second].lines[0].line > readings[first].lines[-1].line + 1
