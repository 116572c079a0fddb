"""French and Italian names, typed without the article before an apostrophe or with a space."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_match import NameLikeness
from tests.storage.cards.catalogue.printings import foreign, printing

NAMES = {
    "Surge of Jace": ("fr", "L'élan de Jace"),
    "Soul of the Tree": ("fr", "L’âme de l’arbre"),
    "Until Dawn": ("fr", "Jusqu'à l'aube"),
    "Art of War": ("it", "Padronanza dell'Arte"),
    "Dawn Call": ("it", "Richiamo all’Alba"),
    "All Is Ash": ("pt", "Gota d'água"),
}


@pytest.fixture
def cards(cards, load):
    english = [printing(name, "Flying") for name in NAMES]
    others = [
        foreign(name, "Flying", language, printed_name=printed)
        for name, (language, printed) in NAMES.items()
    ]
    load([*english, *others, printing("Elanor's Gift", "Haste"), printing("All Alone", "Haste")])
    return cards


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("élan de jace", "Surge of Jace"),
        ("elan", "Elanor's Gift"),
        ("elan jace", "Surge of Jace"),
        ("jace elan", "Surge of Jace"),
        ("l elan de jace", "Surge of Jace"),
        ("l’élan", "Surge of Jace"),
        ("lelan de", "Surge of Jace"),
        ("ame de arbre", "Soul of the Tree"),
        ("l ame de l arb", "Soul of the Tree"),
        ("arbre", "Soul of the Tree"),
        ("jusqu a l aube", "Until Dawn"),
        ("aube", "Until Dawn"),
        ("padronanza arte", "Art of War"),
        ("dell arte", "Art of War"),
        ("arte padronanza", "Art of War"),
        ("all alba", "Dawn Call"),
        ("alba", "Dawn Call"),
        ("agua", "All Is Ash"),
    ],
)
def test_a_name_is_found_without_its_elided_article(cards, typed, name):
    assert cards.found(typed, 5)[0].name == name


def test_what_begins_so_comes_before_it(cards):
    assert [each.name for each in cards.found("elan", 5)] == ["Elanor's Gift", "Surge of Jace"]


def test_a_slip_in_such_a_word_is_mended(cards):
    (found,) = cards.found("padronamza arte", 5)
    assert (found.name, found.likeness) == ("Art of War", NameLikeness.CORRECTED)
