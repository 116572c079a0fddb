"""Text of a row on one line, else on two, the second one elided."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter


class TwoLines:
    """Text in a font at a width, in pixels; lines break between words."""

    def __init__(self, words: str, font: QFont, width: int) -> None:
        self._font = font
        metrics = QFontMetrics(font)
        self._line_height = metrics.height()
        first, rest = words, ""
        while " " in first and metrics.horizontalAdvance(first) > width:
            first, _, last = first.rpartition(" ")
            rest = f"{last} {rest}".strip()
        elide = Qt.TextElideMode.ElideRight
        shown = [metrics.elidedText(each, elide, width) for each in (first, rest) if each]
        self.lines = tuple(shown)
        self.is_whole = " ".join(shown) == words
        """Whether nothing was elided."""

    def paint(self, painter: QPainter, room: QRect) -> None:
        """Draw the lines in the pen's colour, vertically centred."""
        painter.setFont(self._font)
        height = self._line_height * len(self.lines)
        top = room.top() + (room.height() - height) // 2
        for line in self.lines:
            box = QRect(room.left(), top, room.width(), self._line_height)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, line)
            top += self._line_height
