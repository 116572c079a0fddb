"""The places of the table numbers that stand together in one row."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetrics

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


def number_at(theme: Theme, row: BoardRow, width: int, point: QPoint) -> int | None:
    """Return the table whose number is at this point of the row; None if there is none."""
    grid = number_grid(theme, row, width)
    column, line = (point.x() - theme.px(INSET)) // grid.width, point.y() // grid.height
    if not 0 <= column < grid.columns or line < 0:
        return None
    at = line * grid.columns + column
    return row.tables[at] if at < len(row.tables) else None
