"""The preview of pasted pairings: a table view whose rows a delegate paints."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from judgekit.reading.pairings.reader import MOST_LINES, UnreadLine, UnreadReason
from judgekit.ui.look import Look
from judgekit.ui.tournament.pairings.model import (
    FoundRole,
    PairingRow,
    PairingRowKind,
    PairingsModel,
)
from judgekit.ui.tournament.pairings.wording import bye_word, line_words
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.rows.rows_model import Index

MARGIN, ICON = 12, 16


class PairingsView(QTableView):
    """Shows a `PairingsModel`.

    `line_wanted` carries the line, from 1, of a row chosen with Enter or the mouse.
    """

    line_wanted = Signal(int)

    def __init__(self, look: Look, model: PairingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._found = model
        self.setModel(model)
        self.setItemDelegate(PairingsDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.clicked.connect(self._want)
        model.modelReset.connect(self.redress)
        look.changed.connect(self.redress)
        self.redress()

    def redress(self) -> None:
        """Set row heights and the width of the number column from the theme."""
        theme = self._look.theme
        self.verticalHeader().setDefaultSectionSize(theme.measure("row-report"))
        for at, row in enumerate(self._found.rows):
            if row.kind is not PairingRowKind.QUESTION:
                break
            self.setRowHeight(at, theme.measure("row-two-lines"))
        self.setColumnWidth(0, self.number_width())

    def number_width(self) -> int:
        """Return the width of the first column, in pixels."""
        theme = self._look.theme
        metrics = QFontMetrics(theme.font("small"))
        longest = line_words(UnreadLine(MOST_LINES, "", UnreadReason.NOT_UNDERSTOOD))
        width = max(metrics.horizontalAdvance(words) for words in (longest, bye_word()))
        return width + theme.px(2 * MARGIN + ICON + 8)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._found.rows:
            self.selectRow(0)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if plain and event.key() in ENTER:
            self._want(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _want(self, index: Index) -> None:
        row: PairingRow | None = index.data(FoundRole.ROW)
        if row is not None and row.line:
            self.line_wanted.emit(row.line)


class PairingsDelegate(QStyledItemDelegate):
    """Paints a table as number and names, a line left out with an icon and the reason."""

    def __init__(self, look: Look, view: QTableView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: PairingRow = index.data(FoundRole.ROW)
        theme = self._look.theme
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected and self._view.hasFocus():
            painter.fillRect(rect, theme.color("selection"))
            if index.column() == 0:
                bar = QRect(rect.left(), rect.top(), theme.measure("bar-chosen"), rect.height())
                painter.fillRect(bar, theme.color("accent"))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.color("line"))
        margin = theme.px(MARGIN)
        if index.column() == 0:
            self._paint_number(painter, rect.adjusted(margin, 0, -margin, 0), row)
        else:
            self._paint_text(painter, rect.adjusted(0, 0, -margin, 0), row)
        painter.restore()

    def _paint_number(self, painter: QPainter, room: QRect, row: PairingRow) -> None:
        theme = self._look.theme
        if row.kind is PairingRowKind.QUESTION:
            top = room.top() + (room.height() - theme.px(ICON)) // 2
            self._look.paint_icon(
                painter, "warning", room.left(), top, token="attention", size=ICON
            )
        is_table = row.kind is PairingRowKind.TABLE
        painter.setFont(theme.font(bold=True) if is_table else theme.font("small"))
        painter.setPen(theme.color("text" if is_table else "text-muted"))
        painter.drawText(
            room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, row.number
        )

    def _paint_text(self, painter: QPainter, room: QRect, row: PairingRow) -> None:
        theme = self._look.theme
        if not row.note:
            self._write(painter, room, row.text)
            return
        half = room.height() // 2
        upper = QRect(room.left(), room.top(), room.width(), half)
        lower = QRect(room.left(), room.top() + half, room.width(), room.height() - half)
        above, below = Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop
        if row.text:
            self._write(painter, upper, row.text, align=above)
        painter.setFont(theme.font("small"))
        self._write(
            painter,
            lower if row.text else room,
            row.note,
            size="small",
            token="attention",
            align=below if row.text else Qt.AlignmentFlag.AlignVCenter,
        )

    def _write(  # noqa: PLR0913  (a painter, a rectangle and a style)
        self,
        painter: QPainter,
        room: QRect,
        words: str,
        *,
        size: str = "text",
        token: str = "text",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        theme = self._look.theme
        painter.setFont(theme.font(size))
        painter.setPen(theme.color(token))
        metrics = QFontMetrics(theme.font(size))
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, align | Qt.AlignmentFlag.AlignLeft, shown)
