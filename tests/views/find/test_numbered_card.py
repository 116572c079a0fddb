"""A set's code and a collector number that read as an order: the card is offered beside it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from judgekit.app import manual, rules_provider
from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.search.find.answer import FindKind
from judgekit.system.paths import Folders
from judgekit.system.resources import resources_folder
from judgekit.views.find.finder import EventNames, Finder, FindSources
from tests.bundled_policy import bundled_policy
from tests.card_fakes import CardFakes, without_card_file
from tests.find_event import event_state

LANTERN = "Lantern of the Ninth Gate"
NUMBERED = ("c19 66", "j14 3", "x21 5")


class NumberedFakes(CardFakes):
    """Knows a card by numbers that begin as orders do."""

    def found(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        return (FoundCard(LANTERN, NameLikeness.NUMBER),) if typed in NUMBERED else ()


@pytest.fixture(scope="module")
def first_two(tmp_path_factory, cache: Path):
    """Finds in an event, in one of these card files; returns the kinds of the best two answers."""
    home = tmp_path_factory.mktemp("find")
    rules = rules_provider(resources_folder(), Folders(home, home, cache, home))
    rules.prepare(lambda part: None)
    names = EventNames(event_state(), ReadingMarks())

    def found(typed: str, cards: CardFakes) -> list[FindKind]:
        sources = FindSources(
            rules, bundled_policy(), lambda: cards, partial(manual, resources_folder())
        )
        answers = Finder(sources).find(typed, reader="en", names=names, limit=10).found
        return [each.kind for each in answers[:2]]

    return found


@pytest.mark.parametrize("typed", ["c19 66", "j14 3", " c19 66 "])
def test_the_card_stands_first_where_the_number_says_nothing_to_the_order(first_two, typed):
    assert first_two(typed, NumberedFakes()) == [FindKind.CARD, FindKind.ORDER]


def test_it_stands_behind_an_order_that_takes_the_number(first_two):
    assert first_two("x21 5", NumberedFakes()) == [FindKind.ORDER, FindKind.CARD]


@pytest.mark.parametrize("typed", ["c19", "c 19", "c 19 66", "c19 67", "c19 66 ruling"])
def test_what_names_no_printing_stays_an_order(first_two, typed):
    kinds = first_two(typed, NumberedFakes())
    assert kinds[0] is FindKind.ORDER
    assert FindKind.CARD not in kinds


def test_without_a_card_file_it_is_an_order(first_two):
    assert first_two("c19 66", without_card_file())[0] is FindKind.ORDER
