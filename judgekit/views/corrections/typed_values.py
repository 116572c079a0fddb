"""Values of a correction's fields as they are typed and shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.typed_duration import read_duration
from judgekit.views.corrections.fields import Field, FieldKind, Value
from judgekit.views.words.readings import duration_text

_TIME = re.compile(r"(?P<hour>\d{1,2})[:.](?P<minute>[0-5]\d)(?:[:.](?P<second>[0-5]\d))?")
_DASH = re.compile("[\u2013\u2212]")
MOST_DIGITS = 9


class WrongText(Exception):
    """A text that is no value of its field."""


def read_value(field: Field, text: str, near: Moment) -> Value:
    """Return the value of a typed text; a time of day is that nearest to the instant `near`.

    Raises WrongText.
    """
    text = text.strip()
    if not text:
        if not field.is_optional:
            raise WrongText
        return None if field.kind in _NUMBERS else ""
    value = _NUMBERS[field.kind](text, near) if field.kind in _NUMBERS else text
    if value is None:
        raise WrongText
    if field.kind is FieldKind.INSTANT and isinstance(field.value, int):
        # An instant between two seconds is shown without its milliseconds, and stays as it is.
        return field.value if time_text(field.value) == time_text(int(value)) else value
    return value


def shown_value(field: Field, value: Value) -> str:
    """Return the text that the field shows for a value."""
    if value is None:
        return ""
    if field.kind is FieldKind.INSTANT:
        return time_text(int(value))
    if field.kind is FieldKind.DURATION:
        return duration_text(int(value) * SECOND)
    return str(value)


def read_time(text: str, near: Moment) -> Moment | None:
    """Parse a local time of day, `10:41` or `10:41:30`; of the days, that nearest to `near`."""
    found = _TIME.fullmatch(text.strip())
    if found is None:
        return None
    hour, minute, second = (int(found[part] or 0) for part in ("hour", "minute", "second"))
    if hour > 23:
        return None
    day = datetime.fromtimestamp(near // SECOND).astimezone()
    moments = (_instant(day + timedelta(days=away), hour, minute, second) for away in (-1, 0, 1))
    return min(moments, key=lambda moment: abs(moment - near))


class Span(NamedTuple):
    """From when to when; without an end it goes on."""

    begins: Moment
    ends: Moment | None = None


def read_span(words: str, near: Moment) -> tuple[Span | None, str]:
    """Parse times at the beginning of a text, `10:41` or `10:41-10:46`, with `@` before them if
    wanted; return them, None if there are none, and the words after them."""
    first, _, rest = words.strip().partition(" ")
    begins, dash, ends = _DASH.sub("-", first.removeprefix("@")).partition("-")
    begun = read_time(begins, near)
    if begun is None or (dash and read_time(ends, begun) is None):
        return None, words
    return Span(begun, read_time(ends, begun) if dash else None), rest.strip()


def time_text(moment: Moment) -> str:
    """Return an instant as local time with seconds: `15:39:30`."""
    return datetime.fromtimestamp(moment // SECOND).astimezone().strftime("%H:%M:%S")


def _read_number(text: str, near: Moment) -> int | None:
    del near
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def _read_seconds(text: str, near: Moment) -> int | None:
    del near
    length = read_duration(text)
    return None if length is None else length // SECOND


def _instant(day: datetime, hour: int, minute: int, second: int) -> Moment:
    """Return the instant of a local time on a day, whatever the day's offset is then."""
    naive = datetime(day.year, day.month, day.day, hour, minute, second)
    return int(naive.timestamp()) * SECOND


_NUMBERS: Mapping[FieldKind, Callable[[str, Moment], int | None]] = {
    FieldKind.NUMBER: _read_number,
    FieldKind.DURATION: _read_seconds,
    FieldKind.INSTANT: read_time,
}
"""Readers of what is no text."""
