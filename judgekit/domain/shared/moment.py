"""Instants and durations: whole milliseconds, so that sums are exact and replays reproducible."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

Moment = int
"""An instant: milliseconds since 1970-01-01T00:00:00Z."""

LATEST: Moment = 221_845_392_000_000
"""The year 9000, up to which instants are entered: times computed from one still have a date."""

SECOND = 1_000
MINUTE = 60 * SECOND

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)
_FIRST: Moment = (datetime.min.replace(tzinfo=UTC) - _EPOCH) // _MILLISECOND
_LAST: Moment = (datetime.max.replace(tzinfo=UTC) - _EPOCH) // _MILLISECOND
_LONGEST_EXACT = 1 << 53
"""All integers up to here are exact as floating-point numbers."""


def parse_moment(text: str) -> Moment | None:
    """Parse an ISO 8601 instant such as `2026-11-21T10:00:00Z`; None if invalid or zoneless."""
    try:
        instant = datetime.fromisoformat(text)
    except ValueError:
        return None
    if instant.tzinfo is None:
        return None
    try:
        return (instant - _EPOCH) // _MILLISECOND
    except OverflowError:
        return None


def format_moment(moment: Moment) -> str:
    """Format an instant as ISO 8601 in UTC, with milliseconds only if not zero.

    Instants outside the years 1 to 9999 are clamped to them.
    """
    moment = max(_FIRST, min(moment, _LAST))
    instant = _EPOCH + timedelta(milliseconds=moment)
    precision = "milliseconds" if moment % SECOND else "seconds"
    return instant.isoformat(timespec=precision).replace("+00:00", "Z")


def is_day(text: str) -> bool:
    """Whether the text is a day written as `2026-11-21`."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def in_seconds(duration: int) -> int | float:
    """Convert milliseconds to seconds: an int if whole, or too long for an exact fraction."""
    is_whole = duration % SECOND == 0 or abs(duration) > _LONGEST_EXACT
    return duration // SECOND if is_whole else duration / SECOND


def reading_seconds(remaining: int) -> int:
    """Whole seconds shown on a clock with this many milliseconds remaining.

    A second counts until it is over, so zero is shown exactly at the end.
    """
    return -(-remaining // SECOND)
