"""Reader for Word files (.docx): paragraphs with their styles, numbers, lists and tables."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass

import docx
from docx.oxml.ns import qn
from lxml import etree

from judgekit.domain.rules.document import Cell
from judgekit.domain.rules.document_import import DocumentRefused, RefusalReason, SourceForm
from judgekit.reading.documents.files.word_numbers import BULLET, WordNumbers
from judgekit.reading.documents.source_text import SourceLine, SourceText

_LARGEST_UNPACKED = 200 * 1024 * 1024
_MOST_PARTS = 20_000
_HEADING = re.compile(
    r"^(?:heading|t[ií]tulo|titre|überschrift|titolo|заголовок|見出し|标题|標題|제목)\s*(?P<level>[1-9])$",
    re.IGNORECASE,
)
_TITLE = re.compile(r"^(?:title|título del documento|заголовок документа)$", re.IGNORECASE)
_LISTED = re.compile(r"^(?:list |lista |liste|список)", re.IGNORECASE)
_CONTENTS = re.compile(r"^(?:toc|tdc|оглавление|verzeichnis|sommario|目次)\s*\d$", re.IGNORECASE)
_SECTION_NUMBER = re.compile(r"\d+\.\d")
_MOST_DEPTH = 60
_FEWEST_EMPTY = 0.2
"""Share of empty paragraphs from which they stand for the space between paragraphs."""
_TITLE_SIZE = 1.6
_SKIPPED = frozenset(qn(f"w:{name}") for name in ("del", "moveFrom", "pPr", "rPr", "instrText"))


def read_word(data: bytes) -> SourceText:
    """Read a Word file; raises DocumentRefused if it is damaged, no Word file or a zip bomb."""
    _check(data)
    try:
        document = docx.Document(io.BytesIO(data))
        lines = tuple(_WordLines(document).lines())
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


@dataclass(frozen=True)
class _Style:
    """What a paragraph style says: heading level, whether it is bold, and its list."""

    name: str = ""
    level: int = 0
    strong: bool = False
    list_id: str = ""
    depth: int = 0


class _WordLines:
    """Walks the body of a document; what is deleted under tracked changes is left out."""

    def __init__(self, document: docx.document.Document) -> None:
        self._body = document.element.body
        self._styles = _styles(document.styles.element)
        numbered = any(rel.reltype.endswith("/numbering") for rel in document.part.rels.values())
        self._numbers = WordNumbers(document.part.numbering_part.element if numbered else None)
        self._is_spaced = _is_spaced(self._body)
        self._gap = 1.0

    def lines(self) -> Iterator[SourceLine]:
        """The lines in reading order."""
        yield from self._blocks(self._body, 0)

    def _blocks(self, parent: etree._Element, depth: int) -> Iterator[SourceLine]:
        if depth > _MOST_DEPTH:
            return
        for each in parent.iterchildren(etree.Element):
            if each.tag == qn("w:p"):
                yield from self._paragraph(each)
            elif each.tag == qn("w:tbl"):
                yield from self._table(each, depth)
            elif each.tag not in _SKIPPED:
                yield from self._blocks(each, depth + 1)

    def _paragraph(self, element: etree._Element) -> Iterator[SourceLine]:
        look = element.find(qn("w:pPr"))
        style = self._styles.get(_value(look, "pStyle") or "", _Style())
        level = style.level or _outline_level(look)
        marker, depth = self._sign(look, style)
        text, bold = _text_of(element)
        letters = len("".join(text.split()))
        strong = bool(letters) and (style.strong or bold * 10 >= 9 * letters)
        for part in text.split("\n"):
            words = " ".join(part.split())
            if not words:
                self._gap = 1.0
                continue
            if marker and (level or _SECTION_NUMBER.match(marker)):
                words, marker = (f"{marker} {words}" if marker != BULLET else words), ""
            yield SourceLine(
                words,
                size=_TITLE_SIZE if _TITLE.match(style.name) else 1.0,
                strong=strong,
                gap=self._gap,
                whole=True,
                heading=level,
                marker=marker,
                depth=depth,
            )
            marker, self._gap = "", 0.0 if self._is_spaced else 1.0

    def _sign(self, look: etree._Element | None, style: _Style) -> tuple[str, int]:
        """The number or bullet of a paragraph, and its depth."""
        number = look.find(qn("w:numPr")) if look is not None else None
        identity = (_value(number, "numId") or "") or style.list_id
        depth = _value(number, "ilvl") or str(style.depth)
        if identity == "0" or not identity:
            is_listed = not identity and not style.level and _LISTED.match(style.name)
            return (BULLET, _list_depth(style.name)) if is_listed else ("", 0)
        level = int(depth) if depth.isdecimal() else 0
        return self._numbers.next(identity, level), level

    def _table(self, table: etree._Element, depth: int) -> Iterator[SourceLine]:
        rows = []
        for row in table.iter(qn("w:tr")):
            cells = []
            for cell in row.iterchildren(qn("w:tc")):
                parts = (" ".join(_text_of(each)[0].split()) for each in cell.iter(qn("w:p")))
                cells.append(Cell("\n".join(part for part in parts if part)))
            rows.append(tuple(cells))
        widest = max(map(len, rows), default=0)
        if widest == 1:
            # A frame around text, not a table of data.
            for cell in table.iter(qn("w:tc")):
                yield from self._blocks(cell, depth + 1)
        elif any(cell.text for row in rows for cell in row):
            padded = tuple(row + (Cell(""),) * (widest - len(row)) for row in rows)
            yield SourceLine("", gap=1.0, whole=True, rows=padded)


def _is_spaced(body: etree._Element) -> bool:
    """Whether empty paragraphs part what belongs together from the rest."""
    found = [not "".join(each.itertext()).strip() for each in body.iterchildren(qn("w:p"))]
    return sum(found) > _FEWEST_EMPTY * len(found)


def _styles(root: etree._Element) -> dict[str, _Style]:
    """The paragraph styles by id, each with what it takes from the one it is based on."""
    elements = {each.get(qn("w:styleId"), ""): each for each in root.iterchildren(qn("w:style"))}
    found: dict[str, _Style] = {}

    def style(name: str, depth: int) -> _Style:
        if name in found or name not in elements or depth > _MOST_DEPTH:
            return found.get(name, _Style())
        element = elements[name]
        base = style(_value(element, "basedOn") or "", depth + 1)
        shown = _value(element, "name") or name
        heading = _HEADING.match(shown)
        look, letters = element.find(qn("w:pPr")), element.find(qn("w:rPr"))
        number = look.find(qn("w:numPr")) if look is not None else None
        level = int(heading["level"]) if heading else _outline_level(look) or base.level
        own_depth = _value(number, "ilvl") or ""
        found[name] = _Style(
            shown,
            level if not _CONTENTS.match(shown) else 0,
            _is_on(letters, base.strong),
            _value(number, "numId") or base.list_id,
            int(own_depth) if own_depth.isdecimal() else base.depth,
        )
        return found[name]

    for name in elements:
        style(name, 0)
    return found


def _text_of(paragraph: etree._Element) -> tuple[str, int]:
    """The words of a paragraph, and how many of their letters are bold."""
    parts: list[str] = []
    bold = 0
    for run in paragraph.iter(qn("w:r")):
        if any(above.tag in _SKIPPED for above in run.iterancestors()):
            continue
        if next(run.iterancestors(qn("w:p"))) is not paragraph:
            continue
        text = "".join(_run_text(run))
        if _is_on(run.find(qn("w:rPr")), False):
            bold += len("".join(text.split()))
        parts.append(text)
    return "".join(parts), bold


def _run_text(run: etree._Element) -> Iterator[str]:
    for each in run.iterchildren(etree.Element):
        if each.tag == qn("w:t"):
            yield each.text or ""
        elif each.tag == qn("w:tab"):
            yield "\t"
        elif each.tag in (qn("w:br"), qn("w:cr")):
            yield "\n"
        elif each.tag == qn("w:noBreakHyphen"):
            yield "-"


def _outline_level(look: etree._Element | None) -> int:
    """The level of a heading by the paragraph's outline; 0 for body text."""
    level = _value(look, "outlineLvl") or ""
    return int(level) + 1 if level.isdecimal() and int(level) < 9 else 0


def _is_on(letters: etree._Element | None, otherwise: bool) -> bool:
    """Whether letters are bold."""
    bold = letters.find(qn("w:b")) if letters is not None else None
    return otherwise if bold is None else bold.get(qn("w:val"), "1") not in ("0", "false", "off")


def _list_depth(name: str) -> int:
    """`List Bullet 2` is one deeper than `List Bullet`."""
    last = name.rsplit(" ", 1)[-1]
    return int(last) - 1 if last.isdecimal() and 1 < int(last) < 10 else 0


def _value(element: etree._Element | None, name: str) -> str | None:
    below = element.find(qn(f"w:{name}")) if element is not None else None
    return str(below.get(qn("w:val"), "")) if below is not None else None
