"""The terms of docs/words.md are translated in the catalogues as the table says, and in one way."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from judgekit.system.resources import locale_folder

PAGE = Path(__file__).resolve().parents[2] / "docs" / "words.md"
COLUMNS = ("meaning", "English", "Spanish", "Russian", "in the code")
FOREIGN = {"es": 2, "ru": 3}


def rows() -> list[list[str]]:
    """The cells of every term's row."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line]
    return [row for row in cells if tuple(row) != COLUMNS and set(row[0]) != {"-"}]


def test_every_term_stands_once_in_all_its_languages():
    terms = [row[1] for row in rows()]
    assert len(terms) >= 60
    assert len(set(terms)) == len(terms)
    assert all(len(row) == len(COLUMNS) and all(row) for row in rows())


@pytest.mark.parametrize("language", FOREIGN)
def test_a_term_is_translated_as_the_table_says(language):
    said = {row[1].casefold(): row[FOREIGN[language]].casefold() for row in rows()}
    file = locale_folder() / language / "LC_MESSAGES" / "judgekit.po"
    with file.open("rb") as source:
        messages = [each for each in read_po(source, locale=language) if isinstance(each.id, str)]
    held = {each.id: each.string.casefold() for each in messages if each.id.casefold() in said}
    assert len(held) >= 30
    assert held == {term: said[term.casefold()] for term in held}
