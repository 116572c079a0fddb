"""How likely a slip of the fingers is that made one text of another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

_ROWS = (
    ("qwertyuiop", "asdfghjkln", "zxcvbnm"),
    ("йцукенгшщзх", "фывапролджэ", "ячсмитьбю"),
)
EXCHANGED = DOUBLED = 0
NEIGHBOUR, LEFT_OUT = 1, 1
OTHER = 2


def _neighbours() -> Iterator[tuple[str, str]]:
    for rows in _ROWS:
        for row in rows:
            yield from pairwise(row)
        for upper, lower in pairwise(rows):
            yield from zip(upper, lower, strict=False)
            yield from zip(upper[1:], lower, strict=False)


_NEIGHBOURS = frozenset(pair for one, other in _neighbours() for pair in (one + other, other + one))


def slip_cost(typed: str, meant: str) -> int:
    """Rank the difference of two texts that are one error apart, the likeliest slip first."""
    at = next(
        (at for at, (one, other) in enumerate(zip(typed, meant, strict=False)) if one != other),
        min(len(typed), len(meant)),
    )
    if len(typed) < len(meant):
        return LEFT_OUT
    if len(typed) > len(meant):
        return DOUBLED if at and typed[at] == typed[at - 1] else OTHER
    if typed[at : at + 2] == meant[at : at + 2][::-1]:
        return EXCHANGED
    return NEIGHBOUR if typed[at : at + 1] + meant[at : at + 1] in _NEIGHBOURS else OTHER
