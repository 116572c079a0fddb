"""Pieces find again what was typed with few errors."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

from judgekit.search.names.pieces import most_errors, pieces, possible_pieces

KEYS = st.text("abcd /", min_size=4, max_size=40)


@st.composite
def mistyped(draw):
    """A key and what it may become by as many errors as are looked for."""
    key = draw(KEYS)
    typed = key
    for _ in range(draw(st.integers(0, most_errors(len(key))))):
        at, length = draw(st.integers(0, len(typed))), draw(st.integers(0, 1))
        typed = typed[:at] + draw(st.sampled_from(["", "a", "x"])) + typed[at + length :]
    return key, typed


@given(mistyped())
def test_one_piece_at_least_is_shared(pair):
    key, typed = pair
    assert Levenshtein.distance(key, typed) <= most_errors(len(key))
    assert possible_pieces(typed) & set(pieces(key))


@given(KEYS, st.integers(0, 38))
def test_two_letters_that_changed_places_leave_a_piece(key, at):
    at = min(at, len(key) - 2)
    typed = key[:at] + key[at + 1] + key[at] + key[at + 2 :]
    if len(key) >= 8:
        assert possible_pieces(typed) & set(pieces(key))


@given(st.text("abcd", min_size=2, max_size=3), st.integers(0, 2), st.sampled_from(["", "x"]))
def test_one_error_in_a_short_name_leaves_a_piece(key, at, letter):
    at = min(at, len(key) - 1)
    typed = key[:at] + letter + key[at + 1 :]
    assert possible_pieces(typed) & set(pieces(key))


def test_a_single_letter_has_none():
    assert pieces("x") == []
    assert not possible_pieces("")
