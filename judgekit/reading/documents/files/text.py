"""Reader for plain text and Markdown, of any line ends and the usual encodings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from statistics import median

from judgekit.domain.rules.document import Cell
from judgekit.domain.rules.document_import import DocumentRefused, RefusalReason, SourceForm
from judgekit.reading.decoding import NotText, UnknownLetters, decoded_text
from judgekit.reading.documents.files.cell_tables import tables_among
from judgekit.reading.documents.files.laid_out_text import laid_out_pages
from judgekit.reading.documents.files.line_measure import line_measure, wrapped_letters
from judgekit.reading.documents.files.numbered_pages import split_at_numbers
from judgekit.reading.documents.files.printed_pages import printed_lines
from judgekit.reading.documents.files.signs_apart import (
    FEWEST_APART,
    join_hundreds,
    signs_apart,
    signs_joined,
)
from judgekit.reading.documents.inline_markup import read_inline
from judgekit.reading.documents.source_text import SourceLine, SourceText

_LETTER_WIDTH = 0.5
_FEWEST_PER_ZERO = 1000
"""Bytes of a damaged text for each zero byte in it."""
_FEWEST_HEADS = 3
_ONLY_NUMBER = re.compile(
    r"^\W*(?:page|página|стр\.?|seite|pagina)?\s*\d{1,4}(?:\s*(?:/|of|de|из)\s*\d+)?[^\w.)]*$",
    re.IGNORECASE,
)
_TAB = 4
_DRAWN = re.compile(r"^\s*(?:[-=_*~#+.]\s?){5,}\s*$")
_HEADING = re.compile(r"^ {0,3}(?P<marks>#{1,6})\s+(?P<title>.*?)\s*#*$")
_UNDERLINE = re.compile(r"^\s*(?:=+|-+)\s*$")
_MARKDOWN = re.compile(
    r"^ {0,3}#{1,6}\s+\S|\*\*\S[^*\n]*\S\*\*|\[[^\]\n]+\]\([^)\s]+\)", re.MULTILINE
)
_OTHER_LINE_ENDS = "\r\u2028\u2029\x0b\x85"
_NUMBERED = re.compile(r"^\s*(?:\d[\d.]*[.)]?|[•▪·*\-–o])\t")
_SIGNED = re.compile(r"^\s*(?:\d{1,2}\.\d[\d.]*|\d{1,2}[.)]|[•▪·*])\t")
_PAGE_NUMBER = re.compile(r"\t\s*\d{1,3}\s*$")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_CONTROL_BYTES = bytes((*range(0x09), *range(0x0E, 0x20), 0x7F))
_FEWEST_MARKS = 3


def read_text(data: bytes) -> SourceText:
    """Read a plain text or Markdown; raises DocumentRefused if it is none."""
    text = decoded(data).replace("\r\n", "\n")
    if any(end in text for end in _OTHER_LINE_ENDS):
        text = re.sub(f"[{_OTHER_LINE_ENDS}]", "\n", text)
    may_be_marked = any(sign in text for sign in ("#", "**", "]("))
    if may_be_marked and len(_MARKDOWN.findall(text)) >= _FEWEST_MARKS:
        return SourceText(
            SourceForm.MARKDOWN, tuple(_markdown(text.replace("\f", "\n").split("\n"))), text=text
        )
    left_out: Counter[str] = Counter()
    return SourceText(
        SourceForm.TEXT, plain_lines(text, left_out), left_out=dict(left_out), text=text
    )


def plain_lines(text: str, left_out: Counter[str]) -> tuple[SourceLine, ...]:
    """The lines of a text without marks; what is left out of it is counted in `left_out`."""
    pages = [
        [
            "" if line and not line[0].isalnum() and _DRAWN.match(line) else line
            for line in page.split("\n")
        ]
        for page in text.split("\f")
    ]
    join_hundreds(pages)
    if len(pages) == 1:
        pages = split_at_numbers(pages[0])
    if len(pages) > 1:
        _drop_page_numbers(pages, left_out)
    signs = signs_apart([line for page in pages for line in page])
    laid_out = [] if signs >= FEWEST_APART else laid_out_pages(pages)
    if laid_out:
        return printed_lines(laid_out, left_out)
    return tuple(_plain(pages, has_signs=signs > 0))


def decoded(data: bytes, declared: str | None = None) -> str:
    """Decode a text, damaged letters included; `declared` is the encoding that it names itself.
    Raises DocumentRefused for bytes that are no text."""
    try:
        text = decoded_text(data, declared).text
    except UnknownLetters:
        wrong = [data.decode(encoding, "replace") for encoding in ("utf-8", "cp1252")]
        text = min(wrong, key=lambda each: each.count("\ufffd") + each.count("Ã") + each.count("Ð"))
    except NotText as error:
        if not 0 < data.count(0) * _FEWEST_PER_ZERO < len(data):
            raise DocumentRefused(RefusalReason.UNKNOWN_FORM) from error
        return decoded(data.replace(b"\0", b""), declared)
    if not text.strip():
        raise DocumentRefused(RefusalReason.EMPTY)
    # In every encoding a control character has a byte of its own, and few files have any.
    return _CONTROL.sub("", text) if len(data.translate(None, _CONTROL_BYTES)) < len(data) else text


def _plain(pages: list[list[str]], *, has_signs: bool) -> Iterator[SourceLine]:
    lines = [line for page in pages for line in page]
    wrapped = wrapped_letters(lines)
    measure = line_measure(lines, wrapped) if wrapped is not None else None
    indents = [
        _indent(line) if line[0].isspace() else 0 for line in lines if line and not line.isspace()
    ]
    is_flush = not any(indents)
    margin = median(indents) if indents else 0
    margin = margin if wrapped is None else min(margin, _common_indent(indents))
    rows: list[tuple[Cell, ...]] = []
    for number, page in enumerate(pages, start=1):
        blank = 0
        for line in tables_among(list(signs_joined(page, wrapped)) if has_signs else page):
            if not isinstance(line, str):
                yield _table([tuple(map(Cell, row)) for row in line])
                continue
            cells = _cells(line, inside=bool(rows)) if "\t" in line else None
            if rows and cells is None:
                yield _table(rows)
                rows = []
            if cells is not None:
                rows.append(cells)
                continue
            text = line and _single_spaced(line)
            if not text:
                blank += 1
                continue
            room = 0.0 if measure is None else measure.room(line)
            yield SourceLine(
                text,
                left=0.0 if is_flush else max(_indent(line) - margin, 0) * _LETTER_WIDTH,
                gap=float(min(blank, 3)),
                room=room,
                page=number if len(pages) > 1 else 0,
                whole=wrapped is None,
            )
            blank = 0
    if rows:
        yield _table(rows)


def _single_spaced(line: str) -> str:
    bare = line.strip()
    # A printable text has no white space but spaces.
    return bare if "  " not in bare and bare.isprintable() else " ".join(bare.split())


def _drop_page_numbers(pages: list[list[str]], left_out: Counter[str]) -> None:
    """Remove the number, and what many pages share, from the first and last line of each page."""
    ends = [
        (page, place)
        for page in pages
        for place in {_first_words(page), _first_words(page, last=True)}
        if place is not None
    ]
    seen = Counter(re.sub(r"\d+", "#", page[place].strip()) for page, place in ends)
    often = max(_FEWEST_HEADS, len(pages) // 4)
    for page, place in ends:
        text = page[place].strip()
        if _ONLY_NUMBER.match(text):
            left_out["page-number"] += 1
        elif seen[re.sub(r"\d+", "#", text)] >= often and any(map(str.isalpha, text)):
            left_out["running-head"] += 1
        else:
            continue
        page[place] = ""


def _first_words(page: list[str], *, last: bool = False) -> int | None:
    places = [place for place, line in enumerate(page) if line.strip()]
    return places[-1 if last else 0] if places else None


def _common_indent(indents: list[int]) -> int:
    """The least indent that a twentieth of the lines have."""
    counts = Counter(indents)
    return min(each for each, count in counts.items() if count * 20 >= len(indents))


def _indent(line: str) -> int:
    if not line[:1].isspace():
        return 0
    expanded = line.expandtabs(_TAB)
    return len(expanded) - len(expanded.lstrip())


def _cells(line: str, *, inside: bool) -> tuple[Cell, ...] | None:
    """The cells of a line with tabs between words; not of a number or bullet before its words, nor
    of a page number behind them, which are cells `inside` a table."""
    bare = _SIGNED.sub("", line) if inside else _PAGE_NUMBER.sub("", _NUMBERED.sub("", line))
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
