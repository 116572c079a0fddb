"""List view of values drawn by a delegate: keys, focus, background of the chosen row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QItemSelectionModel, QRect, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import fill, paint_chosen, paint_ring
from judgekit.ui.widgets.rows.rows_model import ROW, Index, Row, RowsModel

CHOOSE = QItemSelectionModel.SelectionFlag.ClearAndSelect


class RowDelegate(QStyledItemDelegate, Generic[Row]):
    """Draws the background of the chosen row, the line below a row and the focus ring; subclasses
    implement `paint_row`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self.look.theme
        row: Row = index.data(ROW)
        rect: QRect = option.rect
        line = 1 if self.has_line(row) else 0
        painter.save()
        if self.is_chosen(option):
            paint_chosen(painter, theme, rect)
        if line:
            fill(painter, QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.color("line"))
        painter.save()
        self.paint_row(painter, option, row)
        painter.restore()
        if option.state & QStyle.StateFlag.State_HasFocus and has_keyboard(option):
            paint_ring(painter, theme, rect.adjusted(0, 0, 0, -line))
        painter.restore()

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        """Draw the content of the row."""
        raise NotImplementedError

    def is_chosen(self, option: QStyleOptionViewItem) -> bool:
        """Whether the row has the background of a chosen one."""
        return bool(option.state & QStyle.StateFlag.State_Selected)

    def has_line(self, row: Row) -> bool:
        """Whether a thin line separates the row from the next."""
        return True


def has_keyboard(option: QStyleOptionViewItem) -> bool:
    """Whether the list of the painted row has the focus."""
    return option.widget is not None and option.widget.hasFocus()


class RowList(QListView, Generic[Row]):
    """`wraps`: row heights depend on the width of the list."""

    def __init__(
        self,
        look: Look,
        rows: RowsModel[Row],
        delegate: QStyledItemDelegate,
        parent: QWidget | None = None,
        *,
        wraps: bool = False,
    ) -> None:
        super().__init__(parent)
        self.rows = rows
        self._wraps = wraps
        rows.setParent(self)
        delegate.setParent(self)
        self.setModel(rows)
        self.setItemDelegate(delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self.doItemsLayout)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.rows.show_rows(rows)

    def row(self) -> Row | None:
        """Return the current row."""
        row: Row | None = self.currentIndex().data(ROW)
        return row

    def go(self, at: int) -> bool:
        """Choose the row at that index; return whether it exists and can be chosen."""
        if not 0 <= at < len(self.rows.rows) or self.rows.is_heading(at):
            return False
        self.selectionModel().setCurrentIndex(self.rows.index(at), CHOOSE)
        return True

    def step(self, by: int) -> bool:
        """Move to the next or previous row that is no heading; return whether there is one."""
        at = self.currentIndex().row() + by
        while 0 <= at < len(self.rows.rows) and self.rows.is_heading(at):
            at += by
        return self.go(at)

    def keyboardSearch(self, search: str) -> None:
        """Disable Qt's search by typing: digits and letters trigger actions."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._wraps and event.size().width() != event.oldSize().width():
            self.doItemsLayout()
