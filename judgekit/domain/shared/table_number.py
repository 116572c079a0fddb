"""Table numbers."""

from __future__ import annotations

from collections.abc import Iterable

HIGHEST_TABLE = 99_999
"""Table numbers start at 1."""


def in_ranges(tables: Iterable[int]) -> str:
    """The numbers in order, consecutive ones as a range: `1-9, 12`."""
    ranges: list[list[int]] = []
    for table in sorted(set(tables)):
        if ranges and table == ranges[-1][1] + 1:
            ranges[-1][1] = table
        else:
            ranges.append([table, table])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in ranges)
