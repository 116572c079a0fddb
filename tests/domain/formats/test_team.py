"""Decks of a team held against each other: what is in two of them, and what nobody can know."""

from __future__ import annotations

import pytest

from judgekit.domain.formats.identified_card import IdentifiedCard
from judgekit.domain.formats.team import hold_against_team
from tests.builders import ref

LANDS = ("Island", "Forest")


def deck(**cards):
    """`Opt=4` is a card that is known; `Opt_x=4` a name that is not; lands are known."""
    return [
        IdentifiedCard(
            name.removesuffix("_x"),
            sure=not name.endswith("_x"),
            written=(name,),
            main=count,
            basic_land=name in LANDS,
        )
        for name, count in cards.items()
    ]


def held(*decks):
    named = [(f"deck {place}", each) for place, each in enumerate(decks, start=1)]
    found = hold_against_team(named, ref("8.4"))
    return (
        [(each.card, each.count, each.decks) for each in found.findings],
        [each.card for each in found.perhaps],
        found.unsure,
    )


def test_what_two_decks_have_is_told_with_their_names():
    found = held(deck(Opt=4, Island=50), deck(Ponder=4, Island=50), deck(Opt=1, Ponder=1))
    assert found == (
        [("Opt", 2, ("deck 1", "deck 3")), ("Ponder", 2, ("deck 2", "deck 3"))],
        [],
        (),
    )


def test_one_name_that_nobody_knows_is_one_card_in_two_decks():
    assert held(deck(Opt_x=4), deck(Opt_x=2)) == ([("Opt", 2, ("deck 1", "deck 2"))], [], ())


@pytest.mark.parametrize("copies", [5, 12])
def test_many_of_a_name_in_other_letters_may_be_a_basic_land(copies):
    assert held(deck(Лес_x=copies), deck(Лес_x=9)) == ([], ["Лес"], ())
    assert held(deck(Лес_x=copies), deck(Лес_x=1)) == ([], ["Лес"], ())
    conflict = [("Wald", 2, ("deck 1", "deck 2"))]
    assert held(deck(Wald=copies), deck(Wald=9)) == (conflict, [], ())
    assert held(deck(Wald_x=copies), deck(Wald_x=9)) == (conflict, [], ())


def test_a_name_of_a_teammate_that_nobody_knows_may_be_a_card_of_another_deck():
    assert held(deck(Opt=4), deck(Conterspel_x=4)) == ([], [], ("Conterspel",))
    assert held(deck(Island=60), deck(Conterspel_x=4)) == ([], [], ())
    assert held(deck(Island=60), deck(Conterspel_x=4), deck(Opt=4))[2] == ("Conterspel",)


def test_ones_own_names_are_told_elsewhere():
    assert held(deck(Conterspel_x=4), deck(Opt=4)) == ([], [], ())
