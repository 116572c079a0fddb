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


def dated(file: LoadedFile, days: Iterable[str], today: str, saved: str = "") -> LoadedFile:
    """Return the file with the first of these days that isn't after today, and with the very first
    one as `stated` if that is; without any such day, the first one is its `date`, too.

    The day on which the file was `saved` on its disk comes last: that of a copy says little.
    """
    said = list(days)
    known = [*said, saved] if saved else said
    stated = known[0] if known[0] > today else ""
    at = next((place for place, each in enumerate(known) if each <= today), 0)
    return msgspec.structs.replace(
        file, date=known[at], stated=stated, dated_by_saving=at == len(said)
    )


def as_of(file: LoadedFile, today: str) -> LoadedFile:
    """Return a file that was dated on another day as it is dated today: the clock may have been
    wrong then."""
    now = dated(file, filter(None, (file.stated, file.date)), today)
    is_the_same = now.date == file.date
    return msgspec.structs.replace(now, dated_by_saving=file.dated_by_saving and is_the_same)


def weight(file: LoadedFile, today: str) -> str:
    """Return by what files are compared: their day, UNKNOWN if it is after today."""
    return UNKNOWN if file.date > today else file.date
