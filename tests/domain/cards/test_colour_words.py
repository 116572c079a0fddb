"""Colours by their names in three languages."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.colour_words import colour_by_word, colour_letters


@pytest.mark.parametrize(
    ("word", "letter"),
    [
        ("white", "W"),
        ("Blancas", "W"),
        ("белый", "W"),
        ("azules", "U"),
        ("синяя", "U"),
        ("чёрное", "B"),
        ("черные", "B"),
        ("roja", "R"),
        ("красного", "R"),
        ("verdes", "G"),
        ("зелёный", "G"),
        ("colorless", "C"),
        ("бесцветное", "C"),
        ("multicolor", "M"),
    ],
)
def test_a_colour_is_known_by_its_forms(word, letter):
    assert colour_by_word()[card_key(word)] == letter


@pytest.mark.parametrize("word", ["белка", "синица", "blank", "rojizo", "greenery"])
def test_what_only_begins_like_a_colour_is_none(word):
    assert card_key(word) not in colour_by_word()


def test_a_card_is_found_by_each_of_its_colours():
    assert list(colour_letters("UW")) == ["W", "U", "M"]
    assert list(colour_letters("GG")) == ["G"]
    assert list(colour_letters("")) == ["C"]
