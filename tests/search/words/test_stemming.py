"""Stems by language and script."""

from __future__ import annotations

import pytest

from judgekit.search.words.stemming import Stemming


def stems(words: str, language: str) -> set[str]:
    return set(Stemming().stems(words.split(), language))


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("shuffle shuffling shuffles shuffled", "en"),
        ("take taken takes took taking", "en"),
        ("barajar barajado barajando", "es"),
        ("prohibida prohibidas prohibido", "es"),
        ("турнир турнира турниры турнирам", "ru"),
        ("случайный случайная случайного", "ru"),
        ("список списка списков", "ru"),
        ("уровень уровни", "ru"),
        ("player players", "ru"),
        ("турнир турниры", "en"),
        ("draw drew drawn", "ru"),
    ],
)
def test_forms_of_a_word_have_one_stem(words, language):
    assert len(stems(words, language)) == 1


def test_a_language_without_rules_keeps_its_words():
    assert Stemming().stems(["gry", "gra"], "pl") == ["gry", "gra"]


def test_numbers_are_their_own_stems():
    assert Stemming().stems(["3.10", "104.3a", "40"], "en") == ["3.10", "104.3a", "40"]


def test_nothing_in_nothing_out():
    assert Stemming().stems([], "ru") == []


def test_each_word_keeps_its_place_among_those_of_the_other_script():
    words = ["турниры", "decks", "3.10", "списки", "players"]
    one_by_one = [Stemming().stems([word], "ru")[0] for word in words]
    assert (
        Stemming().stems(words, "ru") == one_by_one == ["турнир", "deck", "3.10", "списк", "player"]
    )
