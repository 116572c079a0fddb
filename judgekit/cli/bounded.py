"""Whole numbers between two bounds, as arguments of a call."""

from __future__ import annotations

from collections.abc import Callable


def within(least: int, most: int) -> Callable[[str], int]:
    """Build a converter for whole numbers between two bounds; it raises ValueError."""

    def read(text: str) -> int:
        number = int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else -1
        if not least <= number <= most:
            raise ValueError(text)
        return number

    return read
