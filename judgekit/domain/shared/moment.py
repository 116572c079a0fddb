"""Instants and durations: whole milliseconds, so that sums are exact and replay gives the same."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

Moment = int
"""An instant: milliseconds since 1970-01-01T00:00:00Z."""

SECOND = 1_000
MINUTE = 60 * SECOND

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)
_FIRST: Moment = (datetime.min.replace(tzinfo=UTC) - _EPOCH) // _MILLISECOND
_LAST: Moment = (datetime.max.replace(tzinfo=UTC) - _EPOCH) // _MILLISECOND
_LONGEST_EXACT = 1 << 53
"""The whole numbers up to here are all floating-point numbers too."""


def parse_moment(text: str) -> Moment | None:
    """An ISO 8601 instant such as `2026-11-21T10:00:00Z`; None where it is none or has no zone."""
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
    """The instant as ISO 8601 in UTC; a part of a second is written only where there is one.
    Beyond the years 1 to 9999, which ISO 8601 writes, the last instant within them."""
    moment = max(_FIRST, min(moment, _LAST))
    instant = _EPOCH + timedelta(milliseconds=moment)
    precision = "milliseconds" if moment % SECOND else "seconds"
    return instant.isoformat(timespec=precision).replace("+00:00", "Z")


def in_seconds(duration: int) -> int | float:
    """A duration of milliseconds as seconds, whole where it is, or too long for a part of one."""
    is_whole = duration % SECOND == 0 or abs(duration) > _LONGEST_EXACT
    return duration // SECOND if is_whole else duration / SECOND


def reading_seconds(remaining: int) -> int:
    """What a clock shows, in whole seconds, with so many milliseconds left: it counts a second
    until the second is over, and stands at zero exactly at the end."""
    return -(-remaining // SECOND)
