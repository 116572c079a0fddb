"""The day of a card file: which one is believed, and how files are weighed by it.

A day after today's was written by a wrong clock, or by hand. Believed, it would keep every later
file from being laid over that one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from judgekit.domain.cards.card_match import LoadedFile

UNKNOWN = ""
"""Weighs less than any day."""


class DayOfMost(NamedTuple):
    """The day that most cards are of, and how many are of later and of earlier days."""

    day: str
    newer: int = 0
    older: int = 0


def day_of_most(counts: Mapping[str, int]) -> DayOfMost:
    """Return what tells of cards of several days, honestly and at a glance: a few newer cards don't
    make all of them new. `counts` are the cards by their day (ISO 8601), one day at least; of two
    days with as many cards the later one counts.
    """
    most = max(counts, key=lambda day: (counts[day], day))
    newer = sum(count for day, count in counts.items() if day > most)
    older = sum(count for day, count in counts.items() if day < most)
    return DayOfMost(most, newer, older)


def dated(file: LoadedFile, days: Iterable[str], today: str) -> LoadedFile:
    """Return the file with the first of these days that isn't after today, and with the very first
    one as `stated` if that is; without any such day, the first one is its `date`, too."""
    known = list(days)
    stated = known[0] if known[0] > today else ""
    day = next((each for each in known if each <= today), stated)
    return msgspec.structs.replace(file, date=day, stated=stated)


def as_of(file: LoadedFile, today: str) -> LoadedFile:
    """Return a file that was dated on another day as it is dated today: the clock may have been
    wrong then."""
    if file.stated:
        return dated(file, (file.stated, file.date), today)
    return dated(file, (file.date,), today)


def weight(file: LoadedFile, today: str) -> str:
    """Return by what files are compared: their day, UNKNOWN if it is after today."""
    return UNKNOWN if file.date > today else file.date
