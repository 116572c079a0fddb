"""A table of lists: a player, the cards, what is to be said, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Protocol

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from judgekit.ui.infractions.wording import Sign
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting import paint_words
from judgekit.ui.widgets.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows_model import ROW, Index, RowsModel

MARGIN, PLAYER, CARDS = 24, 260, 96
"""The margin beside the rows and the widths of the first two columns, as in the pictures."""


class TableRow(Protocol):
    """What a row has to have."""

    @property
    def player(self) -> str:
        """Whose list it is."""
        ...

    @property
    def cards(self) -> str:
        """How many cards, by part."""
        ...

    @property
    def sign(self) -> Sign:
        """The shape before what is said."""
        ...

    @property
    def findings(self) -> str:
        """What is to be said."""
        ...

    def spoken(self) -> str:
        """As a screen reader says it."""
        ...


class TableDelegate(RowDelegate[TableRow]):
    """One line a row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.measure("row-report"))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: TableRow) -> None:
        """The player, the cards, and what is to be said behind its shape."""
        theme = self.look.theme
        px = theme.px
        rect: QRect = option.rect
        room = rect.adjusted(px(MARGIN), 0, -px(MARGIN), 0)
        player = QRect(room.left(), room.top(), min(px(PLAYER), room.width() // 3), room.height())
        cards = QRect(player.right() + 1, room.top(), px(CARDS), room.height())
        left = cards.right() + 1 + px(16)
        rest = QRect(left + px(24), room.top(), room.right() - left - px(24), room.height())
        ink, right = theme.color("text"), Qt.AlignmentFlag.AlignRight
        names = player.adjusted(0, 0, -px(8), 0)
        paint_words(painter, row.player, names, font=theme.font(bold=True), color=ink)
        paint_words(painter, row.cards, cards, font=theme.font(), color=ink, align=right)
        top = room.top() + (room.height() - px(16)) // 2
        self.look.paint_icon(painter, row.sign.icon, left, top, token=row.sign.token, size=16)
        said = theme.color("text-muted" if row.sign.token == "text-muted" else "text")
        paint_words(painter, row.findings, rest, font=theme.font(), color=said)


class ListsTable(RowList[TableRow]):
    """`entered` has the row that Enter or a double click opens; `answered` the row and a digit;
    `removed` the row on which Delete was pressed."""

    entered = Signal(object)
    answered = Signal(object, int)
    removed = Signal(object)
    current_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        rows = RowsModel[TableRow](
            lambda row: row.spoken(), tip=attrgetter("findings"), name=attrgetter("player")
        )
        super().__init__(look, rows, TableDelegate(look), parent)
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(lambda index: self.entered.emit(index.data(ROW)))
        self.selectionModel().currentChanged.connect(lambda *_: self.current_changed.emit())

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show these; the chosen player stays so while still there, else the place does."""
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        row = self.row()
        if row is None or not plain:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
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
