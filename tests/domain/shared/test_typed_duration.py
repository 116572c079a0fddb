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
