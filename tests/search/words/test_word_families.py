"""The words of a vocabulary that are forms of one word."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_key import card_key
from judgekit.search.words.word_families import WordFamilies

FAMILIES = (
    *(
        "elf elves",
        "wolf wolves",
        "dwarf dwarves",
        "thief thieves",
        "zombie zombies",
        "ally allies",
    ),
    *("faerie faeries", "mouse mice", "man men", "ox oxen", "spy spies", "fish fishes"),
    *("token tokens", "draw draws drew drawn drawing", "sacrifice sacrifices sacrificed"),
    *("human humans", "humano humanos humana humanas", "guerrero guerreros guerrera guerreras"),
    *("pez peces", "espíritu espíritus", "hechizo hechizos", "maldición maldiciones", "luz luces"),
    *("дух духи духов", "жетон жетоны жетонов", "человек люди людей людям", "воин воины воинов"),
    *("зомби", "фишка фишки фишек", "карта карты карт картой", "герой герои героев"),
)
VOCABULARY = sorted({word for family in FAMILIES for word in card_key(family).split()})


@pytest.fixture
def families():
    return WordFamilies(lambda start: [word for word in VOCABULARY if word.startswith(start)])


@pytest.mark.parametrize("family", FAMILIES)
def test_each_word_of_a_family_has_the_others(families, family):
    words = card_key(family).split()
    for word in words:
        assert families.forms(word) == tuple(sorted(set(words) - {word}))


@pytest.mark.parametrize("word", ["", "x", "3", "{t}", "エルフ", "ελφ", "elfish"])
def test_what_has_no_forms_has_none(families, word):
    assert families.forms(word) == ()


def test_what_was_looked_up_is_not_looked_up_again():
    asked = []

    def begun(start: str) -> list[str]:
        asked.append(start)
        return ["token", "tokens"]

    families = WordFamilies(begun)
    assert families.forms("token") == ("tokens",)
    before = len(asked)
    assert families.forms("token") == ("tokens",)
    assert len(asked) == before
