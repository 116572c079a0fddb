"""Legends found by what players call them, and what that changes nothing of."""

from __future__ import annotations

import pytest

from tests.storage.cards.catalogue.printings import foreign, printing

WARDEN, DROWNED, MARWICK = "Ondra, Tide Warden", "Ondra the Drowned", "Ondra Marwick"
OLD, OLDER, NEW = "2010-01-01", "2005-01-01", "2024-01-01"
LEGEND = {"type_line": "Legendary Creature — Merfolk"}
WALKER = {"type_line": "Legendary Planeswalker — Ondra"}


def warden(language: str, name: str) -> dict[str, object]:
    return foreign(WARDEN, "", language, **LEGEND, released_at=OLD, printed_name=name)


@pytest.fixture
def cards(cards, load):
    load(
        [
            printing("Ondra's Gift", "Draw a card."),
            printing("Ondrat", "Draw a card."),
            printing(DROWNED, "Islandwalk", **LEGEND, released_at=OLDER),
            printing(WARDEN, "Islandwalk", **LEGEND, released_at=OLD),
            warden("es", "Hondra, Guardiana de la Marea"),
            warden("ru", "Ондра, Хранительница Прилива"),
            warden("ja", "潮の守り手、オンドラ"),
            printing(MARWICK, "", **WALKER, released_at=NEW),
            printing("A-Ondra, Tide Warden", "", **LEGEND),
            printing("Ember Muse", "Flying"),
            foreign("Ember Muse", "", "ru", printed_name="Муза, Рожденная из Искр"),
        ]
    )
    return cards


def names(found):
    return [each.name for each in found]


def test_all_that_are_called_so_come_first_the_newest_before_the_others(cards):
    assert names(cards.found("ondra", 5)) == [MARWICK, WARDEN, DROWNED, "Ondrat", "Ondra's Gift"]
    assert names(cards.found("Ondra", 2)) == [MARWICK, WARDEN]


@pytest.mark.parametrize(
    ("typed", "language"), [("hondra", "es"), ("ондра", "ru"), ("オンドラ", "ja")]
)
def test_a_legend_is_found_by_its_short_name_in_another_language(cards, typed, language):
    first = cards.found(typed, 5)[0]
    assert (first.name, first.language) == (WARDEN, language)
    assert first.short


def test_a_slip_in_it_finds_it(cards):
    assert WARDEN in names(cards.found("ondrta", 5))
    assert WARDEN in names(cards.found("ohndra", 5))


def test_what_is_no_legend_has_none(cards):
    found = cards.found("муза", 5)
    assert [(each.name, each.short) for each in found] == [("Ember Muse", "")]


def test_in_a_list_and_in_a_text_it_is_no_name(cards):
    assert not cards.match("Ondra").sure
    assert cards.match("hondr").candidates == ()
    assert cards.named(["Ondra", "Hondra"]) == {}


def test_it_isnt_counted_among_the_names(cards):
    # Eight cards, and four of them in one other language each.
    assert cards.source().names == 11
