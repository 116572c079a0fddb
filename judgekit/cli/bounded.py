"""Whole numbers between two bounds, as arguments of a call."""

from __future__ import annotations

from collections.abc import Callable

LONGEST = 9
"""Digits of the longest number that is read; every bound has fewer."""


class OutOfBounds(Exception):
    """Raised for a whole number that isn't between its bounds, both included."""

    def __init__(self, written: str, least: int, most: int) -> None:
        super().__init__(written)
        self.written = written
        self.least = least
        self.most = most


def within(least: int, most: int) -> Callable[[str], int]:
    """Build a converter for whole numbers between two bounds; it raises OutOfBounds for another
    number, and ValueError for what is none."""

    def read(text: str) -> int:
        if not (text.isdecimal() and text.isascii()):
            raise ValueError(text)
        number = int(text) if len(text) <= LONGEST else most + 1
        if not least <= number <= most:
            raise OutOfBounds(text, least, most)
        return number

    return read
