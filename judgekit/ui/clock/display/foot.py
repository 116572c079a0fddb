"""The lower edge of the public display: a line for everybody, and the time of day."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from judgekit.ui.clock.display.tables import MARGIN, legible_font
from judgekit.ui.look import Look

MOST_LINES = 2
LINE, BETWEEN = 1.5, 1.2
"""Height of one line with the space around it, and of each further line, in heights of a line."""
LABEL = 0.7
"""Size of the words for the time of day, as a share of its size."""
LEAST = 24
"""Least size of a message that doesn't fit otherwise, in pixels on a screen 800 high."""


class DisplayFoot:
    """Paints the message at the left, in up to two lines, and the time of day at the right."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self.message = ""
        self.time = ""
        self.room = QRect()
        self._font = QFont()
        self._time_font = QFont()
        self._words = QRect()

    def lay_out(self, screen: QRect) -> QRect:
        """Take the room that is needed at the lower edge; return what is left of the screen."""
        self.room = QRect()
        if not self.message and not self.time:
            return QRect(screen)
        family = self._look.on_display(1.0).sized_font(12)
        self._time_font = legible_font(family, screen.height(), bold=True)
        self._font = legible_font(family, screen.height())
        margin = round(screen.width() * MARGIN)
        inner = screen.adjusted(margin, 0, -margin, 0)
        time = QFontMetrics(self._time_font).horizontalAdvance(self.time) if self.time else 0
        width = inner.width() - (time + margin if time else 0)
        lines = self._fit(width, screen.height())
        line = QFontMetrics(self._time_font).height()
        height = round(line * (LINE + BETWEEN * (lines - 1)))
        self.room = QRect(screen.left(), screen.bottom() + 1 - height, screen.width(), height)
        self._words = QRect(inner.left(), self.room.top(), width, height)
        return screen.adjusted(0, 0, 0, -height)

    def paint(self, painter: QPainter, where: QRect) -> None:
        """Paint what is in `where`."""
        if self.room.isEmpty() or not self.room.intersects(where):
            return
        theme = self._look.on_display(1.0)
        line = QRect(self.room.left(), self.room.top(), self.room.width(), 2)
        painter.fillRect(line, theme.color("line"))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.color("text"))
        painter.setFont(self._font)
        wraps = Qt.TextFlag.TextWordWrap
        painter.drawText(self._words, middle | Qt.AlignmentFlag.AlignLeft | wraps, self.message)
        self._paint_label(painter)
        painter.setFont(self._time_font)
        painter.setPen(theme.color("text"))
        margin = self._words.left() - self.room.left()
        place = self.room.adjusted(0, 0, -margin, 0)
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignRight, self.time)

    def _paint_label(self, painter: QPainter) -> None:
        """Say what the time is, where no message needs the room: it could be taken for a clock."""
        if self.message or not self.time:
            return
        font = QFont(self._font)
        font.setPixelSize(round(font.pixelSize() * LABEL))
        painter.setFont(font)
        painter.setPen(self._look.on_display(1.0).color("text-muted"))
        words = QCoreApplication.translate("Display", "Time of day")
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(self._words, right, words)

    def _fit(self, width: int, height: int) -> int:
        """Shrink the message where it needs more than two lines; return how many it has."""
        least = LEAST * height // 800
        while True:
            metrics = QFontMetrics(self._font)
            room = QRect(0, 0, width, 1_000_000)
            needs = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.message)
            lines = max(1, round(needs.height() / metrics.lineSpacing()))
            if lines <= MOST_LINES or self._font.pixelSize() <= least:
                return min(lines, MOST_LINES)
            self._font.setPixelSize(self._font.pixelSize() - 1)
