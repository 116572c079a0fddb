"""Records pasted or typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.deck_checks.records import (
    PlayerRecord,
    UnreadRecord,
    best_first,
    in_contention,
    read_records,
)


def read(line: str):
    """Name, points and score of the only line."""
    (record,) = read_records(line).players
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
    ],
)
def test_records_are_read_as_people_write_them(line, said):
    assert read(line) == said


def test_headings_and_empty_lines_are_let_be_and_nothing_else_vanishes():
    records = read_records(
        "\ufeffRank Name Points\r\n\r\nAnna Rossi 9\r\nBye\r\n12\r\nLena 999\r\n"
    )
    assert [each.player for each in records.players] == ["Anna Rossi"]
    assert records.unread == (
        UnreadRecord(4, "Bye"),
        UnreadRecord(5, "12"),
        UnreadRecord(6, "Lena 999"),
    )


def test_the_last_line_of_a_player_counts():
    assert read_records("Anna  Rossi 3\nanna rossi 6").players == (PlayerRecord("anna rossi", 6),)


def players(*points: int):
    return [PlayerRecord(f"P{at}", each) for at, each in enumerate(points)]


def test_in_contention_is_who_may_still_come_among_the_first():
    standing = players(15, 12, 12, 9, 9, 6, 3)
    assert [each.points for each in in_contention(standing, 1, 4)] == [15, 12, 12, 9, 9, 6]
    assert [each.points for each in in_contention(standing, 0, 2)] == [15, 12, 12]
    assert len(in_contention(standing, 9, 2)) == len(in_contention(standing, 0, 8)) == 7
    assert list(in_contention(standing, 3, 0)) == list(in_contention([], 3, 8)) == []


@given(st.text(max_size=200))
def test_no_text_breaks_it_and_no_line_is_in_two_places(text):
    records = read_records(text)
    lines = [line for line in text.split("\n") if line.strip("\ufeff \r").strip()]
    assert len(records.players) + len(records.unread) <= len(lines)


@given(
    st.lists(st.integers(0, 10).map(lambda wins: wins * 3), min_size=1, max_size=20),
    st.integers(0, 5),
    st.integers(1, 10),
)
def test_the_leaders_are_always_in_contention(points, rounds_left, cut):
    found = in_contention(best_first(players(*points)), rounds_left, cut)
    assert len(found) >= min(cut, len(points))
    assert max(points) == found[0].points
