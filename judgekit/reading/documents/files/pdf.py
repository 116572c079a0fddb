"""Reader for PDF files: lines in reading order, with the look of their letters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median
from threading import Lock

import pypdfium2
import pypdfium2.raw as pdfium

from judgekit.reading.documents.files.pdf_columns import in_columns
from judgekit.reading.documents.files.pdf_page import Piece, page_pieces
from judgekit.reading.documents.files.pdf_tables import RuledTable, ruled_tables
from judgekit.reading.documents.source_text import (
    DocumentRefused,
    RefusalReason,
    SourceForm,
    SourceLine,
    SourceText,
)

MOST_PAGES = 2000
"""The Comprehensive Rules have about 300 pages."""
_FEWEST_LETTERS = 40
"""Letters a page on average below which a file of pictures counts as scanned."""
_MARGIN = 0.11
"""Part of the page's height at top and bottom where running heads stand."""
_FEWEST_HEADS = 3
_NUMBER = re.compile(
    r"^\W*(?:page|página|стр\.?|seite|pagina)?\s*\d{1,4}(?:\s*(?:/|of|de)\s*\d+)?\W*$", re.I
)
_PDFIUM = Lock()
"""PDFium can be used by one thread at a time."""


@dataclass
class _Page:
    """A page's lines from top to bottom, column by column; `height` in points."""

    height: float
    lines: list[Piece | RuledTable] = field(default_factory=list)
    has_images: bool = False


def read_pdf(data: bytes) -> SourceText:
    """Read a PDF; raises DocumentRefused if it is encrypted, scanned, damaged or too long."""
    with _PDFIUM:
        pages, title = _pages(data)
    left_out: Counter[str] = Counter()
    _drop_running_heads(pages, left_out)
    pieces = [line for page in pages for line in page.lines if isinstance(line, Piece)]
    letters = sum(len(piece.text) for piece in pieces)
    if letters < _FEWEST_LETTERS * len(pages):
        scanned = any(page.has_images for page in pages)
        raise DocumentRefused(RefusalReason.SCANNED if scanned else RefusalReason.NO_TEXT)
    left_out["image"] = sum(page.has_images for page in pages)
    lines = tuple(_source_lines(pages, _Measures.of(pieces)))
    return SourceText(SourceForm.PDF, lines, title, "", {k: n for k, n in left_out.items() if n})


def _pages(data: bytes) -> tuple[list[_Page], str]:
    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        locked = getattr(error, "err_code", None) == pdfium.FPDF_ERR_PASSWORD
        reason = RefusalReason.ENCRYPTED if locked else RefusalReason.DAMAGED
        raise DocumentRefused(reason, str(error)) from error
    try:
        if len(document) > MOST_PAGES:
            raise DocumentRefused(RefusalReason.TOO_MANY_PAGES, str(len(document)))
        title = document.get_metadata_value("Title") or ""
        return [_page(document, index) for index in range(len(document))], title
    except pypdfium2.PdfiumError as error:
        raise DocumentRefused(RefusalReason.DAMAGED, str(error)) from error
    finally:
        document.close()


def _page(document: pypdfium2.PdfDocument, index: int) -> _Page:
    page = document[index]
    text = page.get_textpage()
    try:
        pieces = page_pieces(page.raw, text.raw)
        tables, pieces = ruled_tables(page.raw, pieces)
        found = _Page(pdfium.FPDF_GetPageHeightF(page.raw))
        found.has_images = any(
            pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page.raw, each))
            == pdfium.FPDF_PAGEOBJ_IMAGE
            for each in range(pdfium.FPDFPage_CountObjects(page.raw))
        )
        found.lines = in_columns(pieces, tables, pdfium.FPDF_GetPageWidthF(page.raw))
        return found
    finally:
        text.close()
        page.close()


def _drop_running_heads(pages: Sequence[_Page], left_out: Counter[str]) -> None:
    """Remove page numbers, and what stands at the same place of many pages' margins."""
    seen: Counter[tuple[str, int]] = Counter()
    for page in pages:
        seen.update({_head(piece) for piece in _in_margins(page)})
    often = max(_FEWEST_HEADS, len(pages) // 4)
    for page in pages:
        for piece in list(_in_margins(page)):
            if _NUMBER.match(piece.text):
                left_out["page-number"] += 1
            elif seen[_head(piece)] >= often:
                left_out["running-head"] += 1
            else:
                continue
            page.lines.remove(piece)


def _in_margins(page: _Page) -> Iterator[Piece]:
    for line in page.lines:
        if isinstance(line, Piece):
            top, bottom = line.base < _MARGIN * page.height, line.base > (1 - _MARGIN) * page.height
            if top or bottom:
                yield line


def _head(piece: Piece) -> tuple[str, int]:
    return re.sub(r"\d+", "#", piece.text), round(piece.base / 4)


@dataclass(frozen=True)
class _Measures:
    """Of the whole text, in points: `size` of the body's letters, `pitch` from one base line to the
    next by the size of the letters, `left` and `right` margin."""

    size: float
    pitch: float
    left: float
    right: float

    @classmethod
    def of(cls, pieces: Sequence[Piece]) -> _Measures:
        sizes: Counter[float] = Counter()
        lefts: Counter[int] = Counter()
        for piece in pieces:
            sizes[round(piece.size, 1)] += len(piece.text)
            lefts[round(piece.left / 4)] += 1
        size = max(sizes, key=lambda each: sizes[each])
        steps = [
            (below.base - above.base) / size
            for above, below in pairwise(pieces)
            if 0.8 * size < below.base - above.base < 2.2 * size
            and abs(below.size - size) < 0.5
            and abs(below.left - above.left) < size
        ]
        common = [left for left, count in lefts.items() if count * 25 >= len(pieces)]
        rights = sorted(piece.right for piece in pieces if len(piece.text) > 40) or [0.0]
        return cls(
            size,
            _commonest(steps) if steps else 1.2,
            4.0 * min(common or lefts),
            rights[int(len(rights) * 0.98)],
        )


def _commonest(steps: list[float]) -> float:
    """The commonest step between lines: paragraphs of one line would move a median."""
    counts = Counter(round(step, 1) for step in steps)
    best = max(counts, key=lambda each: counts[each] + counts[round(each + 0.1, 1)] / 2)
    return median(step for step in steps if abs(step - best) <= 0.15)


def _source_lines(pages: Sequence[_Page], measures: _Measures) -> Iterator[SourceLine]:
    for number, page in enumerate(pages, start=1):
        above: Piece | None = None
        for line in page.lines:
            if isinstance(line, RuledTable):
                yield SourceLine("", gap=1.0, page=number, whole=True, rows=line.rows)
                above = None
                continue
            yield SourceLine(
                text=line.text,
                size=round(line.size / measures.size, 2),
                strong=line.is_strong,
                left=round((line.left - measures.left) / measures.size, 1),
                gap=_gap(above, line, measures),
                room=round(max(measures.right - line.right, 0.0) / measures.size, 1),
                page=number,
            )
            above = line


def _gap(above: Piece | None, line: Piece, measures: _Measures) -> float:
    if above is None or line.base <= above.base:
        return 0.0
    step = measures.pitch * max(above.size, line.size)
    return round(max((line.base - above.base) / step - 1, 0.0), 2)
