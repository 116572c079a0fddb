"""Text drawn over several lines with a fixed line height."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QFont, QPainter, QTextLayout, QTextOption

MOST_KEPT = 200


class WrappedWords:
    """Text in a font at a width, broken into lines of equal height, all in pixels."""

    def __init__(self, words: str, font: QFont, width: int, line_height: int) -> None:
        self._line_height = line_height
        self._layout = QTextLayout(words, font)
        self._layout.setCacheEnabled(True)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._layout.beginLayout()
        self._count = sum(1 for _ in self._lines(width))
        self._layout.endLayout()

    @property
    def height(self) -> int:
        """The height of all lines."""
        return max(1, self._count) * self._line_height

    def paint(self, painter: QPainter, room: QRect) -> None:
        """Draw the lines in the pen's colour, vertically centred."""
        top = room.top() + max(0, room.height() - self.height) // 2
        self._layout.draw(painter, QPointF(room.left(), top))

    def _lines(self, width: int) -> Iterator[None]:
        """Lay out one line after the other."""
        top = 0.0
        while True:
            line = self._layout.createLine()
            if not line.isValid():
                return
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, top + max(0.0, self._line_height - line.height()) / 2))
            top += self._line_height
            yield


class KeptWraps:
    """Cache of wrapped texts, since the same ones are measured and drawn repeatedly."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, bool, int, int], WrappedWords] = {}

    def wrapped(self, words: str, font: QFont, width: int, line_height: int) -> WrappedWords:
        """Return a text wrapped in one of the theme's fonts; both measures in pixels."""
        key = words, font.pixelSize(), font.bold(), width, line_height
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            kept = self._kept[key] = WrappedWords(words, font, width, line_height)
        return kept
