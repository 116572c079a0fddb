"""Legends in the one list: what players call them counts nearly as their name."""

from __future__ import annotations

from functools import partial

import pytest

from judgekit.app import known_cards, manual, rules_provider
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.system.paths import Folders
from judgekit.system.resources import resources_folder
from judgekit.views.find.finder import EventNames, Finder, FindSources
from tests.bundled_policy import bundled_policy
from tests.storage.cards.card_files import scryfall_card, written

LEGEND = {"type_line": "Legendary Creature — Beast"}
OTHERS = ("Tide", "Ember", "Oath", "Crown", "Gate", "Feast")


@pytest.fixture(scope="module")
def finder(tmp_path_factory, cache) -> Finder:
    home = tmp_path_factory.mktemp("legends")
    rules = rules_provider(resources_folder(), Folders(home, home, cache, home))
    rules.prepare(lambda part: None)
    printings = [
        *(scryfall_card(f"Ondra's {other}") for other in OTHERS),
        scryfall_card("Ondra, Warden of the Ninth Tide", **LEGEND),
        scryfall_card("Ondra, the Drowned", **LEGEND),
        scryfall_card("Ilhard, the Boar", **LEGEND),  # two letters from the bundled Island
        scryfall_card("Bess, Soul Nourisher", **LEGEND),  # a letter from best
        scryfall_card("Fly", lang="es", printed_name="Volar"),
        scryfall_card("Volar, Guide of Birds", **LEGEND),
    ]
    cards = known_cards(resources_folder(), home)
    cards.load(written(home / "made.json", printings), lambda read, size: True)
    return Finder(
        FindSources(rules, bundled_policy(), lambda: cards, partial(manual, resources_folder()))
    )


def found(finder: Finder, typed: str) -> list[str]:
    names = EventNames(None, ReadingMarks())
    return [each.id for each in finder.find(typed, reader="en", names=names, limit=10).found]


def test_legends_called_so_come_before_what_belongs_to_them(finder):
    legends = {"Ondra, Warden of the Ninth Tide", "Ondra, the Drowned"}
    assert set(found(finder, "ondra")[:2]) == legends
    assert set(found(finder, "ondr")[:2]) == legends


@pytest.mark.parametrize(
    ("typed", "name"),
    [("ilhard", "Ilhard, the Boar"), ("bess", "Bess, Soul Nourisher")],
)
def test_a_legend_called_so_comes_before_what_is_off_by_slips(finder, typed, name):
    assert found(finder, typed)[0] == name


def test_a_card_of_that_whole_name_comes_before_a_legend(finder):
    assert found(finder, "volar")[:2] == ["Fly", "Volar, Guide of Birds"]
