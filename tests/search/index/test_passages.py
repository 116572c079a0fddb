"""A section in passages."""

from __future__ import annotations

from judgekit.domain.rules.search_answer import Mark
from judgekit.search.index.passages import TITLE, mark_in, passage_texts, passages
from tests.builders import section, table

LIMITS = section("B", "Time Limits", "Recommended:", table(("Round", "Minutes"), ("Final", "90")))


def test_title_blocks_and_rows_are_passages() -> None:
    assert [(each.block, each.row, each.text) for each in passages(LIMITS)] == [
        (TITLE, -1, "Time Limits"),
        (0, -1, "Recommended:"),
        (1, 0, "Round · Minutes"),
        (1, 1, "Final · 90"),
    ]


def test_the_texts_alone_are_those_of_the_passages() -> None:
    for each in (LIMITS, section("104.3a", None, "A player may concede.")):
        assert passage_texts(each) == [passage.text for passage in passages(each)]


def test_a_section_without_title_begins_with_its_text() -> None:
    assert passages(section("104.3a", None, "A player may concede."))[0].block == 0


def test_a_mark_in_a_row_is_a_mark_in_its_cell() -> None:
    row = passages(LIMITS)[3]
    start = row.text.index("90")
    assert mark_in(LIMITS, row, start, start + 2, synonym=False) == Mark(1, 0, 2, row=1, column=1)
    assert mark_in(LIMITS, row, 0, 5, synonym=False) == Mark(1, 0, 5, row=1, column=0)


def test_a_mark_elsewhere_keeps_its_place() -> None:
    assert mark_in(LIMITS, passages(LIMITS)[1], 0, 11, synonym=False) == Mark(0, 0, 11)
