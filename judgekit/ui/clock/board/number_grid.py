"""The places of the table numbers that stand together in one row, and clicks on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent
from PySide6.QtWidgets import QTableView

from judgekit.ui.look import Look
from judgekit.ui.theme import Theme
from judgekit.views.clock.board_rows import BoardRow

INSET = 38
"""Left of the numbers: they stand below the words of their head."""
BETWEEN = 22
LINE = 30


class NumberGrid(NamedTuple):
    """Columns of numbers, with the width and height of each place in pixels."""

    columns: int
    lines: int
    width: int
    height: int


def number_grid(theme: Theme, row: BoardRow, width: int) -> NumberGrid:
    """Arrange the numbers of a row that is so many pixels wide."""
    metrics = QFontMetrics(theme.font())
    widest = max((metrics.horizontalAdvance(str(table)) for table in row.tables), default=0)
    place = widest + theme.px(BETWEEN)
    columns = max(1, (width - theme.px(INSET)) // place)
    return NumberGrid(columns, -(-len(row.tables) // columns), place, theme.px(LINE))


class NumberClicks(QObject):
    """Tells which of the numbers in a row the mouse was pressed on."""

    clicked = Signal(int)

    def __init__(
        self,
        look: Look,
        view: QTableView,
        rows: Callable[[], Sequence[BoardRow]],
        width: Callable[[], int],
    ) -> None:
        super().__init__(view)
        self._look = look
        self._view = view
        self._rows = rows
        self._width = width
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonPress:
            table = self._table_at(event.position().toPoint())
            if table is not None and event.button() is Qt.MouseButton.LeftButton:
                self.clicked.emit(table)
                return True
        return super().eventFilter(watched, event)

    def _table_at(self, point: QPoint) -> int | None:
        at, rows = self._view.rowAt(point.y()), self._rows()
        if not 0 <= at < len(rows) or not rows[at].tables:
            return None
        row, theme = rows[at], self._look.theme
        grid = number_grid(theme, row, self._width())
        column = (point.x() - theme.px(INSET)) // grid.width
        line = (point.y() - self._view.rowViewportPosition(at)) // grid.height
        place = line * grid.columns + column
        is_number = 0 <= column < grid.columns and place < len(row.tables)
        return row.tables[place] if is_number else None
