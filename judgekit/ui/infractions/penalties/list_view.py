"""The list of penalties: time, round, table, player, infraction, penalty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from judgekit.domain.infractions.state import Penalty
from judgekit.ui.infractions.penalties.rows import PenaltyRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import paint_words
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import Index, RowsModel
from judgekit.ui.words.penalty_wording import penalty_name, sign_of

MARGIN, GAP = 20, 16
TIME, ROUND, TABLE, PENALTY, JUDGE = 52, 76, 84, 126, 110
SIGN, WAITING = 24, 13
WIDE, MIDDLING, NARROW = 860, 620, 440
"""Widths in design pixels from which the judge, the round, and the penalty's word are shown on the
first line."""
SECOND_LINE = 22


class PenaltiesDelegate(RowDelegate[PenaltyRow]):
    """One line per row; narrow lists leave out the judge, then the round; in the narrowest the
    penalty stands on a second line, in words as everywhere."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._players: frozenset[str] = frozenset()
        self._widest_player = 0
        look.changed.connect(self._measure)

    def take_players(self, players: frozenset[str]) -> None:
        """Set the names to measure."""
        if players != self._players:
            self._players = players
            self._measure()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = self.look.theme.measure("row-infraction")
        width = option.widget.width() if option.widget is not None else 0
        is_low = width and self.is_narrow(width - 2 * self.look.theme.px(MARGIN))
        return QSize(0, height + (self.look.theme.px(SECOND_LINE) if is_low else 0))

    def is_narrow(self, width: int) -> bool:
        """Whether the penalty stands on a second line in a row of that width, in pixels."""
        return width < self.look.theme.px(NARROW)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: PenaltyRow) -> None:
        """Paint as many columns as the width has room for."""
        px = self.look.theme.px
        rect: QRect = option.rect
        room = rect.adjusted(px(MARGIN), 0, -px(MARGIN), 0)
        if self.is_narrow(room.width()):
            below = room.adjusted(0, self.look.theme.measure("row-infraction") - px(8), 0, -px(6))
            self._paint_penalty(painter, row, below)
            room.setHeight(self.look.theme.measure("row-infraction"))
        if row.is_waiting:
            # In the margin: nothing moves when it is confirmed.
            top = room.top() + (room.height() - px(WAITING)) // 2
            left = rect.left() + px(MARGIN - WAITING - 2)
            self.look.paint_icon(painter, "pending", left, top, token="attention", size=WAITING)
        is_wide, is_middling = room.width() >= px(WIDE), room.width() >= px(MIDDLING)
        left, right = room.left(), room.right()
        left = self._paint(painter, row.time, QRect(left, room.top(), px(TIME), room.height()))
        if is_middling:
            left = self._paint(
                painter, row.round, QRect(left, room.top(), px(ROUND), room.height())
            )
        left = self._paint(painter, row.table, QRect(left, room.top(), px(TABLE), room.height()))
        if is_wide:
            right -= px(JUDGE)
            self._paint(painter, row.judge, QRect(right, room.top(), px(JUDGE), room.height()))
        penalty = self.penalty_width(room.width())
        right -= penalty
        if penalty:
            self._paint_penalty(painter, row, QRect(right, room.top(), penalty, room.height()))
        width = self.player_width(right - left)
        names = QRect(left, room.top(), width, room.height())
        left = self._paint(painter, row.player, names, muted=False, bold=True)
        infraction = row.infraction if is_middling else row.short
        rest = QRect(left, room.top(), right - left, room.height())
        self._paint(painter, infraction, rest, muted=False)

    def player_width(self, room: int) -> int:
        """Width of the names in the room that they share with the infractions, in pixels: that of
        the longest, at most a little more than half."""
        return min(self._widest_player + self.look.theme.px(GAP), room * 11 // 20)

    def _measure(self) -> None:
        metrics = QFontMetrics(self.look.theme.font(bold=True))
        widths = (metrics.horizontalAdvance(each) for each in self._players)
        self._widest_player = max(widths, default=0)

    def penalty_width(self, width: int) -> int:
        """Width of the penalty's column in a row of that width, in pixels: enough for any penalty's
        name; 0 where it stands on the second line."""
        theme = self.look.theme
        if self.is_narrow(width):
            return 0
        metrics = QFontMetrics(theme.font())
        longest = max(metrics.horizontalAdvance(penalty_name(each)) for each in Penalty)
        return max(theme.px(PENALTY), longest + theme.px(SIGN + GAP))

    def _paint(
        self, painter: QPainter, words: str, room: QRect, *, muted: bool = True, bold: bool = False
    ) -> int:
        """Paint words in a column; return the left edge of the next."""
        theme = self.look.theme
        color = theme.color("text-muted" if muted else "text")
        words_room = room.adjusted(0, 0, -theme.px(GAP // 2), 0)
        paint_words(painter, words, words_room, font=theme.font(bold=bold), color=color)
        return room.left() + room.width()

    def _paint_penalty(self, painter: QPainter, row: PenaltyRow, room: QRect) -> None:
        theme = self.look.theme
        sign = sign_of(row.written.issued.penalty)
        size = theme.px(16)
        top = room.top() + (room.height() - size) // 2
        self.look.paint_icon(painter, sign.icon, room.left(), top, token=sign.token, size=16)
        words = room.adjusted(size + theme.px(7), 0, 0, 0)
        self._paint(painter, row.penalty, words, muted=False)


class PenaltiesList(RowList[PenaltyRow]):
    """`chosen` carries the current row, None if there is none."""

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        rows = RowsModel[PenaltyRow](PenaltyRow.spoken, tip=PenaltyRow.spoken)
        self._delegate = PenaltiesDelegate(look)
        super().__init__(look, rows, self._delegate, parent, wraps=True)
        self.setUniformItemSizes(True)
        self._is_changing = False
        self.selectionModel().currentChanged.connect(lambda *_: self._tell())

    def show_rows(self, rows: Sequence[PenaltyRow]) -> None:
        """Show these rows; keep the current penalty if it is among them, else choose the newest."""
        before = self.row()
        penalty = before.written.id if before is not None else ""
        at = next((at for at, row in enumerate(rows) if row.written.id == penalty), 0)
        self._delegate.take_players(frozenset(row.player for row in rows))
        self._is_changing = True
        super().show_rows(rows)
        self.go(at)
        self._is_changing = False
        self.chosen.emit(self.row())

    def _tell(self) -> None:
        if not self._is_changing:
            self.chosen.emit(self.row())
