"""Of printings in a language those that are translated are shown, whatever is newer."""

from __future__ import annotations

import itertools

import pytest

from tests.storage.cards.card_files import atomic_card, atomic_file
from tests.storage.cards.catalogue.printings import foreign, printing

THOUGHT, TEXT = "Quiet Thought", "Draw a card."
PENSAMIENTO, TEXTO = "Pensamiento quieto", "Roba una carta."
OLDER, NEWER = "cards-20260301.json", "cards-20261101.json"


def spanish(name: str, text: str, day: str):
    said = {"printed_name": name, "printed_text": text, "released_at": day}
    return foreign(THOUGHT, TEXT, "es", **said)


def shown(cards) -> tuple[str, str]:
    (face,) = cards.card(THOUGHT).printed["es"].faces
    return face.name, face.text


TRANSLATED = spanish(PENSAMIENTO, TEXTO, "2005-01-01")
NAME_ALONE = spanish(PENSAMIENTO, "", "2000-01-01")
IN_ENGLISH = spanish(THOUGHT, TEXT, "2022-01-01")
ENGLISH_NAME = spanish(THOUGHT, "Roba una.", "2021-01-01")
WITHOUT_TEXT = spanish(THOUGHT, "", "2023-01-01")


@pytest.mark.parametrize(
    ("printings", "expected"),
    [
        ((TRANSLATED, IN_ENGLISH, WITHOUT_TEXT), (PENSAMIENTO, TEXTO)),
        ((TRANSLATED, ENGLISH_NAME), (PENSAMIENTO, TEXTO)),
        ((NAME_ALONE, IN_ENGLISH), (PENSAMIENTO, "")),
        ((NAME_ALONE, WITHOUT_TEXT), (PENSAMIENTO, "")),
        ((NAME_ALONE, ENGLISH_NAME, IN_ENGLISH), (PENSAMIENTO, "Roba una.")),
        ((ENGLISH_NAME, IN_ENGLISH), (THOUGHT, "Roba una.")),
        ((IN_ENGLISH, WITHOUT_TEXT), (THOUGHT, TEXT)),
    ],
)
def test_what_is_translated_is_shown_in_whatever_order_and_from_however_many_files(
    load, cards, printings, expected
):
    for order in itertools.permutations(printings):
        load([printing(THOUGHT, TEXT), *order], only=True)
        assert shown(cards) == expected
        load([printing(THOUGHT, TEXT)], OLDER, only=True)
        for each in order:
            load([each], NEWER)
        assert shown(cards) == expected
    assert cards.match(PENSAMIENTO).sure is (expected[0] == PENSAMIENTO)


def test_of_equally_translated_printings_the_newest_is_shown(load, cards):
    load([TRANSLATED, spanish("Idea callada", "Roba una carta más.", "2015-01-01")])
    assert shown(cards) == ("Idea callada", "Roba una carta más.")


def test_a_name_that_is_the_same_everywhere_is_shown_with_the_newest_text(load, cards):
    load([ENGLISH_NAME, spanish(THOUGHT, "Roba una carta ya.", "2023-01-01")])
    assert shown(cards) == (THOUGHT, "Roba una carta ya.")


def test_halves_of_a_printing_that_is_not_translated_have_the_names_of_another(load, cards):
    """As published: an old printing has names alone, a newer one a text under English names."""

    def half(side, own, name, text):
        said = {"faceName": own, "side": side, "layout": "split", "text": f"{own} in English."}
        in_spanish = [
            {"language": "Spanish", "name": "Ember // Pond", "faceName": own, "text": text},
            {"language": "Spanish", "name": "Ascua // Estanque", "faceName": name},
        ]
        return atomic_card("Ember // Pond", **said, foreignData=in_spanish)

    halves = [half("a", "Ember", "Ascua", "Quema."), half("b", "Pond", "Estanque", "Moja.")]
    load(atomic_file(**{"Ember // Pond": halves}), "AtomicCards.json")
    card = cards.card("Ember // Pond")
    assert card.names["es"] == "Ascua // Estanque"
    assert card.printed_text("es") == "Quema.\n//\nMoja."


def test_of_several_printings_in_one_object_the_translated_one_is_shown(load, cards):
    in_spanish = [
        {"language": "Spanish", "name": THOUGHT, "text": TEXT},
        {"language": "Spanish", "name": PENSAMIENTO, "text": TEXTO},
    ]
    atomic = atomic_card(THOUGHT, text=TEXT, foreignData=in_spanish)
    load(atomic_file(**{THOUGHT: [atomic]}), "AtomicCards.json")
    assert shown(cards) == (PENSAMIENTO, TEXTO)
