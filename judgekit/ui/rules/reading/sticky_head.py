"""A thin line at the top of the text with the current section, once its title scrolled away."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.painting.strokes import fill, language_tag_size, paint_language_tag

HEIGHT, SIGN = 30, 14


class HeadLine(msgspec.Struct, frozen=True):
    """One column's text, `left` pixels from the edge and at most `width` wide; `is_superseded`:
    there is a newer edition."""

    left: int
    width: int
    number: str
    title: str
    tag: str = ""
    edition: str = ""
    is_superseded: bool = False


class StickyHead(QWidget):
    """Covers the top of the rows with a line for each column; hidden without lines."""

    as_spoken = spoken_as(Role.StaticText, lambda head: head.words())

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[HeadLine, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_lines(self, lines: tuple[HeadLine, ...], width: int) -> None:
        """Show the current section, in one column or two."""
        self._lines = lines
        self.setGeometry(0, 0, width, self._look.theme.px(HEIGHT))
        self.setVisible(bool(lines))
        if lines:
            self.raise_()
            self.update()

    def words(self) -> str:
        """Return what is written, column by column."""
        parts = (part for line in self._lines for part in (line.number, line.title, line.edition))
        return " ".join(filter(None, parts))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        for line in self._lines:
            ground = QRect(line.left, 0, line.width, self.height())
            ground.adjust(-theme.px(20), 0, theme.px(20), 0)
            fill(painter, ground, theme.color("surface"))
            fill(painter, QRect(line.left, self.height() - 1, line.width, 1), theme.color("line"))
            self._paint_line(painter, line)

    def _paint_line(self, painter: QPainter, line: HeadLine) -> None:
        theme = self._look.theme
        left, gap = line.left, theme.px(8)
        end = line.left + line.width
        if line.tag:
            size = language_tag_size(theme, line.tag)
            top = (self.height() - size.height()) // 2
            paint_language_tag(painter, theme, QRect(left, top, *size.toTuple()), line.tag)
            left += size.width() + gap
        if line.edition:
            end = self._paint_edition(painter, line, left, end)
        for words, token, bold in (
            (line.number, "accent", True),
            (line.title, "text-muted", False),
        ):
            painter.setFont(theme.font("small", bold=bold))
            painter.setPen(theme.color(token))
            metrics = QFontMetrics(painter.font())
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0, end - left))
            self._draw(painter, left, end - left, shown)
            left += metrics.horizontalAdvance(shown) + (gap if words else 0)

    def _paint_edition(self, painter: QPainter, line: HeadLine, left: int, end: int) -> int:
        """Paint the edition before `end`, and return where it begins."""
        theme, gap = self._look.theme, self._look.theme.px(8)
        token = "attention" if line.is_superseded else "text-muted"
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color(token))
        words = QFontMetrics(painter.font()).horizontalAdvance(line.edition)
        sign = theme.px(SIGN + 4) if line.is_superseded else 0
        # The number comes first: the edition stands where it leaves room.
        number = QFontMetrics(theme.font("small", bold=True)).horizontalAdvance(line.number)
        if left + number + gap + sign + words > end:
            return end
        self._draw(painter, end - words, words, line.edition)
        if line.is_superseded:
            top = (self.height() - theme.px(SIGN)) // 2
            at = end - words - sign
            self._look.paint_icon(painter, "newer", at, top, token=token, size=SIGN)
        return end - words - sign - gap

    def _draw(self, painter: QPainter, left: int, width: int, words: str) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRect(left, 0, max(0, width), self.height() - 1), middle, words)
