"""List of the Choose view: a number, names, and a note."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from judgekit.ui.deck_checks.choosing.rows import ChoosingRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.fields.number_field import is_bare_letter
from judgekit.ui.widgets.painting.strokes import paint_words
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import Index, RowsModel

NO_MODIFIER = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
NUMBER, MARGIN, GAP, ICON = 40, 12, 12, 16
MOST_OF_NOTE = 0.45
"""Share of the width, where the words need the rest."""


class ChoosingDelegate(RowDelegate[ChoosingRow]):
    """Paints a row of 32 pixels."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.measure("row-report"))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: ChoosingRow) -> None:
        """Paint the number, the words, and the note at the right."""
        theme = self.look.theme
        rect: QRect = option.rect
        room = self._paint_number(painter, row, rect.adjusted(theme.px(4), 0, -theme.px(MARGIN), 0))
        room = self._paint_note(painter, row, room)
        paint_words(painter, row.words, room, font=theme.font(), color=theme.color("text"))

    def _paint_number(self, painter: QPainter, row: ChoosingRow, room: QRect) -> QRect:
        theme = self.look.theme
        font = theme.font("small") if row.line else theme.font(bold=True)
        width = max(theme.px(NUMBER), QFontMetrics(font).horizontalAdvance(row.number) + 2)
        column = QRect(room.left(), room.top(), width, room.height())
        color, right = (
            theme.color("text-muted" if row.line else "text"),
            Qt.AlignmentFlag.AlignRight,
        )
        paint_words(painter, row.number, column, font=font, color=color, align=right)
        return room.adjusted(width + theme.px(GAP), 0, 0, 0)

    def _paint_note(self, painter: QPainter, row: ChoosingRow, room: QRect) -> QRect:
        if not row.note:
            return room
        theme = self.look.theme
        font = theme.font("small")
        icon = theme.px(ICON) + theme.px(6) if row.icon else 0
        whole = QFontMetrics(font).horizontalAdvance(row.note) + 2
        words = QFontMetrics(theme.font()).horizontalAdvance(row.words) + theme.px(GAP)
        spare = max(round(room.width() * MOST_OF_NOTE), room.width() - words) - icon
        width = min(whole, max(0, spare))
        column = QRect(room.right() + 1 - width, room.top(), width, room.height())
        color, right = theme.color(row.token), Qt.AlignmentFlag.AlignRight
        paint_words(painter, row.note, column, font=font, color=color, align=right)
        if row.icon:
            top = room.top() + (room.height() - theme.px(ICON)) // 2
            left = column.left() - icon
            self.look.paint_icon(painter, row.icon, left, top, token=row.token, size=ICON)
        return room.adjusted(0, 0, -(width + icon + theme.px(GAP)), 0)


class ChoosingList(RowList[ChoosingRow]):
    """`wanted` carries the row on which Enter was pressed or that was double-clicked; `moved`
    carries the current row, None for none."""

    wanted = Signal(object)
    moved = Signal(object)
    pointed = Signal(object)
    """The row that was pressed with any button of the mouse."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._look = look
        self._is_changing = False
        rows = RowsModel[ChoosingRow](lambda row: row.spoken, tip=_tip)
        super().__init__(look, rows, ChoosingDelegate(look), parent)
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(lambda _: self._want())
        self.pressed.connect(lambda _: self._point())
        self.selectionModel().currentChanged.connect(lambda *_: self._tell())

    def show_rows(self, rows: Sequence[ChoosingRow]) -> None:
        """Show these rows; keep the current one if it is among them, else choose the first."""
        before = self.row()
        if tuple(rows) == self.rows.rows:
            return
        same = (before.number, before.table, before.player) if before is not None else None
        at = next(
            (at for at, row in enumerate(rows) if (row.number, row.table, row.player) == same), 0
        )
        self._is_changing = True
        super().show_rows(rows)
        self.go(at)
        self._is_changing = False
        self.moved.emit(self.row())

    def minimumSizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(120), 2 * theme.measure("row-report"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and event.modifiers() in NO_MODIFIER:
            self._want()
        elif is_bare_letter(event):
            # Letters are actions of the view.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _want(self) -> None:
        row = self.row()
        if row is not None:
            self.wanted.emit(row)

    def _point(self) -> None:
        row = self.row()
        if row is not None:
            self.pointed.emit(row)

    def _tell(self) -> None:
        if not self._is_changing:
            self.moved.emit(self.row())


def _tip(row: ChoosingRow) -> str:
    return f"{row.words}\n{row.note}" if row.note else row.words
