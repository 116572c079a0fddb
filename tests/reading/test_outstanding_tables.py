"""Which tables are meant: typed numbers and ranges, and scorekeepers' lists."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.reading.outstanding_tables import read_tables, read_typed_tables, tables_typed_twice

LIST = """Spring Open, Round 4, outstanding matches
Table\tPlayer 1\tPlayer 2\tResult
3\tRossi, Anna (7)\tPetrova, Lena (9)\t0-0
12\tKim, S.\tMoreau, D. 2\t1-1
"""
WORDY = """Outstanding tables at 14:05:
Table 3: Anna Rossi vs Lena Petrova
Mesa 7 - García contra Núñez
Стол 12: Иванов, Пётр — Ōta
"""


@pytest.mark.parametrize(
    ("text", "tables"),
    [
        ("3 7 12", (3, 7, 12)),
        ("12,3;7\n22", (12, 3, 7, 22)),
        ("1-4 12", (1, 2, 3, 4, 12)),
        ("20 – 22, 20", (20, 21, 22)),
        ("tables 3, 7 and 12", (3, 7, 12)),
        ("mesas 3 y 7", (3, 7)),
        ("столы 3 и 7", (3, 7)),
        ("Round 4: 3 7", (3, 7)),
        (LIST, (3, 12)),
        (WORDY, (3, 7, 12)),
        ("", ()),
        ("Table\tPlayer\n", ()),
    ],
)
def test_the_tables_that_are_meant(text, tables):
    read = read_tables(text)
    assert (read.tables, read.unread) == (tables, "")


@pytest.mark.parametrize(
    ("text", "tables", "unread"),
    [
        ("3 Rossi\nRossi 14 points\n7 Kim", (3, 7), "Rossi 14 points"),
        ("Player 1\nRossi 14 points", (), "Player 1"),
        ("9-3", (), "9-3"),
        ("0", (), "0"),
        ("100000", (), "100000"),
        ("1-99999", (), "1-99999"),
    ],
)
def test_what_names_no_table_is_said(text, tables, unread):
    assert read_tables(text) == (tables, unread)


@pytest.mark.parametrize("text", ["x", "3 x 7", "3 7 Rossi", "4-2"])
def test_of_what_is_typed_nothing_is_guessed(text):
    assert read_typed_tables(text) == ((), text)


@given(st.lists(st.integers(1, 999), unique=True), st.sampled_from((" ", ", ", "\n", " ; ")))
def test_numbers_are_read_in_their_order_however_they_are_parted(numbers, between):
    text = between.join(map(str, numbers))
    assert read_tables(text).tables == tuple(numbers)
    assert read_typed_tables(text).tables == tuple(numbers)


@given(st.text(max_size=80))
def test_any_text_is_read_without_a_fault(text):
    for read in (read_tables(text), read_typed_tables(text)):
        assert len(set(read.tables)) == len(read.tables)
        assert all(table >= 1 for table in read.tables)


def test_tables_that_are_typed_twice_are_known():
    assert tables_typed_twice("3 12 3 7 11-12") == {3, 12}
    assert tables_typed_twice("4-2") == frozenset()
