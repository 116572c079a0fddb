"""A length of time as somebody in a hurry types it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.typed_duration import read_duration


@pytest.mark.parametrize(
    ("typed", "length"),
    [
        ("5", 5 * MINUTE),
        (" 5:30 ", 5 * MINUTE + 30 * SECOND),
        ("5.30", 5 * MINUTE + 30 * SECOND),
        ("-5", -5 * MINUTE),
        ("−0:45", -45 * SECOND),
        ("+12", 12 * MINUTE),
        ("4 10", 4 * MINUTE + 10 * SECOND),
        ("4,10", 4 * MINUTE + 10 * SECOND),
        (":45", 45 * SECOND),
        ("-:45", -45 * SECOND),
        ("4 minutes 10", 4 * MINUTE + 10 * SECOND),
        ("4 min 7 s", 4 * MINUTE + 7 * SECOND),
        ("4m10s", 4 * MINUTE + 10 * SECOND),
        ("4:10 min", 4 * MINUTE + 10 * SECOND),
        ("4 minutos y 10 segundos", 4 * MINUTE + 10 * SECOND),
        ("4 минуты 10 секунд", 4 * MINUTE + 10 * SECOND),
        ("4 мин. и 10 сек.", 4 * MINUTE + 10 * SECOND),
        ("Minus 4", -4 * MINUTE),
        ("menos 4:10", -(4 * MINUTE + 10 * SECOND)),
        ("минус 4 10", -(4 * MINUTE + 10 * SECOND)),
        ("45 s", 45 * SECOND),
        ("90 segundos", 90 * SECOND),
        ("4 7", None),
        ("4 10 5", None),
        ("4 miles", None),
        ("4 min 75", None),
        (":", None),
        ("minus", None),
        ("", None),
        ("5:7", None),
        ("5:75", None),
        ("five", None),
        ("99999", None),
    ],
)
def test_a_length_of_time_is_read(typed, length):
    assert read_duration(typed) == length


@given(st.text(max_size=12))
def test_any_text_is_a_length_or_none(typed):
    assert read_duration(typed) is None or abs(read_duration(typed)) < 10_000 * MINUTE


SEPARATORS = [":", ".", ",", " ", " min ", "m", " minutes and ", " minutos y ", " минуты "]


@given(st.integers(0, 9_999), st.integers(0, 59), st.sampled_from(SEPARATORS))
def test_minutes_and_seconds_are_read_however_they_are_parted(minutes, seconds, between):
    typed = f"{minutes}{between}{seconds:02}"
    assert read_duration(typed) == minutes * MINUTE + seconds * SECOND
    assert read_duration(f"minus {typed}") == -read_duration(typed)
