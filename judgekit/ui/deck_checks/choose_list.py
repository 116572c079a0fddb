"""A list of the Choose view: a number, who or what, and a note."""

from __future__ import annotations

from collections.abc import Iterable

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

from judgekit.ui.deck_checks.choose_rows import ChooseRow
from judgekit.ui.deck_checks.number_field import is_bare_letter
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting import fill, paint_chosen, paint_ring

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NO_MODIFIER = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
NUMBER, MARGIN, GAP, ICON = 40, 12, 12, 16
MOST_OF_NOTE = 0.45
"""Of the width, where the words need the rest."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class ChooseModel(QAbstractListModel):
    """The rows that are shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ChooseRow, ...] = ()

    def show_rows(self, rows: tuple[ChooseRow, ...]) -> None:
        """Show these."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.spoken
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{row.words}\n{row.note}" if row.note else row.words
        return None


class ChooseDelegate(QStyledItemDelegate):
    """Paints a row of 32 pixels."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._look.theme.measure("row-report"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        row: ChooseRow = index.data(ROW)
        rect: QRect = option.rect
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            paint_chosen(painter, theme, rect)
        fill(painter, QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.color("line"))
        margin = theme.px(MARGIN)
        room = rect.adjusted(theme.px(4), 0, -margin, 0)
        room = self._paint_number(painter, row, room)
        self._paint_words(painter, row, self._paint_note(painter, row, room))
        focused = option.state & QStyle.StateFlag.State_HasFocus
        if focused and option.widget is not None and option.widget.hasFocus():
            paint_ring(painter, theme, rect.adjusted(0, 0, 0, -1))
        painter.restore()

    def _paint_number(self, painter: QPainter, row: ChooseRow, room: QRect) -> QRect:
        theme = self._look.theme
        font = theme.font("small") if row.line else theme.font(bold=True)
        width = max(theme.px(NUMBER), QFontMetrics(font).horizontalAdvance(row.number) + 2)
        painter.setFont(font)
        painter.setPen(theme.color("text-muted" if row.line else "text"))
        column = QRect(room.left(), room.top(), width, room.height())
        painter.drawText(column, MIDDLE | Qt.AlignmentFlag.AlignRight, row.number)
        return room.adjusted(width + theme.px(GAP), 0, 0, 0)

    def _paint_note(self, painter: QPainter, row: ChooseRow, room: QRect) -> QRect:
        if not row.note:
            return room
        theme = self._look.theme
        font = theme.font("small")
        metrics = QFontMetrics(font)
        icon = theme.px(ICON) + theme.px(6) if row.icon else 0
        whole = metrics.horizontalAdvance(row.note) + 2
        words = QFontMetrics(theme.font()).horizontalAdvance(row.words) + theme.px(GAP)
        spare = max(round(room.width() * MOST_OF_NOTE), room.width() - words) - icon
        width = min(whole, max(0, spare))
        column = QRect(room.right() + 1 - width, room.top(), width, room.height())
        painter.setFont(font)
        painter.setPen(theme.color(row.token))
        shown = metrics.elidedText(row.note, Qt.TextElideMode.ElideRight, width)
        painter.drawText(column, MIDDLE | Qt.AlignmentFlag.AlignRight, shown)
        if row.icon:
            top = room.top() + (room.height() - theme.px(ICON)) // 2
            left = column.left() - icon
            self._look.paint_icon(painter, row.icon, left, top, token=row.token, size=ICON)
        return room.adjusted(0, 0, -(width + icon + theme.px(GAP)), 0)

    def _paint_words(self, painter: QPainter, row: ChooseRow, room: QRect) -> None:
        theme = self._look.theme
        painter.setFont(theme.font())
        painter.setPen(theme.color("text"))
        elide = Qt.TextElideMode.ElideRight
        shown = QFontMetrics(theme.font()).elidedText(row.words, elide, room.width())
        painter.drawText(room, MIDDLE, shown)


class ChooseList(QListView):
    """`wanted` has the row on which Enter was pressed, or which was double-clicked; `moved` has the
    row that the keys came to, None for none."""

    wanted = Signal(object)
    moved = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.model_of_rows = ChooseModel(self)
        self._is_changing = False
        self.setModel(self.model_of_rows)
        self.setItemDelegate(ChooseDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(lambda _: self._want())
        self.selectionModel().currentChanged.connect(lambda *_: self._tell())
        look.changed.connect(self.doItemsLayout)

    @property
    def rows(self) -> tuple[ChooseRow, ...]:
        """What is shown."""
        return self.model_of_rows.rows

    def row(self) -> ChooseRow | None:
        """The chosen one."""
        row: ChooseRow | None = self.currentIndex().data(ROW)
        return row

    def show_rows(self, rows: Iterable[ChooseRow]) -> None:
        """Show these; what was chosen stays so where it is among them, else the first one is."""
        shown, before = tuple(rows), self.row()
        if shown == self.rows:
            return
        same = (before.number, before.table, before.player) if before is not None else None
        at = next(
            (at for at, row in enumerate(shown) if (row.number, row.table, row.player) == same), 0
        )
        self._is_changing = True
        self.model_of_rows.show_rows(shown)
        if shown:
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(self.model_of_rows.index(at), flag)
        self._is_changing = False
        self.moved.emit(self.row())

    def step(self, by: int) -> None:
        """The row so many below the chosen one."""
        at = self.currentIndex().row() + by
        if 0 <= at < len(self.rows):
            self.setCurrentIndex(self.model_of_rows.index(at))

    def minimumSizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(120), 2 * theme.measure("row-report"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and event.modifiers() in NO_MODIFIER:
            self._want()
        elif is_bare_letter(event):
            # Letters are orders of the view.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _want(self) -> None:
        row = self.row()
        if row is not None:
            self.wanted.emit(row)

    def _tell(self) -> None:
        if not self._is_changing:
            self.moved.emit(self.row())
