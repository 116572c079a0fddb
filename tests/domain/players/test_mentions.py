"""Where a free text names a player as a whole, and where only a part of the name stands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.players.events import PlayersJoined
from judgekit.domain.players.mentions import Mentions
from judgekit.domain.players.state import Players

NAMES = ("Anna Rossi", "Anna Rossi-Bianchi", "Ben Weber", "Annie R", "Cleo O'Neil", "Li")
GONE = "███ 1"


def mentions_of(player: str, names=NAMES) -> Mentions:
    players = Players()
    players.pair(names)
    players.join(PlayersJoined("Annie R", "Anna Rossi"))
    return Mentions(players, player, names)


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Anna Rossi drew two.", f"{GONE} drew two."),
        ("ROSSI, ANNA drew", f"{GONE} drew"),
        ("ánna   rossí", GONE),
        ("Anna Rossi's and Anna Rossi’s", f"{GONE}'s and {GONE}’s"),
        ("saw Annie R. leave", f"saw {GONE}. leave"),
        ("Anna_Rossi.txt", f"{GONE}.txt"),
        ("Anna Rossi/Ben Weber", f"{GONE}/Ben Weber"),
        ("Anna Rossi - late", f"{GONE} - late"),
        ("(Anna Rossi)", f"({GONE})"),
    ],
)
def test_whole_names_are_replaced_in_all_ways_to_write_them(text, after):
    assert mentions_of("Anna Rossi").replaced(text, GONE) == after


@pytest.mark.parametrize(
    "text",
    [
        *("Anna Rossi-Bianchi", "Anna Rossi Bianchi", "Anna Rossi-Meyer", "Bianchi-Anna Rossi"),
        *("Rossi", "Anna", "Joanna Rossini", "Anna met Ben, Rossi didn't", "Anna; Rossi", ""),
        *("Anna\nRossi", "Ben Weber"),
    ],
)
def test_other_names_and_parts_of_the_name_stay(text):
    assert mentions_of("Anna Rossi").replaced(text, GONE) == text


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Rossi was late", ("Rossi",)),
        ("Anna, then ROSSI", ("Anna", "ROSSI")),
        ("Anna Rossi and Anna Rossi-Bianchi", ()),
        ("Anna Rossi, and Anna once more", ("Anna",)),
        ("Ben Weber", ()),
    ],
)
def test_parts_of_the_name_are_told(text, parts):
    assert mentions_of("Anna Rossi").parts_in(text) == parts


def test_other_cases_of_a_name_are_told():
    mentions = mentions_of("Анна Петрова", ("Анна Петрова",))
    assert mentions.parts_in("Петровой дали минуту") == ("Петровой",)
    assert mentions.replaced("Петрова Анна ушла", GONE) == f"{GONE} ушла"


def test_a_single_name_is_found_as_it_is_written_unless_somebody_else_has_it():
    assert mentions_of("Li").replaced("Li won; li is a word", GONE) == f"{GONE} won; li is a word"
    shared = mentions_of("Rossi", (*NAMES, "Rossi"))
    assert shared.replaced("Rossi won", GONE) == "Rossi won"


def test_a_members_name_is_replaced_within_the_teams():
    mentions = mentions_of("Anna Rossi")
    assert mentions.in_name("Ben Weber / Rossi, Anna", GONE) == f"Ben Weber / {GONE}"
    assert mentions.in_name("Anna Rossi-Bianchi & Ben", GONE) == "Anna Rossi-Bianchi & Ben"


def test_other_people_in_a_text():
    found = mentions_of("Anna Rossi").of_others_in("Anna Rossi met Ben Weber and Cleo O’Neil")
    assert [each.name for each in found] == ["Ben Weber", "Cleo O’Neil"]


@given(st.text(), st.text(), st.sampled_from(("Anna Rossi", "Rossi, Anna", "Annie R")))
def test_whatever_stands_around_it_the_rest_of_a_text_stays(before, after, name):
    mentions = mentions_of("Anna Rossi")
    text = f"{before}\n{name}\n{after}"
    done = mentions.replaced(text, GONE)
    assert done.startswith(mentions.replaced(before, GONE))
    assert f"\n{GONE}\n" in done
    assert mentions.in_text(done) == [] or not mentions.in_text(done)
