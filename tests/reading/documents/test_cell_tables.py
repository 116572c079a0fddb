"""Tables of the rules in texts that lost their layout: a cell a line, or a row a line."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.document import BlockKind
from judgekit.reading.documents.document_file import read_document
from judgekit.reading.documents.files.cell_tables import Rows, tables_among

TIMES = (
    ("Cards remaining in pack", "Time allotted"),
    *((f"{cards} cards", f"{4 * cards} seconds") for cards in range(9, 1, -1)),
    ("1 card", "N/A"),
)
PAIRS = (
    ("Cards remaining in pack", "", ""),
    ("15-Card Booster", "14-Card Booster", "Time allotted"),
    *((str(cards), str(cards - 1), f"{cards * 4} seconds") for cards in range(9, 4, -2)),
    ("3", "-", "5 seconds"),
    ("1", "2", "N/A"),
)
ROUNDS = (
    ("Players (Teams)", "Swiss Rounds", "Playoff"),
    ("4 (Team/2HG Only)", "2 Single-Elimination Rounds (No Swiss)", "None (Run it)"),
    ("5-8", "3 Single-Elimination Rounds (No Swiss)", "None (Run it)"),
    ("9-16", "4 (if with a draft) 5 (All Other Formats)", "Top 8 (If with a draft) Top 4 (All)"),
    ("17-32", "5", "Top 8"),
    ("33-64", "6", "Top 8"),
    ("65+", "7", "Top 8"),
)
BROKEN = """Players (Teams)
Swiss Rounds
Playoff

4 (Team/2HG Only)
2 Single-Elimination
Rounds (No Swiss)
None (Run it)

5-8
3 Single-Elimination
Rounds (No Swiss)
None (Run it)

9-16

4 (if with a draft)

5 (All Other Formats)

Top 8 (If with a draft)
Top 4 (All)

17-32
5
Top 8

33-64
6
Top 8

65+
7
Top 8"""
PENALTIES = (
    ("Infraction", "Penalty"),
    ("Game Play Errors", ""),
    ("Missed Trigger", "None"),
    ("Hidden Card Error", "Warning"),
    ("Tournament Errors", ""),
    ("Tardiness", "Game Loss"),
    ("Cheating", "Disqualification"),
)
LEVELS = (
    ("Турнир", "Уровень применения правил"),
    ("Вечный Уикенд", "Соревновательный"),
    ("Friday Night Magic", "Регулярный"),
    ("Пререлиз", "Регулярный"),
    ("Чемпионат Мира", "Профессиональный"),
)
AROUND = ["Each pick has a time limit.", "", "Reviews take longer than that."]


def a_row_a_line(rows: Rows) -> list[str]:
    return [" ".join(cell for cell in row if cell) for row in rows]


def a_cell_a_line(rows: Rows) -> list[str]:
    return [cell for row in rows for cell in row if cell]


def apart(rows: Rows) -> list[str]:
    return [line for cell in a_cell_a_line(rows) for line in (cell, "")]


def tables(lines: list[str]) -> list[Rows]:
    return [each for each in tables_among(lines) if not isinstance(each, str)]


@pytest.mark.parametrize("rows", [TIMES, PAIRS, PENALTIES, LEVELS])
@pytest.mark.parametrize("written", [a_row_a_line, a_cell_a_line, apart])
def test_a_table_is_read_by_its_heads_however_its_cells_stand(rows, written):
    found = list(tables_among([AROUND[0], "", *written(rows), AROUND[2]]))
    assert [each for each in found if not isinstance(each, str)] == [rows]
    assert [each for each in found if isinstance(each, str) and each] == [AROUND[0], AROUND[2]]


def test_cells_that_were_broken_into_lines_are_put_together():
    assert tables(BROKEN.split("\n")) == [ROUNDS]
    in_rows = BROKEN.replace("Teams)\nSwiss Rounds\nPlay", "Teams) Swiss Rounds Play")
    in_rows = in_rows.replace("17-32\n5\nTop", "17-32 5 Top").replace(
        "33-64\n6\nTop", "33-64 6 Top"
    )
    assert tables(in_rows.split("\n")) == [ROUNDS]


@pytest.mark.parametrize("rows", [TIMES, PAIRS, PENALTIES, LEVELS, ROUNDS])
@pytest.mark.parametrize("below", ["Appendix F", "Sideboards", "Two-Headed Giant Draft Timing"])
def test_a_title_below_a_table_is_no_part_of_it(rows, below):
    lines = BROKEN.split("\n") if rows is ROUNDS else a_cell_a_line(rows)
    assert [each for each in tables_among([*lines, below, "Text."]) if each] == [
        rows,
        below,
        "Text.",
    ]


def test_columns_one_below_the_other_are_a_table_if_they_are_of_one_length():
    first, second = zip(*LEVELS, strict=True)
    assert tables([*first, "", *second]) == [LEVELS]
    assert tables([*first[:-1], "", *second]) == []
    assert tables([*first, "", *second[:-1]]) == []


@pytest.mark.parametrize(
    "lines",
    [
        a_row_a_line(TIMES)[1:],
        ["Cards remaining in pack", "15 cards", "14 cards", "Time allotted", "40 seconds"],
        [*a_row_a_line(TIMES)[:2], "7 cards 20 seconds", "8 cards 20 seconds", "6 cards 5 seconds"],
        ["Infraction", "Penalty", "Missed Trigger", "Warning", "A sentence is no row."],
    ],
)
def test_what_is_not_sure_stays_in_its_lines(lines):
    assert list(tables_among(lines)) == lines


WORDS = st.sampled_from([*a_cell_a_line(TIMES), *a_cell_a_line(PENALTIES), *BROKEN.split("\n")])


@given(st.lists(st.one_of(WORDS, st.just(""), st.text(max_size=20)), max_size=40))
def test_no_word_is_lost(lines):
    kept: Counter[str] = Counter()
    for each in tables_among(lines):
        cells = [each] if isinstance(each, str) else [cell for row in each for cell in row]
        kept.update(word for cell in cells for word in cell.split())
    assert kept == Counter(word for line in lines for word in line.split())


def test_a_table_of_a_text_is_a_block_between_its_paragraphs():
    text = "\n".join(
        [
            "Magic Tournament Rules",
            *("", "1. Drafts", "", "1.1 Timing", "", AROUND[0], ""),
            *(*a_row_a_line(TIMES), "", AROUND[2], "", "1.2 Review", "", "Players look at cards."),
        ]
    )
    timing = next(
        each
        for each in read_document("mtr.txt", text.encode()).document.sections
        if each.ref == "1.1"
    )
    kinds = [block.kind for block in timing.blocks]
    assert kinds == [BlockKind.PARAGRAPH, BlockKind.TABLE, BlockKind.PARAGRAPH]
    assert [tuple(cell.text for cell in row) for row in timing.blocks[1].rows] == list(TIMES)
