"""Where the pages of a text end that was printed: at lines that are nothing but rising numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

_NUMBER = re.compile(
    r"^[\s—–-]*(?:page|página|стр\.?|seite|pagina)?\s*(\d{1,3})[\s—–-]*$", re.IGNORECASE
)
_FEWEST = 4
_SHORTEST_PAGE = 8
"""Lines; fewer are the rows of a table."""
_MOST_LOST = 2
_WIDE_INDENT = 20


def split_at_numbers(lines: Sequence[str]) -> list[list[str]]:
    """The pages, each with its number as the last line; a single one if they aren't numbered."""
    ends = _ends(lines)
    if len(ends) < _FEWEST:
        return [list(lines)]
    starts = [0, *(end + 1 for end in ends)]
    pages = [list(lines[a:b]) for a, b in pairwise([*starts, len(lines)])]
    return [page for page in pages if any(line.strip() for line in page)]


def _ends(lines: Sequence[str]) -> list[int]:
    """The places of the longest run of numbers that rise by one, apart from other lines."""
    alone = [
        (index, int(found[1]))
        for index, line in enumerate(lines)
        if line and (found := _NUMBER.match(line)) and _is_apart(lines, index)
    ]
    best: list[int] = []
    runs: dict[int, list[int]] = {}
    for index, number in alone:
        run: list[int] = []
        for before in range(number - 1, number - 1 - _MOST_LOST, -1):
            known = runs.get(before, [])
            if known and index - known[-1] > _SHORTEST_PAGE and len(known) > len(run):
                run = known
        runs[number] = [*run, index]
        best = max(best, runs[number], key=len)
    return best


def _is_apart(lines: Sequence[str], index: int) -> bool:
    above = index == 0 or not lines[index - 1].strip()
    below = index + 1 == len(lines) or not lines[index + 1].strip()
    return above or below or len(lines[index]) - len(lines[index].lstrip()) >= _WIDE_INDENT
