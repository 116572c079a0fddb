"""Finished checks as a list of rows: the table, who was checked, how, and what came of it."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.fields.number_field import is_bare_letter
from judgekit.ui.widgets.painting.strokes import paint_words
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import Index, RowsModel
from judgekit.ui.words.signs import Sign

MARGIN, ICON, HEIGHT = 24, 16, 60
"""In design pixels."""


class FinishedRow(msgspec.Struct, frozen=True):
    """A displayed check: its id, `table` and `players`, below them `how` it went; `said` with its
    sign is what came of it."""

    id: str
    table: str
    players: str
    how: str
    sign: Sign
    said: str

    def spoken(self) -> str:
        """Text for screen readers."""
        return ", ".join(part for part in (self.table, self.players, self.said, self.how) if part)


class FinishedDelegate(RowDelegate[FinishedRow]):
    """Two lines; what came of the check begins the second, so that it is never cut."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.px(HEIGHT))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: FinishedRow) -> None:
        """Paint both lines."""
        theme = self.look.theme
        rect: QRect = option.rect
        room = rect.adjusted(theme.px(MARGIN), theme.px(8), -theme.px(MARGIN), -theme.px(8))
        half = room.height() // 2
        above = QRect(room.left(), room.top(), room.width(), half)
        below = above.translated(0, half)
        bold, small = theme.font(bold=True), theme.font("small")
        ink, muted = theme.color("text"), theme.color("text-muted")
        paint_words(painter, row.table, above, font=bold, color=ink)
        table = QFontMetrics(bold).horizontalAdvance(row.table) + theme.px(12)
        names = above.adjusted(table, 0, 0, 0)
        paint_words(painter, row.players, names, font=theme.font(), color=ink)
        top = below.top() + (half - theme.px(ICON)) // 2
        token = row.sign.token
        self.look.paint_icon(painter, row.sign.icon, below.left(), top, token=token, size=ICON)
        said = below.adjusted(theme.px(ICON + 6), 0, 0, 0)
        paint_words(painter, row.said, said, font=small, color=theme.color(token))
        taken = QFontMetrics(small).horizontalAdvance(row.said) + theme.px(12)
        how = said.adjusted(taken, 0, 0, 0)
        paint_words(painter, row.how, how, font=small, color=muted)


class FinishedList(RowList[FinishedRow]):
    """Bare letters are actions of the page."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        rows = RowsModel[FinishedRow](FinishedRow.spoken, tip=lambda row: f"{row.said}\n{row.how}")
        super().__init__(look, rows, FinishedDelegate(look), parent)
        self.setUniformItemSizes(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER or is_bare_letter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
