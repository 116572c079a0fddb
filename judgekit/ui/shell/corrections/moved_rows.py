"""What a correction moves, in rows: before, after, and the difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken, SpokenRow, rows_below_each_other
from judgekit.ui.widgets.painting.strokes import fill

ROW, HEAD, GAP, ICON = 40, 32, 16, 16
"""In design pixels."""
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class MovedRow(NamedTuple):
    """A row as shown; `detail` stands behind the label where there is room."""

    label: str
    before: str
    after: str
    detail: str = ""
    difference: str = ""
    is_large: bool = False


class MovedRows(QWidget):
    """Rows between lines, under a head, and a muted last one for all that stays."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._head: tuple[str, str, str, str] = ("", "", "", "")
        self._rows: tuple[MovedRow, ...] = ()
        self._rest = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_rows(
        self,
        head: tuple[str, str, str, str],
        rows: Sequence[MovedRow],
        rest: tuple[str, str],
    ) -> None:
        """Show the rows under the heads of the four columns; `rest` is the last row."""
        self._head, self._rows, self._rest = head, tuple(rows), rest
        said = [f"{row.label}: {row.before} \u2192 {row.after}" for row in self._rows]
        self.setAccessibleName("; ".join((*said, f"{rest[0]}: {rest[1]}")))
        self.updateGeometry()
        self.update()

    def rows(self) -> tuple[MovedRow, ...]:
        """Return the rows shown, without the last one."""
        return self._rows

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        theme = self._look.theme
        heads = (self._head, *self._rows, self._rest)
        said = tuple(", ".join(filter(None, map(str, each[:5]))) for each in heads)
        below = rows_below_each_other(said[1:], self, theme.px(ROW))
        rows = [
            SpokenRow(said[0], QRect(0, 0, self.width(), theme.px(HEAD)), role=Role.ColumnHeader)
        ]
        rows += [each._replace(place=each.place.translated(0, theme.px(HEAD))) for each in below]
        return Spoken(Role.List, rows=tuple(rows))

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(
            theme.px(360), theme.px(HEAD) + (len(self._rows) + 1) * theme.px(ROW) + theme.px(1)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(240), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        line = QRect(0, 0, self.width(), theme.px(HEAD))
        columns = self._columns()
        self._paint_head(painter, line, columns)
        top = line.bottom() + 1
        fill(painter, QRect(0, top - 1, self.width(), 1), theme.color("line-strong"))
        for row in self._rows:
            line = QRect(0, top, self.width(), theme.px(ROW))
            self._paint_row(painter, line, columns, row)
            top = line.bottom() + 1
            fill(painter, QRect(0, top - 1, self.width(), 1), theme.color("line"))
        line = QRect(0, top, self.width(), theme.px(ROW))
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        painter.drawText(line, LEFT, self._rest[0])
        painter.drawText(line, RIGHT, self._rest[1])

    def _columns(self) -> tuple[int, int, int, int]:
        """Return the right edges of `before`, the arrow, `after` and the difference; the last is 0
        where there is no room for it."""
        theme = self._look.theme
        plain = QFontMetrics(theme.font())
        large = QFontMetrics(theme.font("title", bold=True))
        bold = QFontMetrics(theme.font(bold=True))
        small = QFontMetrics(theme.font("small"))

        def widest(metrics: QFontMetrics, texts: Sequence[str], head: str) -> int:
            widths = [metrics.horizontalAdvance(text) for text in texts]
            return max((*widths, small.horizontalAdvance(head)))

        gap = theme.px(GAP)
        before = widest(plain, [row.before for row in self._rows], self._head[1])
        after = max(
            widest(bold, [row.after for row in self._rows], self._head[2]),
            widest(large, [row.after for row in self._rows if row.is_large], ""),
        )
        difference = widest(plain, [row.difference for row in self._rows], self._head[3])
        labels = widest(plain, [row.label for row in self._rows], self._head[0])
        arrow = theme.px(ICON) + 2 * gap
        has_room = labels + gap + before + arrow + after + 2 * gap + difference <= self.width()
        right = self.width() - (difference + 2 * gap if has_room else 0)
        return right - after - arrow, right - after, right, self.width() if has_room else 0

    def _paint_head(
        self, painter: QPainter, line: QRect, columns: tuple[int, int, int, int]
    ) -> None:
        theme = self._look.theme
        painter.setPen(theme.color("text"))
        painter.setFont(theme.font(bold=True))
        painter.drawText(line, LEFT, self._head[0])
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        edges = (columns[0], columns[2], columns[3])
        for words, edge in zip(self._head[1:], edges, strict=True):
            if edge:
                painter.drawText(QRect(0, line.top(), edge, line.height()), RIGHT, words)

    def _paint_row(
        self,
        painter: QPainter,
        line: QRect,
        columns: tuple[int, int, int, int],
        row: MovedRow,
    ) -> None:
        theme = self._look.theme
        before, arrow, after, difference = columns
        plain = QFontMetrics(theme.font())
        first = before - plain.horizontalAdvance(row.before) - theme.px(GAP)
        painter.setFont(theme.font())
        painter.setPen(theme.color("text"))
        label = plain.elidedText(row.label, Qt.TextElideMode.ElideRight, first)
        painter.drawText(line, LEFT, label)
        start = plain.horizontalAdvance(label) + theme.px(12)
        small = QFontMetrics(theme.font("small"))
        if row.detail and start + small.horizontalAdvance(row.detail) <= first:
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            painter.drawText(line.adjusted(start, 0, 0, 0), LEFT, row.detail)
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        painter.drawText(QRect(0, line.top(), before, line.height()), RIGHT, row.before)
        middle = line.center().y() - theme.px(ICON) // 2
        at = before + (arrow - before - theme.px(ICON)) // 2
        self._look.paint_icon(painter, "arrow-right", at, middle, token="text-muted", size=ICON)
        painter.setFont(theme.font("title" if row.is_large else "text", bold=True))
        painter.setPen(theme.color("text"))
        painter.drawText(QRect(0, line.top(), after, line.height()), RIGHT, row.after)
        if difference:
            painter.setFont(theme.font())
            painter.drawText(QRect(0, line.top(), difference, line.height()), RIGHT, row.difference)
