"""Instants for people: local days and times of day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from judgekit.domain.shared.moment import Moment
from judgekit.views.words.editions import long_date
from judgekit.views.words.words import Words

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def time_of_day(moment: Moment) -> str:
    """Local time, cut to the minute: `15:35`."""
    return f"{_local(moment):%H:%M}"


def time_with_seconds(moment: Moment) -> str:
    """Local time with seconds: `15:39:30`."""
    return f"{_local(moment):%H:%M:%S}"


def day_of(moment: Moment, words: Words) -> str:
    """The local day: `21 November 2026`."""
    return long_date(f"{_local(moment):%Y-%m-%d}", words)


def day_and_time(moment: Moment, words: Words) -> str:
    """Local day and time: `21 November 2026, 19:40`."""
    return f"{day_of(moment, words)}, {time_of_day(moment)}"


def half_hour(moment: Moment) -> Moment:
    """The instant at which the local half hour of this one began."""
    local = _local(moment)
    into = timedelta(minutes=local.minute % 30, seconds=local.second)
    return moment - into // timedelta(milliseconds=1) - local.microsecond // 1000


def _local(moment: Moment) -> datetime:
    return (_EPOCH + timedelta(milliseconds=moment)).astimezone()
