"""Ticking off: what stands, what is to come, what is taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.deck_checks.quick_letters import NamedCopies, quick_letters
from judgekit.domain.deck_checks.tick_off import (
    SIDEBOARD_RULES,
    begin,
    compared,
    counted,
    look_at,
    point_at,
    resume,
    swaps,
    tick,
    to_come,
    undo,
)
from judgekit.domain.decklists.comparison import FREE_BASICS
from judgekit.domain.decklists.decklist import CardCount, Decklist, total
from judgekit.domain.decklists.part import Part
from tests.domain.formats.listed import decklist

LIST = decklist("4 Brainstorm, 3 Fire // Ice, 2 Lim-Dûl's Vault | 1 Brainstorm, 2 Duress")


def ticked(off, *names: str):
    for name in names:
        off = tick(off, name)
    return off


def test_nothing_is_ticked_at_first_and_all_is_to_come():
    off = begin(LIST)
    assert to_come(off) == {
        "Brainstorm": 4,
        "Fire // Ice": 3,
        "Lim-Dûl's Vault": 2,
        "Duress": 0,
    }
    assert sum(row.count for row in compared(off).missing) == 12


def test_names_are_the_lists_however_they_were_said():
    off = ticked(begin(LIST), "brainstorm", "Fire", "LIM DULS VAULT", "fire/ice", " Opt ")
    assert [each.name for each in off.ticks] == [
        "Brainstorm",
        "Fire // Ice",
        "Lim-Dûl's Vault",
        "Fire // Ice",
        "Opt",
    ]
    assert to_come(off)["Fire // Ice"] == 1


def test_a_stranger_and_a_copy_too_many_stand_out_at_once():
    off = tick(ticked(begin(LIST), "Opt"), "Lim-Dûl's Vault", 3)
    found = compared(off)
    assert [(row.count, row.name) for row in found.extra] == [(1, "Lim-Dûl's Vault"), (1, "Opt")]


def test_a_card_of_the_other_part_is_misplaced():
    off = ticked(begin(LIST), "Duress")
    (row,) = compared(off).misplaced
    assert (row.name, row.found, row.belongs) == ("Duress", Part.MAIN, Part.SIDEBOARD)


def test_any_number_of_steps_is_taken_back_and_the_part_with_them():
    start = ticked(begin(LIST), "Brainstorm")
    off = ticked(look_at(start, Part.SIDEBOARD), "Duress", "Duress")
    assert undo(off).ticks == off.ticks[:-1]
    assert undo(off, 2).ticks == start.ticks
    assert (undo(off, 3).part, undo(off, 99).ticks) == (Part.MAIN, ())
    assert undo(off, 0) == off


def test_what_is_no_card_is_not_ticked():
    off = begin(LIST)
    assert tick(off, "  ") == tick(off, "Opt", 0) == off


def test_once_sideboards_are_in_use_a_card_may_come_in_either_part():
    off = tick(begin(LIST, sideboarded=True), "Brainstorm", 5)
    assert to_come(off)["Brainstorm"] == 0
    off = tick(tick(off, "Fire // Ice", 3), "Duress", 1)
    off = look_at(off, Part.SIDEBOARD)
    off = tick(tick(off, "Duress"), "Lim-Dûl's Vault", 2)
    assert compared(off).agrees
    exchanged = swaps(off)
    assert [(row.count, row.name) for row in exchanged.came_in] == [
        (1, "Brainstorm"),
        (1, "Duress"),
    ]
    assert [(row.count, row.name) for row in exchanged.went_out] == [(2, "Lim-Dûl's Vault")]


def test_a_limited_pool_may_have_more_basic_lands_later():
    pool = decklist("23 Bear, 17 Forest | 20 Wolf, 1 Snow-Covered Forest")
    off = begin(pool, sideboarded=True, free=FREE_BASICS)
    off = tick(tick(tick(off, "Bear", 22), "Forest", 16), "Swamp", 2)
    off = tick(tick(look_at(off, Part.SIDEBOARD), "Wolf", 20), "Bear")
    assert [row.name for row in compared(off).missing] == ["Snow-Covered Forest"]


def test_what_was_counted_is_taken_up_again():
    off = ticked(look_at(tick(begin(LIST), "Brainstorm", 3), Part.SIDEBOARD), "Duress", "Opt")
    again = resume(begin(LIST), counted(off), Part.SIDEBOARD)
    assert (counted(again), again.part) == (counted(off), Part.SIDEBOARD)
    assert compared(again) == compared(off)


NAMES = st.sampled_from(["Brainstorm", "Fire // Ice", "Duress", "Opt", "Île"])
STEPS = st.lists(st.tuples(NAMES, st.sampled_from(list(Part)), st.integers(1, 5)), max_size=12)


@given(STEPS, st.integers(0, 15))
def test_taking_back_is_as_if_it_had_not_been(steps, back):
    states = [begin(LIST)]
    for name, part, count in steps:
        states.append(tick(look_at(states[-1], part), name, count))
    kept = max(0, len(steps) - back)
    assert counted(undo(states[-1], back)) == counted(states[kept])
    both = counted(states[-1])
    assert total(both.main) + total(both.sideboard) == sum(count for *_, count in steps)


@given(st.lists(st.text(min_size=1, max_size=12), max_size=40, unique=True))
def test_quick_letters_are_letters_of_the_name_and_none_is_given_twice(keys):
    letters = quick_letters([NamedCopies(key, 4) for key in keys])
    assert len(set(letters.values())) == len(letters)
    assert all(letter in key for key, letter in letters.items())


def test_quick_letters_prefer_first_letters_and_leave_nobody_out_who_could_have_one():
    cards = [NamedCopies(key, 4) for key in ("bolt", "brainstorm", "blood moon", "b")]
    assert quick_letters(cards)["b"] == "b"
    assert len(quick_letters(cards)) == 4
    assert quick_letters([NamedCopies("opt", 1), NamedCopies("ponder", 4)]) == {
        "opt": "o",
        "ponder": "p",
    }


def test_guests_take_the_letters_that_are_left_and_move_nobody():
    cards = [NamedCopies("opt", 4), NamedCopies("ponder", 4)]
    assert quick_letters(cards, ["plains", "toto", "pot"]) == {
        **quick_letters(cards),
        "plains": "l",
        "toto": "t",
    }


def test_each_part_has_letters_for_the_cards_of_the_other():
    (opt,) = (card for card in begin(decklist("4 Opt | 4 Oust")).cards if card.name == "Opt")
    assert opt.letters == {Part.MAIN: "o", Part.SIDEBOARD: "p"}


@pytest.mark.parametrize("reference", SIDEBOARD_RULES, ids=str)
def test_the_section_on_sideboards_is_cited_by_each_editions_number(library, reference):
    section = library.section(reference)
    assert section is not None
    assert section.title == "Sideboard"
    assert begin(Decklist()).cards == ()


def test_a_card_pointed_at_is_added_to_its_own_part_and_typing_goes_where_it_went():
    off = point_at(tick(begin(LIST), "Fire"), "Duress", Part.SIDEBOARD, 1)
    assert counted(off).sideboard == (CardCount(1, "Duress"),)
    assert off.part is Part.MAIN
    assert undo(off).part is Part.MAIN
    assert counted(undo(off)).sideboard == ()


def test_no_more_copies_are_taken_away_than_were_counted():
    off = point_at(tick(begin(LIST), "Brainstorm", 2), "Brainstorm", Part.MAIN, -1)
    assert to_come(off)["Brainstorm"] == 3
    off = point_at(off, "Brainstorm", Part.MAIN, -5)
    assert counted(off).main == ()
    assert point_at(off, "Brainstorm", Part.MAIN, -1) is off
    assert counted(undo(off)).main == (CardCount(1, "Brainstorm"),)


def test_where_both_parts_count_together_a_copy_is_taken_from_the_part_that_has_it():
    off = tick(look_at(begin(LIST, sideboarded=True), Part.SIDEBOARD), "Duress")
    off = point_at(look_at(off, Part.MAIN), "Duress", None, -1)
    assert counted(off) == Decklist()
