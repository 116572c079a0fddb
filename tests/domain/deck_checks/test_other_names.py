"""Cards of a list that are typed by other names than the list's."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_checks.tick_entry import Key, Line, candidates, press
from judgekit.domain.deck_checks.tick_off import (
    OtherNames,
    begin,
    compared,
    compared_at_best,
    counted,
    take_over,
    tick,
)
from judgekit.domain.decklists.comparison import FREE_BASICS
from judgekit.domain.decklists.decklist import CardCount
from tests.domain.formats.listed import decklist

SPANISH = decklist("3 Anillito solar, 1 Soldado raso | 2 Brasa // Escarcha")
OTHERS = {
    "Anillito solar": OtherNames(("Sol Ringlet", "Anillito solar", "Солнечное колечко")),
    "Brasa // Escarcha": OtherNames(("Ember // Rime", "Ember", "Уголёк // Иней"), ("Rime", "Иней")),
}
OFF = begin(SPANISH, others=OTHERS)


def names(typed: str, known=None) -> list[str]:
    return [each.name for each in candidates(OFF, typed, known)]


def press_all(line: Line, text: str, known=None) -> Line:
    for key in text:
        line = press(line, key, known)
    return press(line, Key.ENTER, known)


def test_a_card_typed_in_another_language_is_the_lists():
    line = Line(OFF)
    for typed in ("sol ringlet", "солнечное колечко", "anillito"):
        line = press_all(line, typed)
    assert counted(line.off).main == (CardCount(3, "Anillito solar"),)
    assert not compared(line.off).extra


def test_the_beginning_of_another_name_or_of_a_word_in_it_is_enough():
    assert names("ringl") == ["Anillito solar"]
    assert names("ине") == names("rime") == ["Brasa // Escarcha"]


def test_a_name_as_written_on_the_list_comes_before_another_cards_other_name():
    assert names("sol") == ["Soldado raso", "Anillito solar"]


def test_a_name_that_only_a_known_card_tells_is_the_lists_card():
    assert names("sol rinlget", lambda typed: ("Sol Ringlet",)) == ["Anillito solar"]


def test_a_face_that_is_another_cards_name_too_is_not_certainly_the_card():
    off = tick(OFF, "Rime")
    assert [row.name for row in compared(off).extra] == ["Rime"]
    others = {"Bind // Liberate": OtherNames(("Liberate", "Bind // Liberate"), ("Bind",))}
    listed = begin(decklist("1 Bind // Liberate"), others=others)
    assert [row.name for row in compared(tick(listed, "Bind")).extra] == ["Bind"]
    assert compared(tick(listed, "Liberate")).agrees


def test_any_face_is_the_lists_card_where_nothing_else_is_known():
    listed = begin(decklist("4 Kindle // Ember, 1 Opt"))
    off = tick(tick(tick(listed, "Kindle", 2), "ember", 2), "Opt")
    assert compared(off).agrees


def test_a_card_that_the_list_writes_in_two_ways_is_one():
    others = {name: OtherNames(("Sol Ringlet", "Anillito solar")) for name in ("Sol Ringlet",)}
    others["Anillito solar"] = others["Sol Ringlet"]
    off = begin(decklist("2 Sol Ringlet, 1 Anillito solar"), others=others)
    assert compared(tick(off, "anillito solar", 3)).agrees


def test_ticks_made_for_another_list_are_named_as_this_one_writes_them():
    before = tick(begin(decklist("")), "Sol Ringlet", 3)
    off = take_over(OFF, before)
    assert counted(off).main == (CardCount(3, "Anillito solar"),)


def test_a_basic_land_in_another_language_is_as_free():
    off = begin(
        decklist("10 Llanura"),
        sideboarded=True,
        free=FREE_BASICS,
        others={"Llanura": OtherNames(("Plains", "Llanura"))},
    )
    assert compared(tick(off, "Plains", 12)).agrees


RAYO = OtherNames(perhaps=("Lightning Bolt", "Thunderbolt"))
BOLT = OtherNames(("Lightning Bolt", "Blitzschlag"), ("Rayo",))


@pytest.mark.parametrize("typed", ["bolt", "lightning bolt", "thunderbolt", "rayo"])
def test_a_doubtful_name_of_the_list_is_any_card_that_it_may_be(typed):
    line = press_all(Line(begin(decklist("1 Rayo, 1 Opt"), others={"Rayo": RAYO})), typed)
    assert compared(tick(line.off, "Opt")).agrees


def test_a_card_that_the_list_has_for_certain_is_not_its_doubtful_name():
    others = {"Rayo": RAYO, "Blitzschlag": BOLT}
    off = begin(decklist("2 Rayo, 2 Blitzschlag"), others=others)
    off = tick(tick(off, "Lightning Bolt", 2), "Thunderbolt", 2)
    assert compared(off).agrees


def test_what_may_be_a_doubtful_name_differs_and_at_best_agrees():
    others = {"Rayo": RAYO, "Blitzschlag": BOLT}
    off = tick(begin(decklist("2 Rayo, 2 Blitzschlag"), others=others), "Lightning Bolt", 4)
    assert [row.name for row in compared(off).missing] == ["Rayo"]
    assert compared_at_best(off).agrees
    assert [row.count for row in compared_at_best(tick(off, "Thunderbolt")).extra] == [1]


def test_a_card_that_two_doubtful_names_may_be_is_neither_and_at_best_agrees():
    others = {"Rayo": RAYO, "Foudre": OtherNames(perhaps=("Thunderbolt", "Lightning Bolt"))}
    off = tick(begin(decklist("2 Rayo, 2 Foudre"), others=others), "Lightning Bolt", 4)
    assert [row.name for row in compared(off).extra] == ["Lightning Bolt"]
    assert compared_at_best(off).agrees


def test_without_a_doubtful_name_nothing_is_left_out_at_best():
    off = tick(OFF, "Thunderbolt")
    assert compared_at_best(off) == compared(off)


def test_ticks_of_a_doubtful_name_stay_its_own_where_the_list_is_named_anew():
    others = {"Rayo": RAYO, "Blitzschlag": BOLT}
    off = begin(decklist("2 Rayo, 2 Blitzschlag"), others=others)
    off = tick(tick(off, "Rayo", 2), "Blitzschlag", 2)
    assert compared(take_over(off, off)).agrees


def test_ticks_of_a_doubtful_name_are_the_card_that_a_mended_list_has():
    before = tick(begin(decklist("4 Rayo"), others={"Rayo": RAYO}), "Lightning Bolt", 4)
    mended = begin(decklist("4 Lightning Bolt"), others={"Lightning Bolt": BOLT})
    assert compared(take_over(mended, before)).agrees
