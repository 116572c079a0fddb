"""Words for the types of cards in the forms in which they are asked for."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.colour_words import colour_by_word
from judgekit.domain.cards.type_words import types_by_word


@pytest.mark.parametrize(
    ("asked", "printed"),
    [
        ("существа", "существо"),
        ("заклинаний", "заклинание"),
        ("чар", "чары"),
        ("мгновенных", "мгновенное"),
        ("instantáneas", "instantáneo"),
        ("vehículos", "vehículo"),
        ("sorceries", "sorcery"),
    ],
)
def test_a_form_means_the_word_of_the_type_line(asked: str, printed: str) -> None:
    assert types_by_word()[card_key(asked)] == (card_key(printed),)


def test_a_word_means_itself_without_being_told() -> None:
    assert all(asked not in printed for asked, printed in types_by_word().items())


def test_no_word_is_a_type_and_a_colour() -> None:
    assert not types_by_word().keys() & colour_by_word().keys()
