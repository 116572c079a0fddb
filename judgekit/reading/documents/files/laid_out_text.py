"""Plain text that keeps a page's layout by its spaces, as converters of PDF write it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judgekit.reading.documents.files.pdf_columns import in_columns
from judgekit.reading.documents.files.pdf_page import Piece, is_marker, stands_apart
from judgekit.reading.documents.files.printed_pages import PrintedPage

_SIZE = 10.0
_LETTER = 5.0
_PITCH = 12.0
_FEWEST_APART = 5
_WORDS = re.compile(r"\S+(?: {1,2}\S+)*")
_APART = re.compile(r"^ *(?:\S+ )*\S+ {4,}\S")
_LEADER = "....."
_FEWEST_LONG = 40
_EVEN = 0.8
"""Part of the width that every full line reaches: the letters that were printed differ in width."""


def laid_out_pages(pages: Sequence[Sequence[str]]) -> list[PrintedPage]:
    """The pages with their lines, as if printed; none for a text without pages or layout."""
    if len(pages) < 2:
        return []
    lines = [line for page in pages for line in page if _LEADER not in line]
    if sum(bool(_APART.match(line)) for line in lines) < _FEWEST_APART:
        return []
    # No line stands in the margins: page numbers are gone already.
    tallest = 4 * max(map(len, pages)) * _PITCH
    widths = sorted(map(len, lines))
    widest = widths[int(len(widths) * 0.98)] * _LETTER
    return [
        PrintedPage(tallest, in_columns(list(_pieces(page, widest, tallest / 3)), (), widest))
        for page in pages
        if any(line.strip() for line in page)
    ]


def _pieces(page: Sequence[str], widest: float, top: float) -> Iterator[Piece]:
    order = 0
    for number, raw in enumerate(page):
        line = raw.expandtabs(8)
        current: Piece | None = None
        for found in _WORDS.finditer(line):
            text, left = found[0], found.start() * _LETTER
            right, base = found.end() * _LETTER, top + number * _PITCH
            if found.end() - found.start() > _FEWEST_LONG and right >= _EVEN * widest:
                right = widest
            if current is not None and not stands_apart(current, left, _SIZE):
                current.text, current.right = f"{current.text} {text}", right
                continue
            if current is not None:
                yield current
            first = current is None or is_marker(text)
            current = Piece(" ".join(text.split()), left, right, base, _SIZE, 0, first, order)
            order += 1
        if current is not None:
            yield current
