"""Many short rows of numbers in the room that the numbers take."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

MOST_OFTEN = 2**16
"""Nothing is said as often as this: a text's number times it, and how often the text says
something, are one number."""


class NumberRows:
    """Rows of numbers below 2**32, laid end to end.

    A tuple for each row and an object for each number take ten times the room, and are looked
    through at every collection of garbage.
    """

    def __init__(self, cells: GatheredCells, rows: int) -> None:
        self._ends = array("I", bytes(4 * (rows + 1)))
        self._numbers = array("I", bytes(4 * len(cells.rows)))
        for row in cells.rows:
            self._ends[row + 1] += 1
        for row in range(rows):
            self._ends[row + 1] += self._ends[row]
        free = self._ends[:]
        for row, number in zip(cells.rows, cells.numbers, strict=True):
            self._numbers[free[row]] = number
            free[row] += 1

    def row(self, row: int) -> Sequence[int]:
        """Return the numbers of a row in the order in which they were gathered."""
        return self._numbers[self._ends[row] : self._ends[row + 1]]


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
