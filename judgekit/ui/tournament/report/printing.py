"""The report's pages in the preview and on a printer, as they are in its PDF."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from judgekit.ui.runtime.typeface import family_of
from judgekit.ui.shell.parts.printing.job import DOTS
from judgekit.views.report.pages.document import Printing, report_pages
from judgekit.views.report.pages.marks import Align, Box, Hatched, Mark, Pages, Said, Stroke
from judgekit.views.report.pages.pdf import HATCH
from judgekit.views.report.report import Report

POINTS = 72
FINE = 16.0
"""Letters are set so many times larger and scaled down: sizes in whole pixels would be coarse."""


class ReportJob:
    """A `PrintJob`; the pages are laid out anew for each paper."""

    def __init__(self, report: Report, printing: Printing) -> None:
        self._report, self._printing = report, printing
        self._pages: Pages | None = None
        self._room = QSizeF()
        self._families: tuple[str, ...] = ()
        self.title = self._laid_out(QSizeF(680, 1000)).title

    def pages(self, room: QSizeF) -> int:
        """See `PrintJob`."""
        return len(self._laid_out(room).pages)

    def paint(self, painter: QPainter, page: int, room: QSizeF) -> None:
        """See `PrintJob`."""
        painter.save()
        painter.scale(DOTS / POINTS, DOTS / POINTS)
        for mark in self._laid_out(room).pages[page].marks:
            self._draw(painter, mark)
        painter.restore()

    def _laid_out(self, room: QSizeF) -> Pages:
        if self._pages is None or room != self._room:
            self._room = room
            in_points = room.width() * POINTS / DOTS, room.height() * POINTS / DOTS
            self._pages = report_pages(self._report, self._printing, in_points)
        return self._pages

    def _draw(self, painter: QPainter, mark: Mark) -> None:
        if isinstance(mark, Said):
            self._say(painter, mark)
        elif isinstance(mark, Stroke):
            painter.setPen(QPen(QColor(mark.ink.value), mark.width))
            painter.drawLine(QPointF(mark.x, mark.y), QPointF(mark.to_x, mark.to_y))
        elif isinstance(mark, Hatched):
            _hatch(painter, mark)
        else:
            _box(painter, mark)

    def _say(self, painter: QPainter, said: Said) -> None:
        font = self._font(said)
        width = QFontMetricsF(font).horizontalAdvance(said.text)
        shares = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}
        painter.save()
        painter.translate(said.x - width / FINE * shares[said.align], said.y)
        painter.scale(1 / FINE, 1 / FINE)
        painter.setPen(QColor(said.ink.value))
        painter.setFont(font)
        painter.drawText(QPointF(0, 0), said.text)
        painter.restore()

    def _font(self, said: Said) -> QFont:
        if not self._families:
            typeface = self._printing.typeface
            self._families = tuple(map(family_of, (typeface.files, typeface.even_files)))
        font = QFont(self._families[said.even])
        font.setPixelSize(round(said.size * FINE))
        font.setBold(said.bold)
        # It raises a colon between figures by a sign of private use: times couldn't be found.
        font.setFeature(QFont.Tag("calt"), 0)
        return font


def _hatch(painter: QPainter, mark: Hatched) -> None:
    painter.save()
    painter.setClipRect(
        QRectF(mark.x, mark.y, mark.width, mark.height), Qt.ClipOperation.IntersectClip
    )
    painter.setPen(QPen(QColor(mark.ink.value), HATCH / 2))
    x = mark.x - mark.height
    while x < mark.x + mark.width:
        painter.drawLine(QPointF(x, mark.y + mark.height), QPointF(x + mark.height, mark.y))
        x += HATCH
    painter.restore()


def _box(painter: QPainter, box: Box) -> None:
    painter.setBrush(QColor(box.ink.value) if box.ink is not None else Qt.BrushStyle.NoBrush)
    if box.edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(QPen(QColor(box.edge.value), 0.75))
    painter.drawRect(QRectF(box.x, box.y, box.width, box.height))
