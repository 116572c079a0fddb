"""Names completed while they are typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.players.name_completion import KnownNames, complete

NAMES = (
    "Rossi, Anna",
    "Petrova, Lena",
    "Anna Petrova-Lund",
    "José García López",
    "Kim O'Neil",
    "Пётр Королёв",
    "Алёна Орлова",
    "Søren Łukasz Ðorđe",
    "De la Rosa, Ana",
    "Mia Falk / Udo Brand",
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("ros", "Rossi, Anna"),
        ("anna rossi", "Rossi, Anna"),
        ("ROSSI A", "Rossi, Anna"),
        ("a. rossi", "Rossi, Anna"),
        ("jose", "José García López"),
        ("garcia", "José García López"),
        ("lópez josé", "José García López"),
        ("jgl", "José García López"),
        ("oneil", "Kim O'Neil"),
        ("o’ne", "Kim O'Neil"),
        ("петр", "Пётр Королёв"),
        ("королев п", "Пётр Королёв"),
        ("кп", "Пётр Королёв"),
        ("алена", "Алёна Орлова"),
        ("soren", "Søren Łukasz Ðorđe"),
        ("lukasz", "Søren Łukasz Ðorđe"),
        ("delarosa", "De la Rosa, Ana"),
        ("lund", "Anna Petrova-Lund"),
        ("udo", "Mia Falk / Udo Brand"),
        ("ukas", "Søren Łukasz Ðorđe"),
    ],
)
def test_a_name_is_found_however_it_is_typed(typed: str, name: str) -> None:
    assert complete(NAMES, typed)[0] == name


def test_the_best_comes_first() -> None:
    names = ("Lind, Annabel", "Hannah Ng", "Anna Ng", "Bo Anna")
    assert complete(names, "anna") == ("Anna Ng", "Bo Anna", "Lind, Annabel", "Hannah Ng")


def test_every_typed_word_has_a_word_of_its_own() -> None:
    assert complete(("Anna Andersson", "Anna Berg"), "an anna") == ("Anna Andersson",)


@pytest.mark.parametrize("typed", ["", "  ", ".", "zzz", "anna zzz"])
def test_nothing_goes_with_nothing(typed: str) -> None:
    assert complete(NAMES, typed) == ()


def test_no_more_than_asked_for_and_none_twice() -> None:
    assert complete(("Anna A", "Anna B", "Anna A"), "anna", 5) == ("Anna A", "Anna B")
    assert len(complete(NAMES, "a", 2)) == 2
    assert complete(NAMES, "anna", 0) == ()


@given(st.lists(st.text()), st.text())
def test_any_letters_at_all(names: list[str], typed: str) -> None:
    found = complete(names, typed, 100)
    assert set(found) <= set(names)
    assert len(found) == len(set(found))


@given(st.data())
def test_the_beginnings_of_its_words_in_any_order_find_a_name(data: st.DataObject) -> None:
    words = data.draw(st.lists(st.text("abcéñёйw", min_size=1), min_size=1, max_size=4))
    turned = data.draw(st.permutations(words))
    typed = " ".join(word[: data.draw(st.integers(1, len(word)))] for word in turned)
    name = " ".join(words)
    assert name in complete((*NAMES, name), typed, 100)


def test_known_names_are_completed_as_others_are():
    names = ("Rossi, Anna", "Petrova, Lena", "Rossi, Anna")

    for typed in ("a ros", "petr", "ar", "x", ""):
        assert KnownNames(names).complete(typed) == complete(names, typed)
