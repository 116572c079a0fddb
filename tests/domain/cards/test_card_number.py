"""Sets and collector numbers as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_number import (
    CardNumber,
    NamedNumber,
    card_number,
    typed_named_number,
    typed_numbers,
)


@pytest.mark.parametrize(
    "typed",
    [
        *("neo 123", "NEO-123", "123 neo", "neo #123", "neo:123", "neo123", " NEO  0123 "),
        *("#123 neo", "neo/123", "(neo) 123", "[NEO] #123", "(neo)123"),
    ],
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


NEO = CardNumber("neo", "123")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Heron (NEO) 123", NamedNumber("Heron", NEO, True)),
        ("Heron [neo] #123", NamedNumber("Heron", NEO, True)),
        ("Heron (neo)", NamedNumber("Heron", CardNumber("neo", ""), True)),
        ("Patient Heron neo 123", NamedNumber("Patient Heron", NEO, False)),
        ("Heron neo/0123", NamedNumber("Heron", NEO, False)),
        ("Терпеливая цапля (neo) 123", NamedNumber("Терпеливая цапля", NEO, True)),
        ("neo 123", None),
        ("(neo) 123", None),
        ("Patient Heron", None),
    ],
)
def test_a_number_behind_a_name(typed, meant):
    assert typed_named_number(typed) == meant


@given(st.text(st.sampled_from("a1 ()[]#/нeо"), max_size=30))
def test_any_text_has_a_name_in_front_or_none(typed):
    named = typed_named_number(typed)
    assert named is None or typed.strip().startswith(named.name)


@given(st.text(max_size=30))
def test_any_text_has_an_answer(typed):
    for each in typed_numbers(typed):
        assert each == card_number(*each)
