"""Times that go on counting in a browser, which is told each time only once.

A browser knows the hub's time. It is told at which instant a time is or was zero, and counts by
itself from there: what is sent stays the same until something happens.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.views.clock.display_faces import Count

PLACE = "{time}"
"""Where the words have the time."""


class TickForm(StrEnum):
    """How a time is written."""

    READING = "reading"
    """A clock's, up to the next second: `12:40`, `−06:00`."""
    STOPWATCH = "stopwatch"
    """Down to the last second: `04:12`."""
    SECONDS = "seconds"
    LEFT = "left"
    """As a reading, without a leading zero: `1:10`."""
    LENGTH = "length"
    """As a stopwatch, without a leading zero: `4:12`."""


class Ticking(msgspec.Struct, frozen=True):
    """Words with a time in them, at `PLACE`.

    `rate` is by how much the time grows with each millisecond that passes: 1, −1, or 0. `base` is
    the instant at which it is zero; with rate 0 the time itself, in milliseconds.
    """

    words: str
    base: int = 0
    rate: int = 0
    form: TickForm = TickForm.READING


def ticking(words: str, count: Count, now: Moment, form: TickForm | None = None) -> Ticking:
    """The words with a count as it is now."""
    base = now - count.rate * count.value if count.rate else count.value
    return Ticking(words, base, count.rate, form or TickForm(count.form.value))


def ticking_by(words: str, value: Callable[[Moment], int], now: Moment, form: TickForm) -> Ticking:
    """The words with a time that is computed from the instant; it counts if it has grown or shrunk
    by a second in a second."""
    at, later = value(now), value(now + SECOND)
    rate = (later > at) - (later < at) if abs(later - at) == SECOND else 0
    return Ticking(words, now - rate * at if rate else at, rate, form)
