"""Many short rows of numbers in the room that the numbers take."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

BITS = 32
"""Of a number; a cell is a row's number with the number in it below."""


class NumberRows:
    """Rows of numbers below 2**32, laid end to end.

    A tuple for each row and an object for each number take ten times the room, and are looked
    through at every collection of garbage.
    """

    def __init__(self, cells: Iterable[int], rows: int) -> None:
        """`cells` are those made by `cell`, in any order."""
        ordered = sorted(cells)
        self._numbers = array("I", (each & (1 << BITS) - 1 for each in ordered))
        self._ends = array("I", bytes(4 * (rows + 1)))
        for each in ordered:
            self._ends[each >> BITS] += 1
        end = 0
        for row, length in enumerate(self._ends):
            end += length
            self._ends[row] = end

    def row(self, row: int) -> Sequence[int]:
        """Return the numbers of a row, the least first."""
        return self._numbers[self._ends[row - 1] if row else 0 : self._ends[row]]

    def __len__(self) -> int:
        """How many rows there are."""
        return len(self._ends) - 1


def cell(row: int, number: int) -> int:
    """Return a number in a row as one value."""
    return row << BITS | number
