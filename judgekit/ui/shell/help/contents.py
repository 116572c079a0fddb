"""The list of the manual's pages, places first, then tasks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from judgekit.ui.look import Look
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import ROW, Index, RowsModel

ROW_HEIGHT, HEADING_HEIGHT = 34, 44
LEFT, RIGHT = 24, 12


class ContentsRow(msgspec.Struct, frozen=True):
    """A page with its title; a heading has no name."""

    title: str
    name: str = ""


class _ContentsDelegate(RowDelegate[ContentsRow]):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: ContentsRow = index.data(ROW)
        return QSize(0, self.look.theme.px(ROW_HEIGHT if row.name else HEADING_HEIGHT))

    def has_line(self, row: ContentsRow) -> bool:
        return False

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: ContentsRow) -> None:
        theme = self.look.theme
        room = option.rect.adjusted(theme.px(LEFT), 0, -theme.px(RIGHT), 0)
        is_heading = not row.name
        is_bold = is_heading or self.is_chosen(option)
        painter.setFont(theme.font("small" if is_heading else "text", bold=is_bold))
        painter.setPen(theme.color("text-muted" if is_heading else "text"))
        if is_heading:
            room.setBottom(room.bottom() - theme.px(6))
        end = Qt.TextElideMode.ElideRight
        words = QFontMetrics(painter.font()).elidedText(row.title, end, room.width())
        low = Qt.AlignmentFlag.AlignBottom if is_heading else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, low, words)


class ContentsList(RowList[ContentsRow]):
    """The rows; the current one is the page that is read."""

    def __init__(self, look: Look) -> None:
        model = RowsModel[ContentsRow](
            lambda row: row.title, name=lambda row: row, is_heading=lambda row: not row.name
        )
        super().__init__(look, model, _ContentsDelegate(look))

    def choose(self, name: str) -> bool:
        """Make the page of that name current; return whether there is one."""
        names = [row.name for row in self.rows.rows]
        return name in names and self.go(names.index(name))

    def show_pages(self, rows: Sequence[ContentsRow], name: str) -> None:
        """Show these rows, with the page of that name as the current one."""
        self.show_rows(rows)
        self.choose(name)
