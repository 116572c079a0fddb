"""Finding names with typing errors by pieces that are right.

A name is cut into three pieces. Two errors touch two of them at most, so that one stands unharmed
in what was typed, moved by two places at most. Pieces are kept as numbers, by the length of their
name and by which of the three they are; two that share a number by chance do no harm, as the
distance is reckoned afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

PIECES = 3
MOST_ERRORS = 2
SHORTEST = 4
"""Names shorter than this are only found as they are."""
SHORTEST_WITH_TWO = 8
"""From this length on two errors are looked for, below it one."""


def most_errors(length: int) -> int:
    """How many typing errors a name of that length may have been written with."""
    if length < SHORTEST:
        return 0
    return 1 if length < SHORTEST_WITH_TWO else MOST_ERRORS


def pieces(key: str) -> Iterator[int]:
    """The numbers under which a name is kept."""
    length = len(key)
    if length < SHORTEST:
        return
    for number, (start, end) in enumerate(_cuts(length)):
        yield _number(length, number, key[start:end])


def possible_pieces(typed: str) -> set[int]:
    """The numbers that a name has one of, if it was written as `typed` with few errors."""
    found = set()
    for length in range(max(SHORTEST, len(typed) - MOST_ERRORS), len(typed) + MOST_ERRORS + 1):
        shift = most_errors(length)
        for number, (start, end) in enumerate(_cuts(length)):
            for moved in range(max(0, start - shift), start + shift + 1):
                piece = typed[moved : moved + end - start]
                if len(piece) == end - start:
                    found.add(_number(length, number, piece))
    return found


def _cuts(length: int) -> Iterator[tuple[int, int]]:
    for number in range(PIECES):
        yield number * length // PIECES, (number + 1) * length // PIECES


def _number(length: int, number: int, piece: str) -> int:
    return crc32(f"{length}:{number}:{piece}".encode())
