"""Reader for PDF files: lines in reading order, with the look of their letters."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pypdfium2
import pypdfium2.raw as pdfium

from judgekit.domain.rules.document_import import DocumentRefused, RefusalReason, SourceForm
from judgekit.reading.documents.files.pdf_columns import in_columns, usual_gutter
from judgekit.reading.documents.files.pdf_page import Piece, page_pieces
from judgekit.reading.documents.files.pdf_tables import RuledTable, ruled_tables
from judgekit.reading.documents.files.printed_pages import PrintedPage, pieces_of, printed_lines
from judgekit.reading.documents.source_text import SourceText

MOST_PAGES = 2000
"""The Comprehensive Rules have about 300 pages."""
_FEWEST_LETTERS = 40
"""Letters a page on average below which a file of pictures counts as scanned."""


def read_pdf(data: bytes) -> SourceText:
    """Read a PDF; raises DocumentRefused if it is encrypted, scanned, damaged or too long.

    PDFium must not be used by two threads at a time.
    """
    pages, title, images = _pages(data)
    letters = sum(len(piece.text) for piece in pieces_of(pages))
    if letters < _FEWEST_LETTERS * len(pages):
        raise DocumentRefused(RefusalReason.SCANNED if images else RefusalReason.NO_TEXT)
    left_out = Counter({"image": images})
    lines = printed_lines(pages, left_out)
    return SourceText(SourceForm.PDF, lines, title, "", {k: n for k, n in left_out.items() if n})


def _pages(data: bytes) -> tuple[list[PrintedPage], str, int]:
    """The pages, the title that the file states, and how many pages have pictures."""
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
        sheets = [_sheet(document, index) for index in range(len(document))]
        usual = usual_gutter((sheet.pieces, sheet.width) for sheet in sheets)
        pages = [
            PrintedPage(each.height, in_columns(each.pieces, each.tables, each.width, usual))
            for each in sheets
        ]
        return pages, title, sum(each.has_image for each in sheets)
    except pypdfium2.PdfiumError as error:
        raise DocumentRefused(RefusalReason.DAMAGED, str(error)) from error
    finally:
        document.close()


@dataclass(frozen=True)
class _Sheet:
    """What stands on a page, its size in points."""

    width: float
    height: float
    pieces: list[Piece]
    tables: tuple[RuledTable, ...]
    has_image: bool


def _sheet(document: pypdfium2.PdfDocument, index: int) -> _Sheet:
    page = document[index]
    text = page.get_textpage()
    try:
        pieces = page_pieces(page.raw, text.raw)
        tables, pieces = ruled_tables(page.raw, pieces)
        has_image = any(
            pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page.raw, each))
            == pdfium.FPDF_PAGEOBJ_IMAGE
            for each in range(pdfium.FPDFPage_CountObjects(page.raw))
        )
        width, height = (
            pdfium.FPDF_GetPageWidthF(page.raw),
            pdfium.FPDF_GetPageHeightF(page.raw),
        )
        return _Sheet(width, height, pieces, tables, has_image)
    finally:
        text.close()
        page.close()
