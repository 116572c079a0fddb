"""A card that is called just as was typed, in the one list: before those that only begin so, and
never crowded out; of several words the beginning says as much."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from judgekit.app import known_cards, manual, rules_provider
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.search.find.answer import FindKind, Found
from judgekit.system.paths import Folders
from judgekit.system.resources import resources_folder
from judgekit.views.find.finder import EventNames, Finder, FindSources
from tests.bundled_policy import bundled_policy
from tests.storage.cards.card_files import scryfall_card, written

WITHOUT_EVENT = EventNames(None, ReadingMarks())
SPLIT = ("Wharf // Ash", "Ring // Run", "Fall // Spring", "Toil // Call", "Begin // Fin")
LONG = ("Swellgrove Elderhall", "Orlin's Influence", "Skull of Varn", "Fight or Flight")
BEGINNING_SO = (
    *("Ashen", "Ashling", "Ash Tide", "Ash Cub", "Ash Ward", "Ashfall", "Ash and Bone"),
    *("Springs", "Springtide", "Spring Cub", "Runed Cub", "Run Amiss", "Callous", "Call Off"),
)


@pytest.fixture(scope="module")
def finder(tmp_path_factory, cache: Path) -> Finder:
    """A finder with a loaded card file."""
    home = tmp_path_factory.mktemp("find")
    rules = rules_provider(resources_folder(), Folders(home, home, cache, home))
    rules.prepare(lambda part: None)
    printings = [scryfall_card(name) for name in (*LONG, *BEGINNING_SO)]
    printings += [
        scryfall_card(
            name, layout="split", card_faces=[{"name": face} for face in name.split(" // ")]
        )
        for name in SPLIT
    ]
    cards = known_cards(resources_folder(), home)
    cards.load(written(home / "made.json", printings), lambda read, size: True)
    return Finder(
        FindSources(rules, bundled_policy(), lambda: cards, partial(manual, resources_folder()))
    )


def answers(finder: Finder, typed: str) -> tuple[Found, ...]:
    return finder.find(typed, reader="en", names=WITHOUT_EVENT, limit=10).found


def cards_of(finder: Finder, typed: str) -> list[str]:
    return [each.id for each in answers(finder, typed) if each.kind is FindKind.CARD]


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("ash", "Wharf // Ash"),
        ("run", "Ring // Run"),
        ("spring", "Fall // Spring"),
        ("wharf ash", "Wharf // Ash"),
    ],
)
def test_a_card_of_which_a_half_is_called_so_stands_before_all_that_begin_so(finder, typed, card):
    first = answers(finder, typed)[0]
    assert (first.kind, first.id) == (FindKind.CARD, card)


@pytest.mark.parametrize("typed", ["as", "ru", "ca", "fi"])
def test_less_than_four_letters_find_no_card_that_only_begins_so(finder, typed):
    loaded = {*SPLIT, *LONG, *BEGINNING_SO}
    assert loaded.isdisjoint(cards_of(finder, typed))


@pytest.mark.parametrize(("typed", "card"), [("call", "Toil // Call"), ("fin", "Begin // Fin")])
def test_a_half_called_as_an_action_stands_behind_it_among_five(finder, typed, card):
    found = answers(finder, typed)
    assert found[0].kind in (FindKind.ACTION, FindKind.ORDER)
    assert card in [each.id for each in found[:5]]
    assert cards_of(finder, typed)[0] == card


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("swellgrove el", "Swellgrove Elderhall"),
        ("Orlin's I", "Orlin's Influence"),
        ("Skull of", "Skull of Varn"),
        ("Figh or Flight", "Fight or Flight"),
    ],
)
def test_the_beginning_of_a_name_of_several_words_stands_before_what_shares_them(
    finder, typed, card
):
    first = answers(finder, typed)[0]
    assert (first.kind, first.id) == (FindKind.CARD, card)


def test_an_action_that_fits_stays_before_the_beginning_of_a_name(finder):
    assert answers(finder, "call o")[0].kind is FindKind.ACTION
    assert "Call Off" in cards_of(finder, "call o")
