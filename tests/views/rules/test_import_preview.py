"""What is shown of a document before it is kept."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.document_import import ReadingWarning, WarningKind
from judgekit.views.rules.import_preview import figures, outline_difference, preview_rows
from tests.builders import document, section

NAME = "mtr-en-2026-02-27"


def part(number, title, level=1, text="Some text."):
    return msgspec.structs.replace(section(number, title, text), level=level)


RULES = document(
    NAME,
    part("1", "Tournament Fundamentals"),
    part("1.1", "Tournament Types", 2),
    part("1.2", "Publishing", 2),
    part("2", "Tournament Mechanics"),
    part("Appendix A", "Changes"),
)


def test_chapters_sections_and_appendices_are_counted():
    found = figures(RULES)
    assert (found.chapters, found.sections, found.appendices) == (2, 2, 1)


def test_a_chapter_shows_how_many_sections_it_has_and_that_one_needs_a_look():
    rows = preview_rows(RULES, (ReadingWarning(WarningKind.NUMBER_JUMPS, "1.2", "1.1 → 1.3"),))
    assert [(row.number, row.sections, row.is_warned) for row in rows] == [
        ("1", 2, True),
        ("2", 0, False),
        ("Appendix A", 0, False),
    ]


def test_another_reading_tells_which_sections_it_found_and_lost():
    again = document(
        NAME,
        part("1", "Tournament Fundamentals"),
        part("1.1", "Tournament Types", 2, "Another text."),
        part("1.3", "Roles", 2),
        part("2", "Tournament Mechanics"),
        part("Appendix A", "Changes"),
    )
    found = outline_difference(RULES, again)
    assert (found.added, found.gone, found.changed) == (("1.3",), ("1.2",), 1)
    assert outline_difference(RULES, RULES) == outline_difference(again, again)
