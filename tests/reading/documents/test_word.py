"""Word files: the numbers that Word makes itself, tables, and what is not to be unpacked."""

from __future__ import annotations

import io
import zipfile

import docx
import pytest
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn

from judgekit.domain.rules.document_import import DocumentRefused, RefusalReason
from judgekit.reading.documents.files.word import read_word
from tests.reading.documents.made_documents import saved

LEVELS = (("decimal", "%1."), ("decimal", "%1.%2"), ("lowerLetter", "%3)"))
LIST = '<w:num {ns} w:numId="77"><w:abstractNumId w:val="77"/></w:num>'


def last_paragraph(file: docx.document.Document) -> docx.oxml.text.paragraph.CT_P:
    return file.element.body.findall(qn("w:p"))[-1]


def number_last(file: docx.document.Document, level: int) -> None:
    """Let Word number the last paragraph."""
    number = f'<w:numPr {nsdecls("w")}><w:ilvl w:val="{level}"/><w:numId w:val="77"/></w:numPr>'
    last_paragraph(file).get_or_add_pPr().append(parse_xml(number))


def file_with_numbers() -> docx.document.Document:
    file = docx.Document()
    numbering = file.part.numbering_part.element
    first = numbering.find(qn("w:num"))
    levels = "".join(
        f'<w:lvl w:ilvl="{depth}"><w:numFmt w:val="{form}"/><w:lvlText w:val="{text}"/></w:lvl>'
        for depth, (form, text) in enumerate(LEVELS)
    )
    described = f'<w:abstractNum {nsdecls("w")} w:abstractNumId="77">{levels}</w:abstractNum>'
    first.addprevious(parse_xml(described))
    numbering.append(parse_xml(LIST.format(ns=nsdecls("w"))))
    return file


def test_numbers_that_word_makes_stand_before_headings_and_items() -> None:
    file = file_with_numbers()
    for text, level in (("Basics", 0), ("Match", 1), ("Rounds", 1), ("Mechanics", 0), ("Notes", 1)):
        file.add_heading(text, level + 1)
        number_last(file, level)
    for text in ("Left", "Right"):
        file.add_paragraph(text)
        number_last(file, 2)
    lines = read_word(saved(file)).lines
    assert [each.text for each in lines[:5]] == [
        "1. Basics",
        "1.1 Match",
        "1.2 Rounds",
        "2. Mechanics",
        "2.1 Notes",
    ]
    assert [(each.marker, each.text) for each in lines[5:]] == [("a)", "Left"), ("b)", "Right")]


def test_tables_keep_their_rows_and_a_frame_is_no_table() -> None:
    file = docx.Document()
    table = file.add_table(2, 2)
    for row, words in zip(table.rows, (("Players", "Rounds"), ("8", "3")), strict=True):
        for cell, word in zip(row.cells, words, strict=True):
            cell.text = word
    file.add_table(1, 1).cell(0, 0).text = "Framed."
    table_line, framed = read_word(saved(file)).lines
    assert [[cell.text for cell in row] for row in table_line.rows] == [
        ["Players", "Rounds"],
        ["8", "3"],
    ]
    assert framed.text == "Framed."


def test_what_was_deleted_under_tracked_changes_is_left_out() -> None:
    file = docx.Document()
    file.add_paragraph("Kept")
    run = f"<w:del {nsdecls('w')}><w:r><w:t>Gone</w:t></w:r></w:del>"
    last_paragraph(file).append(parse_xml(run))
    assert [each.text for each in read_word(saved(file)).lines] == ["Kept"]


def archive(parts: dict[str, bytes]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in parts.items():
            file.writestr(name, content)
    return written.getvalue()


def test_an_archive_that_would_unpack_to_too_much_is_refused_before_it_is_unpacked() -> None:
    bomb = archive({"word/document.xml": bytes(201 * 1024 * 1024)})
    with pytest.raises(DocumentRefused) as refused:
        read_word(bomb)
    assert refused.value.reason is RefusalReason.TOO_LARGE


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"mimetype": b"application/epub+zip"}, RefusalReason.UNKNOWN_FORM),
        ({"word/document.xml": b"<broken"}, RefusalReason.DAMAGED),
        ({"word/document.xml": b"", "../../evil": b"x"}, RefusalReason.DAMAGED),
    ],
)
def test_an_archive_that_is_no_document_is_refused(
    parts: dict[str, bytes], reason: RefusalReason
) -> None:
    with pytest.raises(DocumentRefused) as refused:
        read_word(archive(parts))
    assert refused.value.reason is reason
