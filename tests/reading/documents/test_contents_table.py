"""Tables of contents are found by their form."""

from __future__ import annotations

from judgekit.reading.documents.contents_table import find_contents

ENTRIES = [
    "Introduction\t4",
    "1. Fundamentals .....\t5",
    "1.1 Types.....\t5",
    "1.2 Publishing 6",
    "1.3 Roles\t6",
    "",
    "2. Mechanics .....\t7",
    "2.1 Structure\t7",
    "Byes 8",
    "Appendix A—Changes.....\t9",
]


def test_dotted_tabbed_and_bare_entries_make_one_table() -> None:
    contents = find_contents(["# RULES", "", *ENTRIES, "", "## Introduction", "", "Text."])
    assert contents is not None
    assert (contents.start, contents.end) == (2, 12)
    assert contents.lists("Byes")
    assert contents.lists("Types")
    assert not contents.lists("Other")


def test_a_few_lines_that_end_in_numbers_are_none() -> None:
    assert find_contents(["Round 1 5", "Round 2 6", "", "Text."]) is None


def test_numbers_that_do_not_rise_are_none() -> None:
    assert find_contents([f"Card {50 - number}" for number in range(20)]) is None


def test_a_list_far_down_is_none() -> None:
    assert find_contents(["Sentence."] * 300 + ENTRIES) is None
