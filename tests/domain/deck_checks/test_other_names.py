"""Cards of a list that are typed by other names than the list's."""

from __future__ import annotations

from judgekit.domain.deck_checks.tick_entry import Key, Line, candidates, press
from judgekit.domain.deck_checks.tick_off import (
    OtherNames,
    begin,
    compared,
    counted,
    take_over,
    tick,
)
from judgekit.domain.decklists.comparison import FREE_BASICS
from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.decklists.part import Part
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
    off = take_over(OFF, before.ticks, Part.MAIN)
    assert counted(off).main == (CardCount(3, "Anillito solar"),)


def test_a_basic_land_in_another_language_is_as_free():
    off = begin(
        decklist("10 Llanura"),
        sideboarded=True,
        free=FREE_BASICS,
        others={"Llanura": OtherNames(("Plains", "Llanura"))},
    )
    assert compared(tick(off, "Plains", 12)).agrees
