"""A basic land's name in any language is that land, whatever other cards a file gives it to."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_match import CardMatch
from judgekit.views.deck_checks.card_marks import CardKind, card_marks
from tests.storage.cards.catalogue.printings import foreign, printing

LAND = {"type_line": "Basic Land", "colors": [], "released_at": "2020-01-01"}


@pytest.fixture
def cards(cards, load):
    """A file that has the names of some printings shifted by a land, as published ones have."""
    lands = {"Plains": ("Llanura", "Isla"), "Island": ("Isla", "Pantano"), "Swamp": ("Pantano",)}
    printings = [printing(name, "", **LAND) for name in (*lands, "Wastes", "Snow-Covered Wastes")]
    for name, (own, *others) in lands.items():
        printings += [foreign(name, "", "es", printed_name=own, **LAND)]
        old = {**LAND, "released_at": "2000-10-02"}
        printings += [foreign(name, "", "es", printed_name=other, **old) for other in others]
    printings += [
        printing("Quiet Fen", "Draw a card."),
        foreign("Quiet Fen", "Draw a card.", "es", printed_name="Pantano"),
        foreign("Wastes", "", "qya", printed_name="Erume", **LAND),
        foreign("Quiet Fen", "", "qya", printed_name="Erume"),
        printing("Llanuras", "A card that is called so in English."),
    ]
    load(printings)
    return cards


@pytest.mark.parametrize(
    ("written", "land"),
    [
        ("Isla", "Island"),
        ("ISLA", "Island"),
        ("Llanura", "Plains"),
        ("Pantano", "Swamp"),
        ("Остров", "Island"),
        ("Erume", "Wastes"),
    ],
)
def test_the_name_that_a_land_has_or_is_shown_by_is_that_land(cards, written, land):
    assert cards.match(written).sure
    assert cards.match(written).name == land


def test_a_cards_whole_english_name_is_still_that_card(cards):
    assert cards.match("Llanuras").name == "Llanuras"


def test_such_a_land_has_its_mark_when_a_deck_is_ticked_off(cards):
    marks = card_marks(cards, ["Isla", "Pantano"])
    assert {written: mark.kind for written, mark in marks.items()} == {
        "Isla": CardKind.LAND,
        "Pantano": CardKind.LAND,
    }


def test_the_name_of_two_other_cards_is_asked_as_before(cards, load):
    load(
        [
            *(printing(name, "Draw a card.") for name in ("Vault", "Crypt")),
            *(foreign(name, "", "es", printed_name="Cripta") for name in ("Vault", "Crypt")),
        ],
        "cards-20261102.json",
    )
    assert cards.match("Cripta") == CardMatch(
        "Crypt", candidates=("Crypt", "Vault"), legalities=cards.facts("Crypt").legalities
    )
