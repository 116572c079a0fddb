"""The five texts that come with the program, held against full answers and against themselves."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from judgekit.domain.rules.document import BlockKind, Document
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.outline import outline
from judgekit.system.resources import resources_folder

ANSWERS = Path(__file__).resolve().parents[2] / "data"
RULES = resources_folder() / "rules"
TEXTS = (
    "mtr-en-2019-05-03",
    "mtr-ru-2019-07-12",
    "mtr-es-2021-07-23",
    "cr104-es-2018-07-13",
    "commander-es-2013-12-06",
)
FIRST_AND_LAST_LINE = {
    "mtr-en-2019-05-03": ("## Introduction", "\\*Including any portion"),
    "mtr-ru-2019-07-12": ("Введение\n", "* Включая любую часть"),
    "mtr-es-2021-07-23": ("## Introducción", "\\*Incluyendo cualquier"),
    "cr104-es-2018-07-13": ("Normalmente, el juego", "Extraído y traducido"),
    "commander-es-2013-12-06": ("I. Filosofía", 'Una "Liga" consiste'),
}


def the(library: Library, document_id: str) -> Document:
    document = library.document(document_id)
    assert document is not None
    return document


def test_the_library_has_the_five_and_nothing_is_unread(library: Library) -> None:
    assert tuple(document.id for document in library.documents) == TEXTS
    assert library.unread == ()


@pytest.mark.parametrize("document_id", TEXTS)
def test_the_outline_is_exact(library: Library, document_id: str) -> None:
    document = the(library, document_id)
    answer = json.loads((ANSWERS / f"outline-{document_id}.json").read_text(encoding="utf-8"))
    expected = [_as_counted(section) for section in answer["sections"]]
    assert [msgspec.to_builtins(row) for row in outline(document)] == expected
    about = answer["document"]
    assert about["sections"] == len(document.sections)
    for name in ("id", "kind", "language", "title", "effective_date", "published", "source"):
        assert getattr(document, name) == about[name]


def _as_counted(section: dict[str, object]) -> dict[str, object]:
    """The row without what only the answer's author needs; `$` counts as no part of a word."""
    return {
        name: value.replace("$", "") if name.endswith("_words") and value else value
        for name, value in section.items()
        if name != "optional"
    }


@pytest.mark.parametrize("document_id", TEXTS)
def test_no_letter_of_the_content_vanishes_or_moves(library: Library, document_id: str) -> None:
    """What the source prints between its first and its last line is what the sections say."""
    document = the(library, document_id)
    printed = (RULES / document.source).read_text(encoding="utf-8")
    first, last = FIRST_AND_LAST_LINE[document_id]
    start = printed.index(first)
    end = (
        printed.index("\n", printed.rindex(last))
        if "\n" in printed[printed.rindex(last) :]
        else None
    )
    assert _letters(_told(document)) == _letters(_without_marks(printed[start:end]))


def _told(document: Document) -> str:
    parts: list[str] = []
    for section in document.sections:
        if section.number is not None:
            parts.append(section.number.removeprefix("Appendix "))
        parts.append(section.title or "")
        for block in section.blocks:
            if block.kind is not BlockKind.FORMULA:
                parts += [block.marker, block.text]
            parts += [cell.text for row in block.rows for cell in row]
    return " ".join(parts)


def _without_marks(printed: str) -> str:
    text = re.sub(r"(?m)^\$\$.*\$\$$", "", printed)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    text = re.sub(r"</?(?:ul|li|sup|b)\b[^<>]*>", " ", text)
    text = re.sub(r"(?m)\s+Editar$", "", text)
    return re.sub(r"(?m)^(?:#+ )?(?:Appendix|Apéndice|Приложение) (?=\S\s?[—–])", "", text)


def _letters(text: str) -> str:
    alike = str.maketrans("АВСЕ", "ABCE")
    return "".join(sign for sign in text.translate(alike) if sign.isalnum())


def test_nothing_of_the_sources_marks_is_left_in_the_text(library: Library) -> None:
    for document in library.documents:
        for section in document.sections:
            for block in section.blocks:
                texts = [block.text, *(cell.text for row in block.rows for cell in row)]
                for text in texts:
                    assert not re.search(r"\*\*|</?\w|\\|\$|\]\(|^[-•#] ", text), text


def test_spans_lie_inside_their_text(library: Library) -> None:
    for document in library.documents:
        for section in document.sections:
            for block in section.blocks:
                for holder in (block, *(cell for row in block.rows for cell in row)):
                    for span in holder.spans:
                        assert 0 <= span.start < span.end <= len(holder.text)


def test_footnotes_examples_formulas_and_lists_in_cells_are_told_apart(library: Library) -> None:
    kinds = {
        document.id: [block.kind for section in document.sections for block in section.blocks]
        for document in library.documents
    }
    assert kinds["mtr-ru-2019-07-12"].count(BlockKind.FOOTNOTE) == 5
    assert kinds["mtr-en-2019-05-03"].count(BlockKind.FOOTNOTE) == 2
    assert kinds["mtr-es-2021-07-23"].count(BlockKind.EXAMPLE) == 5
    for document_id in TEXTS[:3]:
        assert kinds[document_id].count(BlockKind.FORMULA) == 5
        assert kinds[document_id].count(BlockKind.TABLE) == 7
        cells = [
            cell.text.split("\n")
            for section in the(library, document_id).sections
            for block in section.blocks
            for row in block.rows
            for cell in row
            if "\n" in cell.text
        ]
        assert [len(lines) for lines in cells] == [4, 4]
