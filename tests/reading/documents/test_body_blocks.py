"""Given these lines, these blocks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.document import BlockKind
from judgekit.reading.documents.body_blocks import read_blocks
from judgekit.reading.documents.language_words import language_words

PARAGRAPH, ITEM, TABLE, FORMULA, EXAMPLE, NOTE = (
    BlockKind.PARAGRAPH,
    BlockKind.ITEM,
    BlockKind.TABLE,
    BlockKind.FORMULA,
    BlockKind.EXAMPLE,
    BlockKind.FOOTNOTE,
)


def blocks(text: str, language: str = "en") -> list[tuple[BlockKind, str]]:
    read = read_blocks(text.split("\n"), language_words(language))
    return [(block.kind, block.text) for block in read]


def items(text: str) -> list[tuple[int, str, str]]:
    read = read_blocks(text.split("\n"), language_words("en"))
    return [(block.depth, block.marker, block.text) for block in read if block.kind is ITEM]


def test_blank_lines_part_paragraphs_and_line_ends_do_not() -> None:
    assert blocks("One\ntwo.\n\nThree.") == [(PARAGRAPH, "One two."), (PARAGRAPH, "Three.")]


def test_a_sentence_cut_by_a_page_break_is_one_paragraph() -> None:
    assert blocks("сообщить о своем решении судье\n\nдоступным им способом.") == [
        (PARAGRAPH, "сообщить о своем решении судье доступным им способом.")
    ]


def test_an_item_cut_by_a_page_break_is_one_item() -> None:
    assert blocks("- la descripción en el Store\n\nand Event Locator.\n\nMás.") == [
        (ITEM, "la descripción en el Store and Event Locator."),
        (PARAGRAPH, "Más."),
    ]


def test_a_finished_sentence_is_not_joined() -> None:
    assert len(blocks("It ends here.\n\nno capital, but a new block.")) == 2
    assert len(blocks("It ends “here.”\n\nno capital, but a new block.")) == 2
    assert len(blocks("It ends (here.)\n\nno capital, but a new block.")) == 2


def test_every_marked_line_is_an_item_and_a_blank_line_does_not_end_the_list() -> None:
    assert blocks("These:\n\n- one\n- two\n\n- three\n\nAfter.") == [
        (PARAGRAPH, "These:"),
        (ITEM, "one"),
        (ITEM, "two"),
        (ITEM, "three"),
        (PARAGRAPH, "After."),
    ]


def test_markers_are_lifted_out_of_the_text() -> None:
    assert items("1. Players shuffle.\n• Second\n- 3) Third\n- 1.5: Renamed") == [
        (0, "1.", "Players shuffle."),
        (0, "•", "Second"),
        (0, "- 3)", "Third"),
        (0, "-", "1.5: Renamed"),
    ]


def test_items_nest_by_their_indent() -> None:
    assert items("- a\n  - b\n    - c\n  - d\n- e") == [
        (0, "-", "a"),
        (1, "-", "b"),
        (2, "-", "c"),
        (1, "-", "d"),
        (0, "-", "e"),
    ]


def test_a_list_that_is_indented_as_a_whole_is_not_nested() -> None:
    assert [depth for depth, _, _ in items("Text:\n  • a\n  • b")] == [0, 0]


def test_an_empty_bullet_is_nothing() -> None:
    assert blocks("- Yawgmoth\n-\n\nNext.") == [(ITEM, "Yawgmoth"), (PARAGRAPH, "Next.")]


def test_an_unmarked_line_below_a_list_begins_a_new_block() -> None:
    assert blocks("- Basic set 2020\n12 July 2019\n\nText.") == [
        (ITEM, "Basic set 2020"),
        (PARAGRAPH, "12 July 2019"),
        (PARAGRAPH, "Text."),
    ]


def test_an_indented_line_below_an_item_goes_on_with_it() -> None:
    assert blocks("- one\n  and more\n- two") == [(ITEM, "one and more"), (ITEM, "two")]


def test_an_item_ends_the_paragraph_above_it() -> None:
    assert blocks("Prizes such as:\n  • Most damage.\nAnd so on.") == [
        (PARAGRAPH, "Prizes such as:"),
        (ITEM, "Most damage."),
        (PARAGRAPH, "And so on."),
    ]


def test_a_run_of_tab_separated_lines_is_one_table() -> None:
    read = read_blocks(["Text:", "a\tb", "c\t", "", "After."], language_words("en"))
    assert [block.kind for block in read] == [PARAGRAPH, TABLE, PARAGRAPH]
    assert len(read[1].rows) == 2


def test_a_bullet_with_a_tab_is_an_item() -> None:
    assert blocks("•\tfirst\n•\tsecond") == [(ITEM, "first"), (ITEM, "second")]


def test_a_displayed_formula_is_a_block_of_its_own() -> None:
    assert blocks("is:\n\n$$\\frac{1}{2}$$\n\n8 opponents") == [
        (PARAGRAPH, "is:"),
        (FORMULA, "1/2"),
        (PARAGRAPH, "8 opponents"),
    ]


def test_examples_are_known_by_their_word() -> None:
    assert blocks("*Example:* Team 1 sits.\n\n*Examples:*") == [
        (EXAMPLE, "Example: Team 1 sits."),
        (EXAMPLE, "Examples:"),
    ]
    assert blocks("ПРИМЕР: Команда 1", "ru") == [(EXAMPLE, "ПРИМЕР: Команда 1")]
    assert blocks("Ejemplos: Un Body Double", "es") == [(EXAMPLE, "Ejemplos: Un Body Double")]
    assert blocks("Ejemplos de ello: dos.", "es") == [(PARAGRAPH, "Ejemplos de ello: dos.")]


def test_footnotes_are_known_by_their_sign() -> None:
    assert blocks("²<http://x.org> – other") == [(NOTE, "²http://x.org – other")]
    assert blocks("\\*Including any portion") == [(NOTE, "*Including any portion")]
    assert blocks("\\* *Global Series* only") == [(NOTE, "* Global Series only")]


def test_a_star_is_a_footnote_only_where_something_carries_a_star() -> None:
    noted = blocks("Grand Prix*\tProfessional\n\n* Including day 1.")
    assert noted[-1] == (NOTE, "* Including day 1.")
    assert blocks("*Emphasis* here:\n\n* first\n* second")[1:] == [
        (ITEM, "first"),
        (ITEM, "second"),
    ]


@given(st.text(max_size=300))
def test_any_text_is_read(text: str) -> None:
    for block in read_blocks(text.split("\n"), language_words("ru")):
        assert block.text or block.rows


LINE = st.lists(st.text(alphabet="abcdeяжñ", min_size=1, max_size=6), max_size=5).map(" ".join)
MARKED = st.tuples(st.sampled_from(["", "- ", "  • ", "1. ", "a\t"]), LINE).map("".join)


@given(st.lists(MARKED, max_size=12))
def test_no_word_vanishes_and_none_changes_its_place(lines: list[str]) -> None:
    read = read_blocks(lines, language_words("en"))
    told = [
        f"{block.marker} {block.text} {' '.join(c.text for row in block.rows for c in row)}"
        for block in read
    ]
    expected = [word for line in lines for word in line.split() if word not in "-•"]
    assert [word for word in " ".join(told).split() if word not in "-•"] == expected
