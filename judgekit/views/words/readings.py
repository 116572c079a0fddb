"""Clock readings and durations, formatted the same in every language."""

from __future__ import annotations

from judgekit.domain.shared.moment import SECOND, reading_seconds

MINUS = "\u2212"
"""The true minus sign of readings; data has the ASCII one."""


def reading_text(remaining: int) -> str:
    """The reading with this many milliseconds remaining, such as `12:40`, `−06:00` or `62:40`.

    Minutes are not limited, as on the slip.
    """
    return _minutes_and_seconds(reading_seconds(remaining), minute_digits=2)


def stopwatch_text(elapsed: int) -> str:
    """A stopwatch reading after this many milliseconds: `04:12`."""
    return _minutes_and_seconds(elapsed // SECOND, minute_digits=2)


def duration_text(duration: int) -> str:
    """A duration in milliseconds for use in a sentence: `4:12`, `−5:00`."""
    seconds = abs(duration) // SECOND
    return _minutes_and_seconds(seconds if duration >= 0 else -seconds, minute_digits=1)


def shift_text(shift: int) -> str:
    """A clock change in milliseconds: `+1:00:00`, `−0:00:05`."""
    seconds = abs(shift) // SECOND
    minutes, of_minute = divmod(seconds, 60)
    sign = MINUS if shift < 0 else "+"
    return f"{sign}{minutes // 60}:{minutes % 60:02d}:{of_minute:02d}"


def _minutes_and_seconds(seconds: int, *, minute_digits: int) -> str:
    minutes, of_minute = divmod(abs(seconds), 60)
    sign = MINUS if seconds < 0 else ""
    return f"{sign}{minutes:0{minute_digits}d}:{of_minute:02d}"
