"""What is printed: pages that paint themselves, on a printer, into a PDF or in the preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPagedPaintDevice,
    QPainter,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from judgekit.ui.look import Look
from judgekit.views.markup import escape

DOTS = 96
"""Pages are laid out at so many dots per inch, and then scaled to the printer's."""
FOOT = 28


class PrintJob(Protocol):
    """`room` is what can be printed on of a page, in dots."""

    @property
    def title(self) -> str:
        """What it is called in the preview and in the printer's queue."""
        ...

    def pages(self, room: QSizeF) -> int:
        """Return the number of pages."""
        ...

    def paint(self, painter: QPainter, page: int, room: QSizeF) -> None:
        """Paint a page, counted from 0; the painter's unit is a dot."""
        ...


class DocumentJob:
    """A text in pages of its own, each with a line at its foot."""

    def __init__(self, look: Look, title: str, document: QTextDocument, foot: str = "") -> None:
        self.title = title
        self._theme = look.on_paper()
        self.document = document
        self._foot = foot or title

    def pages(self, room: QSizeF) -> int:
        """See `PrintJob`."""
        size = QSizeF(room.width(), room.height() - FOOT)
        if self.document.pageSize() != size:
            self.document.setPageSize(size)
            self._keep_headings(size.height())
        return self.document.pageCount()

    def paint(self, painter: QPainter, page: int, room: QSizeF) -> None:
        """See `PrintJob`."""
        count = self.pages(room)
        width, height = room.width(), room.height() - FOOT
        painter.save()
        painter.translate(0, -page * height)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(0, page * height, width, height)
        # A rule across the page is drawn in the palette's colour, that of the window.
        palette = QPalette(context.palette)
        palette.setColor(QPalette.ColorRole.WindowText, self._theme.color("text"))
        context.palette = palette
        painter.setClipRect(context.clip, Qt.ClipOperation.IntersectClip)
        self.document.documentLayout().draw(painter, context)
        painter.restore()
        words = QCoreApplication.translate("Printing", "{edition}. Page {page} of {count}")
        painter.setFont(self._theme.font("small"))
        painter.setPen(self._theme.color("text-muted"))
        foot = words.format(edition=self._foot, page=page + 1, count=count)
        painter.drawText(QRectF(0, height, width, FOOT), Qt.AlignmentFlag.AlignBottom, foot)

    def _keep_headings(self, page: float) -> None:
        """Begin a page with a heading, and those right above it, that would stand at the foot of
        one, without the first line of what follows."""
        layout, cursor = self.document.documentLayout(), QTextCursor(self.document)
        above: QTextBlock | None = None
        block = self.document.begin()
        while block.isValid():
            is_heading = block.blockFormat().headingLevel() > 0
            if is_heading:
                self._break_before(cursor, block, breaks=False)
                above = above or block
            elif above is not None:
                if first_line(layout, above) // page != first_line(layout, block) // page:
                    self._break_before(cursor, above, breaks=True)
                above = None
            block = block.next()

    @staticmethod
    def _break_before(cursor: QTextCursor, block: QTextBlock, *, breaks: bool) -> None:
        flags = QTextFormat.PageBreakFlag
        wanted = flags.PageBreak_AlwaysBefore if breaks else flags.PageBreak_Auto
        if block.blockFormat().pageBreakPolicy() != wanted:
            placed = QTextBlockFormat()
            placed.setPageBreakPolicy(wanted)
            cursor.setPosition(block.position())
            cursor.mergeBlockFormat(placed)
            # Qt leaves what follows where it stood.
            document = cursor.document()
            document.markContentsDirty(block.position(), document.characterCount())


def first_line(layout: QAbstractTextDocumentLayout, block: QTextBlock) -> float:
    """Return the top of a block's first line in its document, in dots: the block may begin at the
    foot of the page before."""
    # First of all: this is what lays the block out.
    top, lines = layout.blockBoundingRect(block).top(), block.layout()
    return top + (lines.lineAt(0).y() if lines.lineCount() else 0)


def print_out(job: PrintJob, device: QPagedPaintDevice) -> bool:
    """Paint all pages onto a printer or a PDF; return whether the device accepted them."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / DOTS
    room = QSizeF(device.width() / scale, device.height() / scale)
    for page in range(job.pages(room)):
        if page:
            device.newPage()
        painter.save()
        painter.scale(scale, scale)
        job.paint(painter, page, room)
        painter.restore()
    return painter.end()


def html_job(look: Look, title: str, html: str, foot: str = "") -> DocumentJob:
    """Return a job of HTML, dark on white; what stands in it must be escaped."""
    theme = look.on_paper()
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(theme.font())
    document.setHtml(f'<div style="color:{theme.hex("text")}">{html}</div>')
    return DocumentJob(look, title, document, foot)


def table_html(title: str, line: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a titled table of plain texts as HTML; its heads are repeated on every page."""
    head = "".join(f'<th align="left">{escape(each)}</th>' for each in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f"<h2>{escape(title)}</h2><p>{escape(line)}</p>"
        f'<table width="100%" cellpadding="4" cellspacing="0" border="1" '
        f'style="border-collapse:collapse"><thead><tr>{head}</tr></thead>{body}</table>'
    )
