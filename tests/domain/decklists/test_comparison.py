"""A counted deck against its list."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.decklists.comparison import FREE_BASICS, compare
from judgekit.domain.decklists.decklist import CardCount, Decklist
from tests.domain.formats.listed import decklist

LIST = "4 Brainstorm, 4 Force of Will, 52 Island | 2 Surgical Extraction, 1 Brainstorm, 12 Swamp"


def rows(found):
    """`missing 1 Brainstorm main` and the like, as they come."""
    said = [f"missing {row.count} {row.name} {row.part}" for row in found.missing]
    said += [f"extra {row.count} {row.name} {row.part}" for row in found.extra]
    return said + [f"misplaced {row.count} {row.name} in {row.found}" for row in found.misplaced]


def compared(counted: str, *, sideboarded: bool = False, listed: str = LIST):
    return rows(compare(decklist(listed), decklist(counted), sideboarded=sideboarded))


def test_a_deck_as_registered_agrees_however_it_is_written():
    counted = (
        "52 ISLAND, 4 force of will, 4 Brainstorm | 12 Swamp, 1 Brainstorm, 2 Surgical Extraction"
    )
    assert compared(counted) == compared(counted, sideboarded=True) == []


@pytest.mark.parametrize(
    ("counted", "said"),
    [
        (
            "4 Brainstorm, 3 Force of Will, 53 Island | "
            "2 Surgical Extraction, 1 Brainstorm, 12 Swamp",
            ["missing 1 Force of Will main", "extra 1 Island main"],
        ),
        (
            "4 Brainstorm, 4 Force of Will, 51 Island, 1 Swamp | "
            "2 Surgical Extraction, 1 Brainstorm, 11 Swamp, 1 Island",
            ["misplaced 1 Island in sideboard", "misplaced 1 Swamp in main"],
        ),
        (
            "5 Brainstorm, 4 Force of Will, 52 Island | 2 Surgical Extraction, 12 Swamp",
            ["misplaced 1 Brainstorm in main"],
        ),
        (
            "6 Brainstorm, 4 Force of Will, 52 Island | 2 Surgical Extraction, 12 Swamp",
            ["extra 1 Brainstorm main", "misplaced 1 Brainstorm in main"],
        ),
        (
            "4 Brainstorm, 4 Force of Will, 52 Island",
            [
                "missing 1 Brainstorm sideboard",
                "missing 2 Surgical Extraction sideboard",
                "missing 12 Swamp sideboard",
            ],
        ),
        (
            "4 Brainstorm, 4 Force of Will, 52 Island | "
            "2 Surgical Extraction, 1 Brainstorm, 12 Swamp, 1 Opt",
            ["extra 1 Opt sideboard"],
        ),
    ],
)
def test_before_sideboarding_each_part_is_as_registered(counted, said):
    assert compared(counted) == said


def test_afterwards_cards_may_lie_in_either_part_and_not_one_for_one():
    counted = (
        "5 Brainstorm, 3 Force of Will, 53 Island | "
        "2 Surgical Extraction, 1 Force of Will, 11 Swamp"
    )
    assert compared(counted, sideboarded=True, listed=LIST.replace("52 Island", "53 Island")) == [
        "missing 1 Swamp sideboard"
    ]
    listed = LIST.replace("12 Swamp", "11 Swamp").replace("52 Island", "53 Island")
    assert compared(counted, sideboarded=True, listed=listed) == []


def test_afterwards_a_missing_copy_is_one_of_the_sideboard_as_long_as_there_was_one():
    counted = "3 Brainstorm, 4 Force of Will, 52 Island | 2 Surgical Extraction, 12 Swamp"
    assert compared(counted, sideboarded=True) == [
        "missing 1 Brainstorm main",
        "missing 1 Brainstorm sideboard",
    ]


@pytest.mark.parametrize(("listed", "counted"), [("Fire // Ice", "Fire"), ("Fire", "Fire/Ice")])
def test_a_card_of_two_faces_may_be_written_by_its_front(listed, counted):
    assert compared(f"4 {counted}", listed=f"4 {listed}") == []


def test_a_card_of_two_faces_may_be_written_by_either_and_by_both():
    assert compared("3 Kindle, 1 Ember", listed="4 Kindle // Ember") == []
    assert compared("4 Kindle // Ember", listed="2 Kindle | 2 Ember") == [
        "misplaced 2 Kindle in main"
    ]


def test_a_face_is_another_card_where_one_is_known_by_that_name_or_two_have_it():
    whole, face = decklist("1 Fuel // Ash"), decklist("1 Ash")
    assert compare(whole, face).agrees
    assert rows(compare(whole, face, known={"ash"})) == [
        "missing 1 Fuel // Ash main",
        "extra 1 Ash main",
    ]
    assert len(compared("1 Ash", listed="1 Fuel // Ash, 1 Smoke // Ash")) == 3


def test_a_front_is_another_card_where_both_are_registered():
    assert compared("3 Bind, 1 Bind // Liberate", listed="2 Bind, 2 Bind // Liberate") == [
        "missing 1 Bind // Liberate main",
        "extra 1 Bind main",
    ]


def test_basic_lands_are_free_in_limited_once_sideboards_are_in_use():
    listed, counted = (
        decklist("23 Bear, 17 Forest | 9 Wolf"),
        decklist("22 Bear, 1 Wolf, 18 Forest, 1 Swamp | 8 Wolf, 1 Bear"),
    )
    assert compare(listed, counted, sideboarded=True, free=FREE_BASICS).agrees
    assert not compare(listed, counted, free=FREE_BASICS).agrees


def test_commanders_are_counted_with_the_deck():
    listed = Decklist(main=(CardCount(99, "Island"),), commander=(CardCount(1, "Azami"),))
    assert rows(compare(listed, decklist("1 Azami, 98 Island"))) == ["missing 1 Island main"]


CARDS = st.lists(
    st.builds(
        CardCount, st.integers(1, 4), st.sampled_from(["Opt", "Duress", "Île", "Fire // Ice"])
    ),
    max_size=6,
).map(tuple)
LISTS = st.builds(Decklist, main=CARDS, sideboard=CARDS)


@given(LISTS)
def test_any_list_agrees_with_itself(listed):
    assert compare(listed, listed).agrees
    swapped = msgspec.structs.replace(listed, main=listed.sideboard, sideboard=listed.main)
    assert compare(listed, swapped, sideboarded=True).agrees


@given(LISTS, LISTS, st.booleans())
def test_what_differs_makes_up_the_difference_of_the_totals(listed, counted, sideboarded):
    found = compare(listed, counted, sideboarded=sideboarded)
    missing = sum(row.count for row in found.missing)
    extra = sum(row.count for row in found.extra)
    registered = found.registered.main + found.registered.sideboard
    assert found.counted.main + found.counted.sideboard == registered + extra - missing
