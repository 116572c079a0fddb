"""How a reading of a clock is written in data: `12:40`, `-06:00`."""

from __future__ import annotations

from judgekit.domain.shared.moment import reading_seconds


def clock_reading(remaining: int) -> str:
    """The reading with so many milliseconds left: minutes of any number of digits (two at least)
    and seconds, with an ASCII minus sign below zero; screens write a true one."""
    seconds = reading_seconds(remaining)
    minutes, seconds_of_minute = divmod(abs(seconds), 60)
    sign = "-" if seconds < 0 else ""
    return f"{sign}{minutes:02d}:{seconds_of_minute:02d}"
