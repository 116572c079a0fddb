"""Reader for Word files (.docx): paragraphs with their styles, lists and tables."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator

import docx
from docx.oxml.ns import qn
from docx.table import Table
from docx.text.paragraph import Paragraph as WordParagraph

from judgekit.domain.rules.document import Cell
from judgekit.domain.rules.document_import import DocumentRefused, RefusalReason, SourceForm
from judgekit.reading.documents.source_text import SourceLine, SourceText

_LARGEST_UNPACKED = 200 * 1024 * 1024
_MOST_PARTS = 20_000
_HEADING = re.compile(
    r"^(?:heading|t[ií]tulo|titre|überschrift|titolo|заголовок|見出し|标题)\s*(?P<level>[1-9])$",
    re.IGNORECASE,
)
_TITLE = re.compile(r"^(?:title|título del documento|заголовок документа)$", re.IGNORECASE)


def read_word(data: bytes) -> SourceText:
    """Read a Word file; raises DocumentRefused if it is damaged, no Word file or a zip bomb."""
    _check(data)
    try:
        document = docx.Document(io.BytesIO(data))
        lines = tuple(_lines(document))
        title = document.core_properties.title or ""
        language = document.core_properties.language or ""
    except DocumentRefused:
        raise
    except Exception as error:  # whatever a damaged file makes of a reader not our own
        raise DocumentRefused(RefusalReason.DAMAGED, type(error).__name__) from error
    if not any(line.text or line.rows for line in lines):
        raise DocumentRefused(RefusalReason.NO_TEXT)
    return SourceText(SourceForm.WORD, lines, title, language)


def _check(data: bytes) -> None:
    """Look at the archive's list of contents before anything is unpacked."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = archive.infolist()
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
        raise DocumentRefused(RefusalReason.DAMAGED, str(error)) from error
    if not any(part.filename == "word/document.xml" for part in parts):
        raise DocumentRefused(RefusalReason.UNKNOWN_FORM)
    if len(parts) > _MOST_PARTS or sum(part.file_size for part in parts) > _LARGEST_UNPACKED:
        raise DocumentRefused(RefusalReason.TOO_LARGE)
    if any(part.flag_bits & 1 for part in parts):
        raise DocumentRefused(RefusalReason.ENCRYPTED)


def _lines(document: docx.document.Document) -> Iterator[SourceLine]:
    for element in document.element.body.iterchildren():
        if element.tag == qn("w:p"):
            yield from _paragraph(WordParagraph(element, document))
        elif element.tag == qn("w:tbl"):
            yield _table(Table(element, document))


def _paragraph(paragraph: WordParagraph) -> Iterator[SourceLine]:
    style = paragraph.style.name if paragraph.style is not None else ""
    heading = _HEADING.match(style or "")
    level = int(heading["level"]) if heading else 0
    runs = [run for run in paragraph.runs if run.text.strip()]
    strong = bool(runs) and all(run.bold for run in runs)
    marker, depth = _list_sign(paragraph)
    for part in paragraph.text.split("\n"):
        text = " ".join(part.split())
        if text:
            yield SourceLine(
                text,
                size=1.6 if _TITLE.match(style or "") else 1.0,
                strong=strong,
                gap=1.0,
                whole=True,
                heading=level,
                marker="" if level else marker,
                depth=depth,
            )


def _list_sign(paragraph: WordParagraph) -> tuple[str, int]:
    """A bullet for a paragraph of a list, and its depth; the file doesn't keep the sign itself."""
    number = paragraph._p.find(f"{qn('w:pPr')}/{qn('w:numPr')}")
    identity = number.find(qn("w:numId")) if number is not None else None
    if number is None or identity is None or identity.get(qn("w:val")) == "0":
        style = paragraph.style.name if paragraph.style is not None else ""
        return ("•", 0) if (style or "").startswith(("List ", "Lista")) else ("", 0)
    level = number.find(qn("w:ilvl"))
    depth = level.get(qn("w:val"), "0") if level is not None else "0"
    return "•", int(depth) if depth.isdecimal() else 0


def _table(table: Table) -> SourceLine:
    rows = []
    for row in table.rows:
        seen: list[object] = []
        cells = []
        for cell in row.cells:
            if not any(cell._tc is each for each in seen):
                seen.append(cell._tc)
                lines = (" ".join(p.text.split()) for p in cell.paragraphs)
                cells.append(Cell("\n".join(line for line in lines if line)))
        rows.append(tuple(cells))
    widest = max(map(len, rows), default=0)
    padded = tuple(row + (Cell(""),) * (widest - len(row)) for row in rows)
    return SourceLine("", gap=1.0, whole=True, rows=padded)
