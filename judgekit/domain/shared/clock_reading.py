"""Text form of a clock reading in data: `12:40`, `-06:00`."""

from __future__ import annotations

from judgekit.domain.shared.moment import reading_seconds


def clock_reading(remaining: int) -> str:
    """Format the remaining milliseconds as a reading.

    Minutes have at least two digits; below zero it has an ASCII minus sign (the screen uses a true
    one).
    """
    seconds = reading_seconds(remaining)
    minutes, seconds_of_minute = divmod(abs(seconds), 60)
    sign = "-" if seconds < 0 else ""
    return f"{sign}{minutes:02d}:{seconds_of_minute:02d}"
