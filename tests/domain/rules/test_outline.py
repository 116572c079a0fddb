"""A document in short: what is counted, and which words are told."""

from __future__ import annotations

from judgekit.domain.rules.document import Block, BlockKind
from judgekit.domain.rules.outline import OutlineRow, body_words, outline
from tests.builders import document, item, paragraph, section, table


def row(*blocks: Block | str) -> OutlineRow:
    (only,) = outline(document("mtr-en-2019-05-03", section("2.6", "Time Extensions", *blocks)))
    return only


def test_a_row_names_its_section() -> None:
    only = row("Text.")
    assert (only.ref, only.number, only.title) == ("2.6", "2.6", "Time Extensions")
    assert (only.level, only.parent) == (2, "2")


def test_examples_and_footnotes_count_as_paragraphs_formulas_do_not() -> None:
    only = row(
        paragraph("One."),
        Block(BlockKind.EXAMPLE, "Example: two."),
        Block(BlockKind.FOOTNOTE, "¹ three"),
        Block(BlockKind.FORMULA, "1/2"),
        item("four"),
        item("five", depth=1),
        table(("a", "b"), ("c", "d")),
    )
    assert (only.paragraphs, only.list_items, only.tables) == (3, 2, 1)


def test_words_are_six_from_either_end_items_and_cells_included() -> None:
    only = row("One two:", item("three four"), table(("five\nsix", "seven"), ("eight", "")))
    assert only.first_words == "One two: three four five six"
    assert only.last_words == "three four five six seven eight"


def test_fewer_words_are_told_as_they_are_and_none_as_nothing() -> None:
    assert row("Only these three").first_words == "Only these three"
    assert row("Only these three").last_words == "Only these three"
    assert row().first_words is None
    assert row().last_words is None


def test_formulas_give_no_words() -> None:
    words = body_words(section("1", "T", "is:", Block(BlockKind.FORMULA, "1/2"), "then"))
    assert words == ["is:", "then"]
