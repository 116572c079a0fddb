"""Records pasted or typed."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.reading.standings.reader import (
    MOST_LINES,
    PlayerStanding,
    UnreadRecord,
    best_first,
    in_contention,
    read_standings,
    written_standings,
)


def read(line: str):
    """Name, points and score of the only line."""
    (record,) = read_standings(line).players
    return in_short(record)


def in_short(record: PlayerStanding) -> tuple[str, int, str]:
    score = "" if record.wins is None else f"{record.wins}-{record.losses}-{record.draws}"
    return record.player, record.points, score


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Anna Rossi 12", ("Anna Rossi", 12, "")),
        ("Anna Rossi 4-1", ("Anna Rossi", 12, "4-1-0")),
        ("Anna Rossi (4-1-1)", ("Anna Rossi", 13, "4-1-1")),
        ("1 Rossi, Anna 12 4-0-0 66.7% 50.0%", ("Rossi, Anna", 12, "4-0-0")),
        ("1.  Rossi, Anna   12   4/0/0", ("Rossi, Anna", 12, "4-0-0")),
        ("1. Rossi, Anna 12 66,6%", ("Rossi, Anna", 12, "")),
        ("Petrova, Lena;9;3/1/0;0.58", ("Petrova, Lena", 9, "3-1-0")),
        ("1\tÁlvarez Núñez\t10\t3 - 0 - 1\t61,1%", ("Álvarez Núñez", 10, "3-0-1")),
        ("7|Пётр Иванов|6|2–2", ("Пётр Иванов", 6, "2-2-0")),
        ("Anna Rossi,12,4-0-0", ("Anna Rossi", 12, "4-0-0")),
        ('3,"Rossi, Anna",12', ("Rossi, Anna", 12, "")),
        ("Jean-Luc O’Neil 0", ("Jean-Luc O’Neil", 0, "")),
        ("Anna Rossi,12", ("Anna Rossi", 12, "")),
        ("Anna Rossi: 12 pts", ("Anna Rossi", 12, "")),
        ("Ana García 12 puntos", ("Ana García", 12, "")),
        ("Пётр Иванов 12 очков", ("Пётр Иванов", 12, "")),
        ("Anna Rossi (12)", ("Anna Rossi", 12, "")),
        ("Anna Rossi [IT] - 12", ("Anna Rossi", 12, "")),
        ("4-0 Anna Rossi", ("Anna Rossi", 12, "4-0-0")),
        ("3-1-1: Lena Petrova", ("Lena Petrova", 10, "3-1-1")),
        ("Boris Lund 10 3 1 1", ("Boris Lund", 10, "3-1-1")),
        ("Rossi\tAnna\t12", ("Rossi Anna", 12, "")),
        ("Rossi\tIT\t12", ("Rossi", 12, "")),
        ("Anna Rossi\tIzzet Phoenix\t12", ("Anna Rossi", 12, "")),
        ("Player 17    12", ("Player 17", 12, "")),
        ("1  Anna Rossi 1201234567 12", ("Anna Rossi", 12, "")),
    ],
)
def test_records_are_read_as_people_write_them(line, said):
    assert read(line) == said


def test_headings_and_empty_lines_are_let_be_and_nothing_else_vanishes():
    records = read_standings(
        "\ufeffRank Name Points\r\n\r\nAnna Rossi 9\r\nBye\r\n12\r\nLena 999\r\n"
    )
    assert [each.player for each in records.players] == ["Anna Rossi"]
    assert records.unread == (
        UnreadRecord(4, "Bye"),
        UnreadRecord(5, "12"),
        UnreadRecord(6, "Lena 999"),
    )


def test_two_players_of_one_name_are_two():
    records = read_standings("Anna Rossi 12\nVera Lind 9\nanna rossi 3").players
    assert [each.points for each in records] == [12, 9, 3]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Rank\tPlayer\tPoints\tOMW%\n1\tRossi, Anna\t12\t66\n2\tLind, Vera\t9\t70",
            [("Rossi, Anna", 12, ""), ("Lind, Vera", 9, "")],
        ),
        (
            'Place,Name,Match W-L-D,Points\n1,"Rossi, Anna",4-0-0,12',
            [("Rossi, Anna", 12, "4-0-0")],
        ),
        (
            "Nombre;Apellidos;V;D;E\nAna;García Pérez;3;1;0\nEva;Ruiz;2;1;1",
            [("Ana García Pérez", 9, "3-1-0"), ("Eva Ruiz", 7, "2-1-1")],
        ),
        (
            "Игрок В П Н\nИванов Пётр 3 1 0\nАнна 0 4 0",
            [("Иванов Пётр", 9, "3-1-0"), ("Анна", 0, "0-4-0")],
        ),
        ("Rank Player Match Points OMW%\n1 Anna Rossi 12 66.7%", [("Anna Rossi", 12, "")]),
        (
            "| Name | W | L | D |\n| Anna | 3 | 1 | 0 |",
            [("Anna", 9, "3-1-0")],
        ),
        (
            "Player  Rounds  Points\nAnna Rossi  5  12\nPlayer  Rounds  Points\nVera Lind  5  9",
            [("Anna Rossi", 12, ""), ("Vera Lind", 9, "")],
        ),
    ],
)
def test_below_headings_the_columns_are_what_these_say(text, said):
    records = read_standings(text)
    assert [in_short(each) for each in records.players] == said
    assert records.unread == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "1\nAnna Rossi\n4-0-0\n12\n66.7%\n2\nLena Petrova\n3-1-0\n9\n55%",
            [("Anna Rossi", 12, "4-0-0"), ("Lena Petrova", 9, "3-1-0")],
        ),
        (
            "Anna Rossi\n12\n66.7%\nLena Petrova\n9\n55%",
            [("Anna Rossi", 12, ""), ("Lena Petrova", 9, "")],
        ),
    ],
)
def test_standings_of_one_cell_a_line(text, said):
    assert [in_short(each) for each in read_standings(text).players] == said


def test_ranks_are_no_points_where_each_stands_on_a_line_of_its_own():
    assert read_standings("1\nAnna Rossi\n2\nLena Petrova\n").players == ()


@pytest.mark.parametrize("line", ["Anna Rossi 3 1 0", "Lena 12 5", "1\tLena\t9\t66\t58"])
def test_of_several_figures_none_is_guessed_to_be_the_points(line):
    records = read_standings(f"Vera Lind 9\n{line}")
    assert [each.player for each in records.players] == ["Vera Lind"]
    assert records.unread == (UnreadRecord(2, line, is_doubtful=True),)


def test_an_empty_cell_below_a_heading_is_not_made_up_for_by_another():
    records = read_standings("Player\tPoints\tByes\nAnna\t\t1\nVera\t9\t0")
    assert [each.player for each in records.players] == ["Vera"]
    assert records.unread == (UnreadRecord(2, "Anna\t\t1"),)


@pytest.mark.parametrize(
    "title",
    [
        *("Standings after round 4", "Posiciones tras la ronda 3", "Clasificación de la ronda 3"),
        "Турнирное положение после тура 3",
    ],
)
def test_titles_rounds_and_pages_are_let_be_and_a_date_is_no_record(title):
    text = f"{title}\nRound 4\nPage 1 of 3\nAnna 12\nPrinted 21-11-20"
    records = read_standings(text)
    assert [each.player for each in records.players] == ["Anna"]
    assert [each.text for each in records.unread] == ["Printed 21-11-20"]


def test_what_stands_below_the_most_lines_is_told():
    records = read_standings("\n".join(["Anna 9", *[""] * (MOST_LINES - 1), "Vera 6", "Lena 3"]))
    assert [each.player for each in records.players] == ["Anna"]
    assert records.unread == (UnreadRecord(MOST_LINES + 1, "Vera 6"),)


NAMES = st.lists(
    st.text(st.characters(categories=["L"]), min_size=1, max_size=8), min_size=1, max_size=3
).map(" ".join)
MATCHES = st.tuples(st.integers(0, 12), st.integers(0, 12), st.integers(0, 12))


def known(name: str, matches: tuple[int, int, int] | int) -> PlayerStanding:
    """Of these matches, or of so many points."""
    if isinstance(matches, int):
        return PlayerStanding(name, matches)
    return PlayerStanding(name, matches[0] * 3 + matches[2], *matches)


@given(st.lists(st.builds(known, NAMES, MATCHES | st.integers(0, 300)), max_size=12))
def test_records_that_are_written_are_read_again(records):
    assert read_standings(written_standings(records)).players == tuple(records)


def players(*points: int):
    return [PlayerStanding(f"P{at}", each) for at, each in enumerate(points)]


def test_in_contention_is_who_may_still_come_among_the_first():
    snapshot = players(15, 12, 12, 9, 9, 6, 3)
    assert [each.points for each in in_contention(snapshot, 1, 4)] == [15, 12, 12, 9, 9, 6]
    assert [each.points for each in in_contention(snapshot, 0, 2)] == [15, 12, 12]
    assert len(in_contention(snapshot, 9, 2)) == len(in_contention(snapshot, 0, 8)) == 7
    assert list(in_contention(snapshot, 3, 0)) == list(in_contention([], 3, 8)) == []


@given(st.text(max_size=200))
@example('0\r"')
def test_no_text_breaks_it_and_no_line_is_in_two_places(text):
    records = read_standings(text)
    lines = [line for line in re.split("[\r\n\u2028\u2029]", text) if line.strip("\ufeff ")]
    assert len(records.players) + len(records.unread) <= len(lines)


def test_with_the_same_points_they_stand_as_they_came():
    records = [PlayerStanding("Zoe", 6), PlayerStanding("Anna", 9), PlayerStanding("Ben", 6)]
    assert [each.player for each in best_first(records)] == ["Anna", "Zoe", "Ben"]


@given(
    st.lists(st.integers(0, 10).map(lambda wins: wins * 3), min_size=1, max_size=20),
    st.integers(0, 5),
    st.integers(1, 10),
)
def test_the_leaders_are_always_in_contention(points, rounds_left, cut):
    found = in_contention(best_first(players(*points)), rounds_left, cut)
    assert len(found) >= min(cut, len(points))
    assert max(points) == found[0].points
