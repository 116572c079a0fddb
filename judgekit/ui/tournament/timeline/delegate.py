"""Delegate of a step: time, table, what happened, author; struck through once undone."""

from __future__ import annotations

from PySide6.QtCore import (
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from judgekit.ui.theme import Theme
from judgekit.ui.tournament.timeline.model import day_words
from judgekit.ui.tournament.timeline.rows import TimelineRow, beside_words, taken_back_words
from judgekit.ui.widgets.painting.strokes import MIDDLE, paint_words
from judgekit.ui.widgets.rows.row_list import RowDelegate
from judgekit.ui.widgets.rows.rows_model import Index
from judgekit.ui.words.wording import time_with_seconds

MARGIN, ICON, GAP = 12, 16, 16


def time_width(theme: Theme) -> int:
    """Return the width of the time column, in pixels."""
    return QFontMetrics(theme.font()).horizontalAdvance("00:00:00") + theme.px(GAP)


def table_width(theme: Theme) -> int:
    """Return the width of the table column, in pixels."""
    return QFontMetrics(theme.font("title", bold=True)).horizontalAdvance("0000") + theme.px(GAP)


class TimelineDelegate(RowDelegate[TimelineRow]):
    """Paints a step, with a second line where it was undone."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.measure("row-board"))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: TimelineRow) -> None:
        """Paint the time, the table, what happened, and the author at the right."""
        self._paint_columns(painter, row, option.rect.adjusted(0, 0, 0, -1))

    def _paint_columns(self, painter: QPainter, row: TimelineRow, rect: QRect) -> None:
        theme = self.look.theme
        left = rect.left() + theme.px(MARGIN)
        muted = not row.step.counts
        self._paint_time(painter, row, QRect(left, rect.top(), time_width(theme), rect.height()))
        left += time_width(theme)
        width = table_width(theme)
        painter.setFont(theme.font("title", bold=True))
        painter.setPen(theme.color("text-muted" if muted else "text"))
        table = QRect(left, rect.top(), width - theme.px(GAP), rect.height())
        painter.drawText(table, MIDDLE, "" if row.table is None else str(row.table))
        left += width
        right = rect.right() - theme.px(MARGIN)
        author = self._paint_author(painter, row, QRect(left, rect.top(), right - left, 1), rect)
        self._paint_what(painter, row, QRect(left, rect.top(), author - left, rect.height()))

    def _paint_time(self, painter: QPainter, row: TimelineRow, room: QRect) -> None:
        """Paint the time of day, and below it the day if it is not today."""
        theme = self.look.theme
        day = day_words(row.step.at)
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        time = time_with_seconds(row.step.at)
        if not day:
            painter.drawText(room, MIDDLE, time)
            return
        half, pad = room.height() // 2, theme.px(4)
        painter.drawText(room.adjusted(0, pad, 0, -half), MIDDLE, time)
        painter.setFont(theme.font("small"))
        painter.drawText(room.adjusted(0, half, 0, -pad), MIDDLE, day)

    def _paint_author(self, painter: QPainter, row: TimelineRow, room: QRect, rect: QRect) -> int:
        """Paint the author at the right; return the right edge for the text before it."""
        theme = self.look.theme
        author = row.step.author
        if row.is_waiting:
            size = theme.px(ICON)
            top = rect.top() + (rect.height() - size) // 2
            left = room.right() - size
            self.look.paint_icon(painter, "pending", left, top, token="attention", size=ICON)
            room = room.adjusted(0, 0, -size - theme.px(GAP // 2), 0)
        if not author:
            return room.right()
        font = theme.font("small")
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(author, Qt.TextElideMode.ElideRight, room.width() // 4)
        painter.setFont(font)
        painter.setPen(theme.color("text-muted"))
        place = QRect(room.left(), rect.top(), room.width(), rect.height())
        painter.drawText(place, MIDDLE | Qt.AlignmentFlag.AlignRight, shown)
        return room.right() - metrics.horizontalAdvance(shown) - theme.px(GAP)

    def _paint_what(self, painter: QPainter, row: TimelineRow, room: QRect) -> None:
        theme = self.look.theme
        icon = "undo" if row.step.is_undo else ""
        if icon:
            top = room.top() + (room.height() - theme.px(ICON)) // 2
            self.look.paint_icon(painter, icon, room.left(), top, token="text-muted", size=ICON)
            room = room.adjusted(theme.px(ICON + 8), 0, 0, 0)
        font = theme.font()
        font.setStrikeOut(not row.step.counts)
        words = row.words[:1].upper() + row.words[1:]
        below = taken_back_words(row.step)
        beside = beside_words(row)
        upper, lower = room, QRect()
        if below:
            half = room.height() // 2
            pad = theme.px(4)
            upper = QRect(room.left(), room.top() + pad, room.width(), half - pad)
            lower = QRect(room.left(), room.top() + half, room.width(), half - pad)
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, upper.width())
        painter.setFont(font)
        painter.setPen(theme.color("text" if row.step.counts else "text-muted"))
        painter.drawText(upper, MIDDLE, shown)
        taken = metrics.horizontalAdvance(shown) + theme.px(12)
        if beside and upper.width() - taken > theme.px(40):
            font.setStrikeOut(not row.step.counts)
            rest = upper.adjusted(taken, 0, 0, 0)
            paint_words(painter, beside, rest, font=font, color=theme.color("text-muted"))
        if below:
            muted = theme.color("text-muted")
            paint_words(painter, below, lower, font=theme.font("small"), color=muted)
