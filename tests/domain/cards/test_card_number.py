"""Sets and collector numbers as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_number import CardNumber, card_number, typed_numbers


@pytest.mark.parametrize(
    "typed",
    ["neo 123", "NEO-123", "123 neo", "neo #123", "neo:123", "neo123", " NEO  0123 ", "#123 neo"],
)
def test_all_ways_to_type_a_number(typed):
    assert CardNumber("neo", "123") in typed_numbers(typed)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("m10 7", CardNumber("m10", "7")),
        ("4ed 15", CardNumber("4ed", "15")),
        ("plst A25-1", None),
        ("sld 12a", CardNumber("sld", "12a")),
        ("sld 99★", CardNumber("sld", "99★")),
    ],
)
def test_codes_with_digits_and_numbers_with_letters(typed, number):
    found = typed_numbers(typed)
    assert (number in found) if number else not found


@pytest.mark.parametrize("typed", ["", "neo", "123", "lightning bolt", "neo 123 456", "нео 123"])
def test_what_is_no_number(typed):
    assert typed_numbers(typed) == ()


@given(st.text(max_size=30))
def test_any_text_has_an_answer(typed):
    for each in typed_numbers(typed):
        assert each == card_number(*each)
