"""Lines with two players that a dash or a slash parts: `Anna Rossi - Lena Petrova` of a list
without any table number, `4 Rossi / Petrova` of one without any other match."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from judgekit.reading.pairings.names import are_full_names
from judgekit.reading.pairings.rows import Reading
from judgekit.reading.pairings.words import name_of, sides_by_dash

SLASH = re.compile(r"\s+/\s+")


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


def paired_by_slash(readings: Sequence[Reading]) -> list[Reading]:
    """Pair the two names beside a slash at each table, if nothing else tells a match.

    Where a table stands twice they are teams, one a line.
    """
    if any(len(reading.sides) > 1 for reading in readings):
        return list(readings)
    tables = Counter(reading.table for reading in readings if reading.table is not None)
    return [
        _by_slash(each) if each.table is not None and tables[each.table] == 1 else each
        for each in readings
    ]


def _by_slash(reading: Reading) -> Reading:
    if len(reading.sides) != 1 or reading.stands_alone:
        return reading
    names = tuple(map(name_of, SLASH.split(reading.sides[0])))
    is_pair = len(names) == 2 and all(names)
    return reading._replace(sides=names, is_lone_cell=False) if is_pair else reading


def _is_pair(reading: Reading) -> bool:
    if len(reading.sides) != 1 or reading.has_bye or not reading.is_lone_cell:
        return False
    parts = sides_by_dash(reading.sides[0])
    return len(parts) == 2 and are_full_names(parts)


def _is_apart(readings: Sequence[Reading], pairs: Sequence[int]) -> bool:
    """Whether the first pair has lines without a name below it, as a title has."""
    first, second = pairs[:2]
    return readings[second].lines[0].line > readings[first].lines[-1].line + 1
