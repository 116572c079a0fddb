"""Find names with typing errors by their unaffected pieces.

A name is cut into three pieces. Two errors affect at most two of them, so one occurs intact in the
typed text, shifted by at most two positions. Pieces are stored as hashes of their text, the name's
length and the piece's number; collisions are harmless, because the distance is computed afterwards.
"""

from __future__ import annotations

from functools import cache
from zlib import crc32

PIECES = 3
MOST_ERRORS = 2
SHORTEST = 4
"""Shorter names have no errors where nobody chooses between what was found."""
SHORTEST_CUT = 2
"""Shorter names have no pieces."""
SHORTEST_WITH_TWO = 8
"""Names from this length may have two errors, shorter ones one."""


def most_errors(length: int) -> int:
    """Return how many typing errors a name of that length may have."""
    if length < SHORTEST:
        return 0
    return 1 if length < SHORTEST_WITH_TWO else MOST_ERRORS


def pieces(key: str) -> list[int]:
    """Return the hashes under which a name is stored."""
    length = len(key)
    if length < SHORTEST_CUT:
        return []
    return [crc32(key[start:end].encode(), seed) for seed, (start, end) in _cuts(length)]


def possible_pieces(typed: str) -> set[int]:
    """Return the hashes of all pieces of names that `typed` may be with few errors."""
    found = set()
    for length in range(max(SHORTEST_CUT, len(typed) - MOST_ERRORS), len(typed) + MOST_ERRORS + 1):
        shift = max(1, most_errors(length))
        for seed, (start, end) in _cuts(length):
            for moved in range(max(0, start - shift), start + shift + 1):
                piece = typed[moved : moved + end - start]
                if len(piece) == end - start:
                    found.add(crc32(piece.encode(), seed))
    return found


@cache
def _cuts(length: int) -> tuple[tuple[int, tuple[int, int]], ...]:
    """Return what the hash of each piece begins with, and where the piece does and ends."""
    cuts = [
        (number * length // PIECES, (number + 1) * length // PIECES) for number in range(PIECES)
    ]
    pieces_of = [(start, end) for start, end in cuts if start < end]
    return tuple((length * PIECES + number, each) for number, each in enumerate(pieces_of))
