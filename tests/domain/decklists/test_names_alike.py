"""The same cards under other names."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_match import CardMatch
from judgekit.domain.decklists.comparison import compare
from judgekit.domain.decklists.names_alike import named_alike
from tests.domain.formats.listed import decklist

KNOWN = {
    "Relámpago": CardMatch("Lightning Bolt", sure=True),
    "Lightning Bolt": CardMatch("Lightning Bolt", sure=True),
    "Brainstrom": CardMatch("Brainstorm", sure=True, corrected=True),
    "Brainstorm": CardMatch("Brainstorm", sure=True),
    "Duress": CardMatch("Duress", sure=True),
    "Kindle": CardMatch("Kindle // Ember", sure=True),
    "Ember": CardMatch("Kindle // Ember", sure=True, by_other_face=True),
    "Kindle // Ember": CardMatch("Kindle // Ember", sure=True),
    "Response // Resurgence": CardMatch("Response // Resurgence", sure=True),
    "Resurgence": CardMatch("Resurgence", sure=True),
    "Dures": CardMatch("Duress", candidates=("Duress", "Durkwood")),
    "Durkwood": CardMatch("Durkwood", sure=True),
    "Blitzschlag": CardMatch("Lightning Bolt", sure=True),
    "Rayo": CardMatch("Lightning Bolt", candidates=("Lightning Bolt", "Thunderbolt")),
    "Foudre": CardMatch("Thunderbolt", candidates=("Thunderbolt", "Lightning Bolt")),
    "Light": CardMatch("Lightning Bolt", candidates=("Lightning Bolt", "Lightning Helix")),
    "Lightning Helix": CardMatch("Lightning Helix", sure=True),
    "Thunderbolt": CardMatch("Thunderbolt", sure=True),
}


def match(name: str) -> CardMatch:
    return KNOWN.get(name, CardMatch())


def matching(names):
    return {name: match(name) for name in names}


def test_a_spanish_list_is_held_against_english_cards():
    alike = named_alike(
        decklist("4 Relámpago | 2 Brainstrom"),
        decklist("4 Lightning Bolt | 2 Brainstorm"),
        matching,
    )
    assert compare(alike.registered, alike.counted).agrees
    assert (alike.corrected, alike.doubtful) == ({"Brainstrom": "Brainstorm"}, {})


def errors(first: str, second: str) -> int | None:
    known = {frozenset(("searing blaze", "searing blaez")): 1, frozenset(("shock", "shook")): 1}
    return known.get(frozenset((first, second)))


def test_a_name_that_nobody_knows_is_taken_for_the_one_it_resembles_on_the_list():
    for listed, seen in (("Searing Blaze", "Searing Blaez"), ("Searing Blaez", "Searing Blaze")):
        alike = named_alike(decklist(f"4 {listed}"), decklist(f"3 {seen}"), matching, errors)
        (row,) = compare(alike.registered, alike.counted).missing
        assert (row.count, row.name) == (1, listed)
        assert (alike.corrected, alike.doubtful) == ({seen: listed}, {})


def test_a_short_name_or_one_beside_the_right_one_is_asked_about():
    alike = named_alike(decklist("4 Shock"), decklist("4 Shook"), matching, errors)
    assert (alike.corrected, alike.doubtful) == ({}, {"Shook": ("Shock",)})
    both = named_alike(
        decklist("4 Searing Blaze"), decklist("4 Searing Blaze, 1 Searing Blaez"), matching, errors
    )
    assert both.doubtful == {"Searing Blaez": ("Searing Blaze",)}


def test_names_that_both_have_are_left_as_they_are():
    both = decklist("4 Relámpago, 1 Zzz")
    alike = named_alike(both, both, matching)
    assert (alike.registered, alike.counted) == (both, both)


def test_a_doubtful_name_that_may_be_no_card_of_the_other_list_is_asked_about():
    alike = named_alike(decklist("2 Brainstorm, 1 Zzz"), decklist("2 Dures"), matching)
    assert alike.doubtful == {"Dures": ("Duress", "Durkwood")}
    assert [row.name for row in compare(alike.registered, alike.counted).extra] == ["Dures"]


@pytest.mark.parametrize(
    ("listed", "seen"),
    [
        ("4 Rayo", "4 Lightning Bolt"),
        ("4 Blitzschlag", "4 Rayo"),
        ("4 Rayo, 2 Duress", "4 Blitzschlag, 2 Dures"),
        ("3 Rayo | 1 Rayo", "3 Lightning Bolt | 1 Blitzschlag"),
    ],
)
def test_a_doubtful_name_is_the_one_card_of_the_other_list_that_it_may_be(listed, seen):
    alike = named_alike(decklist(listed), decklist(seen), matching)
    assert compare(alike.registered, alike.counted).agrees
    assert alike.corrected["Rayo"] == "Lightning Bolt"
    assert alike.doubtful == {}


@pytest.mark.parametrize(
    ("listed", "seen", "told"),
    [
        ("4 Rayo", "2 Lightning Bolt, 2 Thunderbolt", {"Rayo"}),
        ("2 Rayo, 2 Lightning Bolt", "4 Lightning Bolt", {"Rayo"}),
        ("2 Rayo, 2 Blitzschlag", "4 Blitzschlag", {"Rayo"}),
        ("3 Rayo, 1 Blitzschlag", "2 Rayo, 2 Blitzschlag", {"Rayo"}),
        ("4 Rayo", "4 Foudre", {"Rayo", "Foudre"}),
        ("2 Rayo, 2 Light", "2 Lightning Bolt, 2 Lightning Helix", {"Rayo", "Light"}),
        ("2 Rayo, 2 Foudre", "4 Lightning Bolt", {"Rayo", "Foudre"}),
    ],
)
def test_what_stays_doubtful_is_told_and_agrees_if_it_may(listed, seen, told):
    alike = named_alike(decklist(listed), decklist(seen), matching)
    assert set(alike.doubtful) == told
    assert not compare(alike.registered, alike.counted).agrees
    assert compare(*alike.at_best).agrees


@pytest.mark.parametrize(
    ("listed", "seen", "missing", "extra"),
    [
        ("4 Rayo", "4 Lightning Bolt, 4 Thunderbolt", 0, 4),
        ("4 Rayo", "4 Duress", 4, 4),
        ("4 Rayo, 4 Foudre", "3 Lightning Bolt", 5, 0),
    ],
)
def test_what_differs_whichever_card_is_meant_differs_at_best(listed, seen, missing, extra):
    alike = named_alike(decklist(listed), decklist(seen), matching)
    found = compare(*alike.at_best)
    assert sum(row.count for row in found.missing) == missing
    assert sum(row.count for row in found.extra) == extra


def test_a_doubtful_name_that_both_lists_have_is_not_told_if_nothing_else_may_be_it():
    alike = named_alike(decklist("4 Rayo, 1 Duress"), decklist("3 Rayo, 1 Duress"), matching)
    assert (alike.doubtful, alike.corrected) == ({}, {})
    assert [row.name for row in compare(*alike.at_best).missing] == ["Rayo"]


def test_a_card_named_by_each_of_its_halves_is_one_also_where_both_lists_have_the_name():
    alike = named_alike(decklist("4 Kindle, 1 Ember"), decklist("5 Kindle"), matching)
    found = compare(alike.registered, alike.counted, known=alike.known)
    assert found.agrees
    assert alike.by_other_face == {"Ember": "Kindle // Ember"}


def test_a_card_that_is_called_as_the_half_of_another_one_is_not_taken_for_it():
    alike = named_alike(decklist("4 Response // Resurgence"), decklist("4 Resurgence"), matching)
    found = compare(alike.registered, alike.counted, known=alike.known)
    assert [row.name for row in found.missing] == ["Response // Resurgence"]
    assert [row.name for row in found.extra] == ["Resurgence"]
