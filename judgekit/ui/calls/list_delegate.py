"""Rows of the lists of calls and appeals: table, subject, judge, time and outcome."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem

from judgekit.ui.calls.call.model import CallRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import MIDDLE, paint_words
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import Index, RowsModel

MARGIN, TITLE_LEFT, GAP = 20, 72, 12


class CallsDelegate(RowDelegate[CallRow]):
    """Paints a call or an appeal on two lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.measure("row-two-lines"))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: CallRow) -> None:
        """Paint the table's number across both lines, time and outcome at their right."""
        theme = self.look.theme
        rect: QRect = option.rect
        painter.setFont(theme.font("title", bold=True))
        painter.setPen(theme.color("text"))
        number = QRect(
            rect.left() + theme.px(MARGIN), rect.top(), theme.px(TITLE_LEFT), rect.height()
        )
        painter.drawText(number, MIDDLE, row.table)
        half = rect.height() // 2
        left = rect.left() + theme.px(TITLE_LEFT)
        right = rect.right() - theme.px(MARGIN)
        upper = QRect(left, rect.top() + theme.px(7), right - left, half - theme.px(7))
        lower = QRect(left, rect.top() + half, right - left, half - theme.px(7))
        taken = self._paint_time(painter, row, upper)
        self._paint_words(painter, row.title, upper, taken, bold=row.is_open)
        taken = self._paint_outcome(painter, row, lower)
        room = lower.width() - taken - theme.px(GAP)
        with_players = " · ".join(filter(None, (row.judge, row.players)))
        has_room = QFontMetrics(theme.font("small")).horizontalAdvance(with_players) <= room
        words = with_players if has_room or not row.judge else row.judge
        self._paint_words(painter, words, lower, taken, small=True)

    def _paint_time(self, painter: QPainter, row: CallRow, room: QRect) -> int:
        theme = self.look.theme
        painter.setFont(theme.font("title" if row.is_running else "text", bold=row.is_open))
        painter.setPen(theme.color("text"))
        painter.drawText(room, MIDDLE | Qt.AlignmentFlag.AlignRight, row.time)
        return QFontMetrics(painter.font()).horizontalAdvance(row.time)

    def _paint_outcome(self, painter: QPainter, row: CallRow, room: QRect) -> int:
        theme = self.look.theme
        painter.setFont(theme.font("small", bold=row.is_open))
        painter.setPen(theme.color(row.token))
        painter.drawText(room, MIDDLE | Qt.AlignmentFlag.AlignRight, row.outcome)
        width = QFontMetrics(painter.font()).horizontalAdvance(row.outcome)
        size = theme.px(14)
        left = room.right() - width - size - theme.px(6)
        top = room.top() + (room.height() - size) // 2
        self.look.paint_icon(painter, row.icon, left, top, token=row.token, size=14)
        return width + size + theme.px(6)

    def _paint_words(  # noqa: PLR0913  (a painter, a rectangle and a style)
        self,
        painter: QPainter,
        words: str,
        room: QRect,
        taken: int,
        *,
        bold: bool = False,
        small: bool = False,
    ) -> None:
        """Write at the left, in the width that `taken` pixels at the right leave."""
        theme = self.look.theme
        font = theme.font("small" if small else "text", bold=bold)
        color = theme.color("text-muted" if small else "text")
        room = room.adjusted(0, 0, -taken - theme.px(GAP), 0)
        paint_words(painter, words, room, font=font, color=color)


class CallsRows(RowList[CallRow]):
    """Keeps the chosen row in sight where there is room for few."""

    def __init__(self, look: Look, rows: RowsModel[CallRow]) -> None:
        super().__init__(look, rows, CallsDelegate(look))
        self._look = look
        self.setUniformItemSizes(True)

    def leave_room(self, *, on_top: bool) -> None:
        """Show at least one row above the chosen one; beside it there is room for many."""
        self.setMinimumHeight(self._look.theme.measure("row-two-lines") if on_top else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
