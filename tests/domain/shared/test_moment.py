"""Instants and durations as they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.shared.clock_reading import clock_reading
from judgekit.domain.shared.moment import (
    format_moment,
    in_seconds,
    parse_moment,
    reading_seconds,
)

YEAR_9999 = 253_402_300_799_999


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("2026-11-21T10:00:00Z", "2026-11-21T10:00:00Z"),
        ("2026-11-21T11:00+01:00", "2026-11-21T10:00:00Z"),
        ("2026-11-21T10:00:00.5Z", "2026-11-21T10:00:00.500Z"),
        ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
    ],
)
def test_an_instant_is_written_in_utc(text, written):
    moment = parse_moment(text)
    assert moment is not None
    assert format_moment(moment) == written


@pytest.mark.parametrize("text", ["", "now", "2026-11-21", "2026-11-21T10:00:00", "10:00Z", "7"])
def test_what_is_no_instant(text):
    assert parse_moment(text) is None


@given(st.integers(0, YEAR_9999))
def test_an_instant_comes_back_as_it_was(moment):
    assert parse_moment(format_moment(moment)) == moment


@given(st.text(max_size=40))
def test_any_text_is_an_instant_or_none(text):
    assert parse_moment(text) is None or isinstance(parse_moment(text), int)


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        (-(10**30), "0001-01-01T00:00:00Z"),
        (-62_135_596_800_001, "0001-01-01T00:00:00Z"),
        (-62_135_596_799_999, "0001-01-01T00:00:00.001Z"),
        (253_402_300_799_998, "9999-12-31T23:59:59.998Z"),
        (253_402_300_800_000, "9999-12-31T23:59:59.999Z"),
        (10**400, "9999-12-31T23:59:59.999Z"),
    ],
)
def test_beyond_the_calendar_an_instant_is_the_last_within_it(moment, text):
    assert format_moment(moment) == text


@pytest.mark.parametrize(
    ("duration", "seconds"),
    [
        *((0, 0), (60_000, 60), (-1_000, -1), (500, 0.5), (60_500, 60.5)),
        *((2**53 - 1, 9_007_199_254_740.991), (2**53 + 1, 9_007_199_254_740)),
        *((10**400 + 1, 10**397), (-(10**400) + 1, -(10**397))),
    ],
)
def test_seconds_are_whole_where_they_are(duration, seconds):
    assert in_seconds(duration) == seconds
    assert isinstance(in_seconds(duration), type(seconds))


@pytest.mark.parametrize(
    ("remaining", "shown"),
    [
        (760_000, "12:40"),
        (1_000, "00:01"),
        (1, "00:01"),
        (0, "00:00"),
        (-1, "00:00"),
        (-1_000, "-00:01"),
        (-360_000, "-06:00"),
        (-7_200_000, "-120:00"),
        (6_000_000, "100:00"),
    ],
)
def test_a_reading_counts_a_second_until_it_is_over(remaining, shown):
    assert clock_reading(remaining) == shown
    assert abs(reading_seconds(remaining) * 1_000 - remaining) < 1_000
