"""Printing of sections: laid out at reading size, each page with its citation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPagedPaintDevice,
    QPainter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from judgekit.domain.rules.document import Document, Section
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.section_document import SectionDocument
from judgekit.ui.words.rules_wording import edition_line, number_in_language

DOTS = 96
"""Layout resolution in dots per inch; the layout is then scaled to the printer's."""
FOOT = 28


def sections_below(document: Document, ref: str) -> tuple[Section, ...]:
    """Return a section with all its descendants, in reading order."""
    below = {ref}
    taken = []
    for section in document.sections:
        if section.ref in below or section.parent in below:
            below.add(section.ref)
            taken.append(section)
    return tuple(taken)


def paper_document(look: Look, document: Document, sections: Sequence[Section]) -> QTextDocument:
    """Return the sections as one rich text, dark on white, each with its heading."""
    theme = look.on_paper()
    writer = SectionDocument(theme)
    whole = QTextDocument()
    whole.setDocumentMargin(0)
    whole.setDefaultFont(theme.font())
    cursor = QTextCursor(whole)
    for at, section in enumerate(sections):
        heading = QTextCharFormat()
        heading.setForeground(theme.color("text"))
        heading.setFont(theme.font("title" if section.level < 3 else "text", bold=True))
        block = QTextBlockFormat()
        block.setTopMargin(24 if at else 0)
        block.setBottomMargin(8)
        number = number_in_language(section.number or "", document.language)
        if at:
            cursor.insertBlock(block, heading)
        else:
            cursor.setBlockFormat(block)
        cursor.insertText(f"{number} {section.title or ''}".strip(), heading)
        if section.blocks:
            body = QTextDocument()
            writer.write(body, section)
            cursor.insertBlock(body.firstBlock().blockFormat(), QTextCharFormat())
            source = QTextCursor(body)
            source.select(QTextCursor.SelectionType.Document)
            cursor.insertFragment(source.selection())
    return whole


def print_sections(
    look: Look, device: QPagedPaintDevice, document: Document, sections: Sequence[Section]
) -> None:
    """Paint the sections onto a printer or a PDF, with edition and page number at each foot."""
    painter = QPainter()
    if not painter.begin(device):
        return
    theme = look.on_paper()
    scale = device.logicalDpiX() / DOTS
    width, height = device.width() / scale, device.height() / scale - FOOT
    whole = paper_document(look, document, sections)
    whole.setPageSize(QSizeF(width, height))
    for page in range(whole.pageCount()):
        if page:
            device.newPage()
        painter.save()
        painter.scale(scale, scale)
        painter.save()
        painter.translate(0, -page * height)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(0, page * height, width, height)
        painter.setClipRect(context.clip)
        whole.documentLayout().draw(painter, context)
        painter.restore()
        words = QCoreApplication.translate("Printing", "{edition}. Page {page} of {count}")
        foot = words.format(edition=edition_line(document), page=page + 1, count=whole.pageCount())
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        painter.drawText(QRectF(0, height, width, FOOT), Qt.AlignmentFlag.AlignBottom, foot)
        painter.restore()
    painter.end()
