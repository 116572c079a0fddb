"""A table of lists: a player, the cards, what is to be said, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from judgekit.ui.infractions.wording import Sign
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting import fill, paint_chosen, paint_ring

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
MARGIN, PLAYER, CARDS = 24, 260, 96
"""The margin beside the rows and the widths of the first two columns, as in the pictures."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter


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


class TableModel(QAbstractListModel):
    """The rows that are shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[TableRow, ...] = ()

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show these; where only some say something else, the others are left alone."""
        shown = tuple(rows)
        if [row.player for row in shown] == [row.player for row in self.rows]:
            before, self.rows = self.rows, shown
            for at, row in enumerate(shown):
                if row != before[at]:
                    self.dataChanged.emit(self.index(at), self.index(at))
            return
        self.beginResetModel()
        self.rows = shown
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return row.spoken()
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.findings
        return None


class TableDelegate(QStyledItemDelegate):
    """One line a row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._look.theme.measure("row-report"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        row: TableRow = index.data(ROW)
        rect: QRect = option.rect
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            paint_chosen(painter, theme, rect)
        fill(painter, QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.color("line"))
        self._paint_columns(painter, row, rect.adjusted(theme.px(MARGIN), 0, -theme.px(MARGIN), 0))
        focused = option.state & QStyle.StateFlag.State_HasFocus
        if focused and option.widget is not None and option.widget.hasFocus():
            paint_ring(painter, theme, rect.adjusted(0, 0, 0, -1))
        painter.restore()

    def _paint_columns(self, painter: QPainter, row: TableRow, room: QRect) -> None:
        px = self._look.theme.px
        player = QRect(room.left(), room.top(), min(px(PLAYER), room.width() // 3), room.height())
        cards = QRect(player.right() + 1, room.top(), px(CARDS), room.height())
        left = cards.right() + 1 + px(16)
        rest = QRect(left, room.top(), room.right() - left, room.height())
        self._paint(painter, row.player, player.adjusted(0, 0, -px(8), 0), bold=True)
        self._paint(painter, row.cards, cards, align=Qt.AlignmentFlag.AlignRight)
        top = room.top() + (room.height() - px(16)) // 2
        self._look.paint_icon(painter, row.sign.icon, left, top, token=row.sign.token, size=16)
        is_muted = row.sign.token == "text-muted"
        self._paint(painter, row.findings, rest.adjusted(px(24), 0, 0, 0), muted=is_muted)

    def _paint(  # noqa: PLR0913  (a painter, a place and how it looks)
        self,
        painter: QPainter,
        words: str,
        room: QRect,
        *,
        bold: bool = False,
        muted: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        theme = self._look.theme
        font = theme.font(bold=bold)
        painter.setFont(font)
        painter.setPen(theme.color("text-muted" if muted else "text"))
        elide = Qt.TextElideMode.ElideRight
        shown = QFontMetrics(font).elidedText(words, elide, room.width())
        painter.drawText(room, MIDDLE | align, shown)


class ListsTable(QListView):
    """`entered` has the row that Enter or a double click opens; `answered` the row and a digit;
    `removed` the row on which Delete was pressed."""

    entered = Signal(object)
    answered = Signal(object, int)
    removed = Signal(object)
    current_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = TableModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(TableDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(lambda index: self.entered.emit(index.data(ROW)))
        self.selectionModel().currentChanged.connect(lambda *_: self.current_changed.emit())
        look.changed.connect(self.doItemsLayout)

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show these; the chosen player stays so while still there, else the place does."""
        before, at = self.row(), self.currentIndex().row()
        self.rows.show_rows(rows)
        players = [row.player for row in rows]
        if before is not None and before.player in players:
            at = players.index(before.player)
        self.go(min(max(at, 0), len(players) - 1))

    def row(self) -> TableRow | None:
        """The chosen one."""
        row: TableRow | None = self.currentIndex().data(ROW)
        return row

    def go(self, at: int) -> None:
        """Choose the row of that place."""
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        if 0 <= at < len(self.rows.rows) and at != self.currentIndex().row():
            self.selectionModel().setCurrentIndex(self.rows.index(at), flag)

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

    def keyboardSearch(self, search: str) -> None:
        """Digits answer, letters are orders."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.go(max(self.currentIndex().row(), 0))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
