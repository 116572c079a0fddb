"""A table of lists: a player, the cards, findings; one or two lines each."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from judgekit.ui.deck_checks.lists.table_row import TableRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.painting.strokes import paint_words
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import ROW, Index, RowsModel

MARGIN, PLAYER, CARDS = 24, 260, 96
"""Side margin and the widths of the first two columns, in design pixels."""
NARROW, SECOND_LINE = 860, 22
"""Width below which a row has two lines, and the height of the second."""


class TableDelegate(RowDelegate[TableRow]):
    """One line per row; if too narrow, the findings take a second line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme = self.look.theme
        width = option.widget.width() if option.widget is not None else 0
        second = theme.px(SECOND_LINE) if self._is_narrow(width) else 0
        return QSize(0, theme.measure("row-report") + second)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: TableRow) -> None:
        """Paint the player, the cards, and the findings with their icon."""
        theme = self.look.theme
        rect: QRect = option.rect
        room = rect.adjusted(theme.px(MARGIN), 0, -theme.px(MARGIN), 0)
        is_narrow = self._is_narrow(option.widget.width() if option.widget is not None else 0)
        names, cards, rest = self._in_two_lines(room) if is_narrow else self._in_one_line(room)
        ink, right = theme.color("text"), Qt.AlignmentFlag.AlignRight
        paint_words(painter, row.player, names, font=theme.font(bold=True), color=ink)
        paint_words(painter, row.cards, cards, font=theme.font(), color=ink, align=right)
        size = theme.px(16)
        top = rest.top() + (rest.height() - size) // 2
        sign = row.sign
        self.look.paint_icon(painter, sign.icon, rest.left(), top, token=sign.token, size=16)
        said = theme.color("text-muted" if sign.token == "text-muted" else "text")
        words = rest.adjusted(theme.px(24), 0, 0, 0)
        paint_words(painter, row.findings, words, font=theme.font(), color=said)

    def _is_narrow(self, width: int) -> bool:
        return width < self.look.theme.px(NARROW)

    def _in_one_line(self, room: QRect) -> tuple[QRect, QRect, QRect]:
        """Rectangles of the player, the cards and the rest."""
        px = self.look.theme.px
        player = QRect(room.left(), room.top(), min(px(PLAYER), room.width() // 3), room.height())
        cards = QRect(player.right() + 1, room.top(), px(CARDS), room.height())
        left = cards.right() + 1 + px(16)
        rest = QRect(left, room.top(), room.right() - left, room.height())
        return player.adjusted(0, 0, -px(8), 0), cards, rest

    def _in_two_lines(self, room: QRect) -> tuple[QRect, QRect, QRect]:
        px = self.look.theme.px
        inner = room.adjusted(0, px(4), 0, -px(5))
        first = QRect(inner.left(), inner.top(), inner.width(), inner.height() // 2)
        rest = first.translated(0, first.height())
        cards = first.adjusted(first.width() - px(CARDS), 0, 0, 0)
        return first.adjusted(0, 0, -px(CARDS) - px(8), 0), cards, rest


class ListsTable(RowList[TableRow]):
    """`entered` carries the row opened by Enter or a double click; `answered` the row and a digit;
    `removed` the row on which Delete was pressed."""

    entered = Signal(object)
    answered = Signal(object, int)
    removed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        rows = RowsModel[TableRow](
            lambda row: row.spoken(), tip=attrgetter("findings"), name=attrgetter("player")
        )
        super().__init__(look, rows, TableDelegate(look), parent, wraps=True)
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(lambda index: self.entered.emit(index.data(ROW)))

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show these rows; keep the current player if still there, else the position."""
        before, at = self.row(), self.currentIndex().row()
        self.rows.show_rows(rows)
        players = [row.player for row in rows]
        if before is not None and before.player in players:
            at = players.index(before.player)
        self.go(min(max(at, 0), len(players) - 1))

    def choose(self, player: str) -> None:
        """Choose the list of this player."""
        players = [row.player for row in self.rows.rows]
        if player in players:
            self.go(players.index(player))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        row = self.row()
        if row is None or not plain:
            super().keyPressEvent(event)
        elif event.key() in ENTER:
            self.entered.emit(row)
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit(row)
        elif event.text().isdecimal() and len(event.text()) == 1:
            self.answered.emit(row, int(event.text()))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.go(max(self.currentIndex().row(), 0))
