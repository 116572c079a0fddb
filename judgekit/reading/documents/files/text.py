"""Reader for plain text and Markdown, of any line ends and the usual encodings."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from statistics import median

from judgekit.domain.rules.document import Cell
from judgekit.domain.rules.document_import import DocumentRefused, RefusalReason, SourceForm
from judgekit.reading.code_pages import text_by_code_page
from judgekit.reading.documents.inline_markup import read_inline
from judgekit.reading.documents.source_text import SourceLine, SourceText

_LETTER_WIDTH = 0.5
_LONG_LINE = 110
_TAB = 4
_HEADING = re.compile(r"^ {0,3}(?P<marks>#{1,6})\s+(?P<title>.*?)\s*#*$")
_UNDERLINE = re.compile(r"^\s*(?:=+|-+)\s*$")
_MARKDOWN = re.compile(
    r"^ {0,3}#{1,6}\s+\S|\*\*\S[^*\n]*\S\*\*|\[[^\]\n]+\]\([^)\s]+\)", re.MULTILINE
)
_LINE_END = re.compile(r"\r\n?|\n|\u2028|\u2029|\x0b|\x0c|\x85")
_NUMBERED = re.compile(r"^\s*(?:\d[\d.]*[.)]?|[•▪·*\-–o])\t")
_PAGE_NUMBER = re.compile(r"\t\s*\d{1,3}\s*$")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_FEWEST_MARKS = 3
_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def read_text(data: bytes) -> SourceText:
    """Read a plain text or Markdown; raises DocumentRefused if it is none."""
    text = decoded(data)
    lines = _LINE_END.split(text)
    may_be_marked = any(sign in text for sign in ("#", "**", "]("))
    if may_be_marked and len(_MARKDOWN.findall(text)) >= _FEWEST_MARKS:
        return SourceText(SourceForm.MARKDOWN, tuple(_markdown(lines)))
    return SourceText(SourceForm.TEXT, tuple(_plain(lines)))


def decoded(data: bytes) -> str:
    """Decode a text by its byte order mark, as UTF-8 or UTF-16, or by its code page; raises
    DocumentRefused if it makes sense in none."""
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = ""
    if not text or "\0" in text:
        text = _without_mark(data) or text_by_code_page(data) or data.decode("cp1252", "replace")
    if not text.strip():
        raise DocumentRefused(RefusalReason.EMPTY)
    if len(_CONTROL.findall(text[:100_000])) > len(text[:100_000]) / 100:
        raise DocumentRefused(RefusalReason.UNKNOWN_FORM)
    return _CONTROL.sub("", text)


def _without_mark(data: bytes) -> str:
    """UTF-16 without a byte order mark: every other byte of Western text is zero."""
    head = data[:4000]
    for start, encoding in ((1, "utf-16-le"), (0, "utf-16-be")):
        if head[start::2].count(0) > len(head) / 4:
            return data.decode(encoding, "replace")
    return ""


def _plain(lines: list[str]) -> Iterator[SourceLine]:
    widths = [len(line.rstrip()) for line in lines if line.strip()]
    whole = sum(width > _LONG_LINE for width in widths) * 6 > len(widths)
    widest = sorted(widths)[int(len(widths) * 0.98)] if widths else 0
    margin = median(_indent(line) for line in lines if line.strip()) if widths else 0
    blank = 0
    rows: list[tuple[Cell, ...]] = []
    for line in lines:
        cells = _cells(line)
        if rows and cells is None:
            yield _table(rows)
            rows = []
        if cells is not None:
            rows.append(cells)
            continue
        if not line.strip():
            blank += 1
            continue
        text = " ".join(line.split())
        yield SourceLine(
            text,
            left=max(_indent(line) - margin, 0) * _LETTER_WIDTH,
            gap=float(min(blank, 3)),
            room=0.0 if whole else max(widest - len(line.rstrip()), 0) * _LETTER_WIDTH,
            whole=whole,
        )
        blank = 0
    if rows:
        yield _table(rows)


def _indent(line: str) -> int:
    if not line[:1].isspace():
        return 0
    expanded = line.expandtabs(_TAB)
    return len(expanded) - len(expanded.lstrip())


def _cells(line: str) -> tuple[Cell, ...] | None:
    """The cells of a line with tabs between words; not of a number or bullet before its words, nor
    of a page number behind them."""
    if "\t" not in line:
        return None
    bare = _PAGE_NUMBER.sub("", _NUMBERED.sub("", line)).strip()
    parts = [part.strip() for part in bare.split("\t") if part.strip()]
    if len(parts) < 2:
        return None
    return tuple(Cell(" ".join(part.split())) for part in parts)


def _table(rows: list[tuple[Cell, ...]]) -> SourceLine:
    if len(rows) == 1:
        return SourceLine(" ".join(cell.text for cell in rows[0]), gap=1.0, whole=True)
    widest = max(map(len, rows))
    padded = tuple(row + (Cell(""),) * (widest - len(row)) for row in rows)
    return SourceLine("", gap=1.0, whole=True, rows=padded)


def _markdown(lines: list[str]) -> Iterator[SourceLine]:
    blank = 0
    rows: list[tuple[Cell, ...]] = []
    for index, line in enumerate(lines):
        cells = _piped(line)
        if rows and cells is None:
            yield _table(rows)
            rows = []
        if cells is not None:
            if any(re.search(r"\w", cell.text) for cell in cells):
                rows.append(cells)
            continue
        if not line.strip() or (_UNDERLINE.match(line) and index and not blank):
            blank += not line.strip()
            continue
        heading = _HEADING.match(line)
        level = len(heading["marks"]) if heading else _underlined(lines, index)
        inline = read_inline((heading["title"] if heading else line).strip())
        strong = (
            bool(inline.spans)
            and inline.spans[0].kind == "strong"
            and (inline.spans[0].end - inline.spans[0].start >= len(inline.text) - 1)
        )
        yield SourceLine(
            inline.text,
            inline.spans,
            strong=strong,
            left=_indent(line) * _LETTER_WIDTH,
            gap=float(min(blank, 3)),
            heading=level,
            whole=level > 0,
        )
        blank = 0
    if rows:
        yield _table(rows)


def _underlined(lines: list[str], index: int) -> int:
    below = lines[index + 1].strip() if index + 1 < len(lines) else ""
    if len(below) >= 3 and _UNDERLINE.match(below):
        return 1 if below[0] == "=" else 2
    return 0


def _piped(line: str) -> tuple[Cell, ...] | None:
    bare = line.strip()
    if not bare.startswith("|") or bare.count("|") < 3:
        return None
    parts = [part.strip() for part in bare.strip("|").split("|")]
    return tuple(Cell((inline := read_inline(part)).text, inline.spans) for part in parts)
