"""Names as they are written on lists, found among the players of the event."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.players.written_names import NameMatch, WrittenNames
from judgekit.domain.shared.player_key import name_words, player_key

PLAYERS = ("Rossi, Anna", "Lena Petrova", "José García López", "Анна Королёва", "Kim O'Neil")


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Anna Rossi", "Rossi, Anna"),
        ("ROSSI Anna", "Rossi, Anna"),
        ("petrova, lena", "Lena Petrova"),
        ("garcia lopez, jose", "José García López"),
        ("Королева Анна", "Анна Королёва"),
        ("Kim ONeil", "Kim O'Neil"),
    ],
)
def test_order_case_and_accents_do_not_matter(written, name):
    assert WrittenNames(PLAYERS).match(written) == NameMatch(name)


@pytest.mark.parametrize(
    ("written", "first"),
    [
        ("Ana Rossi", "Rossi, Anna"),
        ("Petrowa Lena", "Lena Petrova"),
        ("José García", "José García López"),
        ("Lena Maria Petrova", "Lena Petrova"),
        ("Rossi", "Rossi, Anna"),
        ("A. Rossi", "Rossi, Anna"),
        ("L Petrova", "Lena Petrova"),
    ],
)
def test_a_name_that_is_only_near_is_asked(written, first):
    match = WrittenNames(PLAYERS).match(written)
    assert (match.name, match.candidates[0]) == ("", first)


def test_one_player_written_in_two_ways_is_one():
    names = WrittenNames(("Rossi, Anna", "Anna Rossi"))
    assert names.match("Anna Rossi") == NameMatch("Rossi, Anna")
    assert names.match("ANNA ROSSI") == NameMatch("Rossi, Anna")


def test_players_whose_names_are_turned_are_two():
    names = WrittenNames(("Thomas Martin", "Martin Thomas", "Lena Petrova"))
    assert names.match("martin, thomas") == NameMatch("Thomas Martin")
    assert names.match("martin thomas") == NameMatch("Martin Thomas")
    asked = names.match("Mártin Thomas")
    assert (asked.name, set(asked.candidates)) == ("", {"Thomas Martin", "Martin Thomas"})


@pytest.mark.parametrize("written", ["Udo Brand", "", "12", "A R", "B. Rossi"])
def test_nobody_near_is_nobody(written):
    assert WrittenNames(PLAYERS).match(written) == NameMatch()


@given(st.text(max_size=40), st.lists(st.text(max_size=20), max_size=5))
def test_whatever_is_answered_is_known(written, names):
    match = WrittenNames(names).match(written)
    assert {match.name, *match.candidates} - {""} <= set(names)
    assert not (match.name and match.candidates)


@given(st.lists(st.text(min_size=1, max_size=20).filter(name_words), min_size=1, unique=True))
def test_a_known_name_as_it_is_is_itself(names):
    known = WrittenNames(names)
    assert all(player_key(known.match(name).name) == player_key(name) for name in names)


def test_a_family_name_in_capitals_tells_which_of_two_players_is_meant() -> None:
    names = WrittenNames(["José Nuñez", "Jose Nunez", "Thomas Martin", "Martin Thomas"])
    assert names.match("NUÑEZ José").name == "José Nuñez"
    assert names.match("MARTIN Thomas").name == "Thomas Martin"
    assert set(names.match("NUÑEZ Jose").candidates) == {"José Nuñez", "Jose Nunez"}


@pytest.mark.parametrize("part", ["Webre", "Weberr"])
def test_a_misspelled_part_of_a_name_may_mean_it(part):
    assert WrittenNames(["T. Weber", "S. Kim", "J. Wells"]).near(part) == ("T. Weber",)


def test_a_short_part_that_is_another_means_nobody():
    assert WrittenNames(["S. Kim", "T. Weber"]).near("Kia") == ()
