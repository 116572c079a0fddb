"""Print a slip, as narrow as a receipt, so that several fit on one sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from judgekit.ui.shell.parts.slip_words import SlipText
from judgekit.ui.theme import Theme

WIDTH = 272
"""72 mm, the printed width of an 80 mm roll; less on narrower paper."""
GAP = 6


Line = tuple[str, QFont, bool]


class SlipJob:
    """A slip in the upper left corner of a page; `theme` is that for paper: dark on white.

    `lines` are paragraphs with their fonts, and whether each is the reading.
    """

    def __init__(self, theme: Theme, title: str, lines: Sequence[Line]) -> None:
        self._theme = theme
        self._title = title
        self._lines = lines

    @property
    def title(self) -> str:
        """See `PrintJob`."""
        return self._title

    def pages(self, room: QSizeF) -> int:
        """Return 1, whatever the room."""
        del room
        return 1

    def paint(self, painter: QPainter, page: int, room: QSizeF) -> None:
        """See `PrintJob`."""
        del page
        width = min(float(WIDTH), room.width())
        painter.setPen(self._theme.color("text"))
        top = 0.0
        for words, font, is_reading in self._lines:
            top = _write(painter, words, font, top, width)
            top += 2 * GAP if is_reading else GAP
        painter.setPen(self._theme.color("line-strong"))
        painter.drawLine(0, round(top + GAP), round(width), round(top + GAP))


def time_slip_job(theme: Theme, text: SlipText) -> SlipJob:
    """A time slip on paper."""
    return SlipJob(theme, text.place, _lines(theme, text))


def paragraphs_job(theme: Theme, title: str, heads: Sequence[str], rest: Sequence[str]) -> SlipJob:
    """Paragraphs as a slip on paper, `heads` in bold above the `rest`."""
    bold, body = theme.font("title", bold=True), theme.font()
    lines = [(words, bold, False) for words in heads] + [(words, body, False) for words in rest]
    return SlipJob(theme, title, [line for line in lines if line[0]])


def _lines(theme: Theme, text: SlipText) -> list[Line]:
    title, body = theme.font("title", bold=True), theme.font()
    lines = [
        (text.place, title, False),
        (text.until, body, False),
        (text.reading, theme.font("stopwatch", bold=True), True),
        (text.then, title, False),
        (text.time, body, False),
        *((note, body, False) for note in text.notes),
    ]
    if text.causes:
        lines.append((text.given, theme.font("small", bold=True), False))
        lines += [(cause, theme.font("small"), False) for cause in text.causes]
    return lines


def _write(painter: QPainter, words: str, font: QFont, top: float, width: float) -> float:
    """Draw a paragraph across the width; return its lower edge."""
    painter.setFont(font)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    room = QFontMetrics(font).boundingRect(0, 0, round(width), 10_000, flags, words)
    painter.drawText(QRectF(0, top, width, room.height()), flags, words)
    return top + room.height()
