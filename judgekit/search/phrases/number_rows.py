"""Many short rows of numbers in the room that the numbers take."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

import msgspec

MOST_OFTEN = 2**16
"""Nothing is said as often as this: a text's number times it, and how often the text says
something, are one number."""


class KeptRows(msgspec.Struct, frozen=True, array_like=True):
    """Rows as they are kept: numbers below 2**32 laid end to end, and where each row begins and the
    last one ends."""

    ends: memoryview
    numbers: memoryview


class NumberRows:
    """Kept rows, to be read.

    A tuple for each row and an object for each number take ten times the room, and are looked
    through at every collection of garbage.
    """

    def __init__(self, kept: KeptRows) -> None:
        self._ends, self._numbers = as_numbers(kept.ends), as_numbers(kept.numbers)

    def row(self, row: int) -> Sequence[int]:
        """Return the numbers of a row in the order in which they were gathered."""
        return self._numbers[self._ends[row] : self._ends[row + 1]].tolist()


class GatheredCells:
    """Numbers as they are found, row after row or not, to be laid into rows."""

    def __init__(self) -> None:
        self.rows, self.numbers = array("I"), array("I")

    def add(self, rows: Iterable[int], number: int) -> None:
        """Put the same number into several rows."""
        before = len(self.rows)
        self.rows.extend(rows)
        self.numbers.extend([number] * (len(self.rows) - before))

    def put(self, row: int, number: int) -> None:
        """Put a number into a row."""
        self.rows.append(row)
        self.numbers.append(number)

    def kept(self, rows: int) -> KeptRows:
        """Return them in this many rows."""
        ends, numbers = array("I", bytes(4 * (rows + 1))), array("I", bytes(4 * len(self.rows)))
        for row in self.rows:
            ends[row + 1] += 1
        for row in range(rows):
            ends[row + 1] += ends[row]
        free = ends[:]
        for row, number in zip(self.rows, self.numbers, strict=True):
            numbers[free[row]] = number
            free[row] += 1
        return KeptRows(as_kept(ends), as_kept(numbers))


def as_kept(numbers: array[int] | array[float]) -> memoryview:
    """Return the bytes of numbers."""
    return memoryview(numbers.tobytes())


def as_numbers(kept: memoryview) -> memoryview:
    """Return what is kept of whole numbers below 2**32 as such, without a copy."""
    return kept.cast("I")
