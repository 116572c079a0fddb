"""Times of day, durations and numbers as they are typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.views.corrections.fields import Field, FieldKind, FieldName
from judgekit.views.corrections.typed_values import (
    Span,
    WrongText,
    read_span,
    read_time,
    read_value,
    shown_value,
    time_text,
)
from tests.day import TEN

HOUR = 60 * MINUTE


@given(st.integers(-11 * 3600, 11 * 3600))
def test_a_time_as_shown_is_the_instant_within_half_a_day(seconds):
    moment = TEN + seconds * SECOND
    assert read_time(time_text(moment), TEN) == moment


@pytest.mark.usefixtures("in_utc")
@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("10:41", TEN + 41 * MINUTE),
        ("9.05", TEN - 55 * MINUTE),
        ("10:00:30", TEN + 30 * SECOND),
        ("23:30", TEN - 10.5 * HOUR),
        ("24:00", None),
        ("10:60", None),
        ("1041", None),
        ("", None),
    ],
)
def test_times_are_those_nearest(text, moment):
    assert read_time(text, TEN) == moment


@pytest.mark.usefixtures("in_utc")
@pytest.mark.parametrize(
    ("words", "span", "rest"),
    [
        ("10:41", Span(TEN + 41 * MINUTE), ""),
        ("@10:41-10:46 ruling", Span(TEN + 41 * MINUTE, TEN + 46 * MINUTE), "ruling"),
        ("10:41\u201310:46", Span(TEN + 41 * MINUTE, TEN + 46 * MINUTE), ""),
        ("10:41-", None, "10:41-"),
        ("ruling 10:41", None, "ruling 10:41"),
        ("5:30", Span(TEN - 4.5 * HOUR), ""),
    ],
)
def test_spans_stand_before_other_words(words, span, rest):
    assert read_span(words, TEN) == (span, rest)


@pytest.mark.usefixtures("in_utc")
class TestFields:
    def field(self, kind: FieldKind, value=None, *, is_optional: bool = False) -> Field:
        return Field(FieldName.NOTE, kind, value, (), is_optional=is_optional)

    def test_an_instant_keeps_its_milliseconds_while_its_text_stands(self):
        field = self.field(FieldKind.INSTANT, TEN + 250)
        assert read_value(field, shown_value(field, TEN + 250), TEN) == TEN + 250
        assert read_value(field, "10:01", TEN) == TEN + MINUTE

    @pytest.mark.parametrize(
        ("kind", "text", "value"),
        [
            (FieldKind.DURATION, "4:30", 270),
            (FieldKind.DURATION, "-5", -300),
            (FieldKind.NUMBER, "14", 14),
            (FieldKind.LINE, " tea ", "tea"),
        ],
    )
    def test_others_are_seconds_numbers_and_texts(self, kind, text, value):
        assert read_value(self.field(kind), text, TEN) == value

    @pytest.mark.parametrize("kind", [FieldKind.DURATION, FieldKind.NUMBER, FieldKind.INSTANT])
    def test_what_cannot_be_read_is_wrong_and_open_only_where_it_may_be(self, kind):
        for text in ("x", "", "1" * 40):
            with pytest.raises(WrongText):
                read_value(self.field(kind), text, TEN)
        assert read_value(self.field(kind, is_optional=True), "", TEN) is None
