"""The finder's list: number, name, and the penalty by icon and word."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from judgekit.ui.infractions.finder.found_rows import FoundRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import MIDDLE
from judgekit.ui.widgets.painting.two_lines import TwoLines
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import ROW, Index, RowsModel

MARGIN, NUMBER = 20, 40
ICON, GAP = 14, 8
HEADING = 32
MOST_BROKEN = 400


class FoundDelegate(RowDelegate[FoundRow]):
    """Names take a second line where they need it; headings are lower and bold. No penalty is cut
    to its shape: where the name needs the room, the word stands below it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._broken: dict[tuple[str, bool, int], TwoLines] = {}
        """Cache of names wrapped at this text size: a keystroke repaints most of them."""
        look.changed.connect(self._broken.clear)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = option.widget.width() if option.widget is not None else 0
        return QSize(0, self.row_height(index.data(ROW), width))

    def row_height(self, row: FoundRow, width: int) -> int:
        """Height of a row in a list of that width, in pixels."""
        theme = self.look.theme
        if row.is_heading:
            return theme.px(HEADING)
        height = theme.measure("row-infraction")
        name = width - 2 * theme.px(MARGIN) - (theme.px(NUMBER) if row.number else 0)
        if not row.penalty or row.case or name <= 0 or self._fits(row, name):
            return height
        return height + self._word_height()

    def _word_height(self) -> int:
        """Height of the line for a penalty below its name, in pixels."""
        theme = self.look.theme
        return max(QFontMetrics(theme.font("small")).height(), theme.px(ICON)) + theme.px(GAP)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: FoundRow) -> None:
        """Paint a heading in small letters, or a row up to the scroll bar."""
        theme = self.look.theme
        rect: QRect = option.rect
        # The scroll bar is within the margin.
        bar = option.widget.width() - rect.width() if option.widget is not None else 0
        right = max(theme.px(GAP), theme.px(MARGIN) - bar)
        room = rect.adjusted(theme.px(MARGIN), 0, -right, 0)
        if row.is_heading:
            painter.setFont(theme.font("small", bold=True))
            painter.setPen(theme.color("text-muted"))
            painter.drawText(room, MIDDLE, row.words)
        else:
            self._paint_row(painter, row, room, bold=self.is_chosen(option))

    def _paint_row(self, painter: QPainter, row: FoundRow, room: QRect, *, bold: bool) -> None:
        theme = self.look.theme
        left = room.left() + (theme.px(NUMBER) if row.number else 0)
        is_stacked = room.height() > theme.measure("row-infraction")
        if is_stacked:
            below = QRect(room)
            below.setTop(room.bottom() + 1 - self._word_height())
            if room.right() - left >= theme.px(ICON + 5) + self._word(row):
                below.setLeft(left)
            self._paint_below(painter, row, below)
            room = room.adjusted(0, 0, 0, -below.height())
        if row.number:
            painter.setFont(theme.font(bold=True))
            painter.setPen(theme.color("accent"))
            painter.drawText(room, MIDDLE, row.number)
        width = room.right() + 1 - left
        word = self.word_width(row, width)
        if row.penalty and not is_stacked:
            self._paint_penalty(painter, row, room, word)
            width -= theme.px(ICON + GAP) + (word + theme.px(GAP) if word else 0)
        painter.setPen(theme.color("text"))
        name = QRect(left, room.top(), width, room.height())
        self._lines(row.words, width, bold=bold).paint(painter, name)

    def word_width(self, row: FoundRow, width: int) -> int:
        """Width for the penalty's word of that total, in pixels: 0 if the name needs it. For a case
        that is no infraction the word is always shown."""
        return self._word(row) if row.case or self._fits(row, width) else 0

    def _fits(self, row: FoundRow, width: int) -> bool:
        """Whether the name is whole beside the penalty's word."""
        theme = self.look.theme
        left = width - theme.px(ICON + GAP) - self._word(row) - theme.px(GAP)
        # Measured in bold, so that choosing a row doesn't change its layout.
        return self._lines(row.words, left, bold=True).is_whole

    def _word(self, row: FoundRow) -> int:
        return QFontMetrics(self.look.theme.font("small")).horizontalAdvance(row.penalty)

    def _lines(self, words: str, width: int, *, bold: bool) -> TwoLines:
        key = (words, bold, width)
        if key not in self._broken:
            if len(self._broken) >= MOST_BROKEN:
                self._broken.clear()
            self._broken[key] = TwoLines(words, self.look.theme.font(bold=bold), width)
        return self._broken[key]

    def _paint_penalty(self, painter: QPainter, row: FoundRow, room: QRect, word: int) -> None:
        """Paint the penalty at the right, only its icon if `word` is 0."""
        theme = self.look.theme
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text"))
        left = room.right() + 1 - theme.px(ICON)
        if word:
            painter.drawText(room, MIDDLE | Qt.AlignmentFlag.AlignRight, row.penalty)
            left -= word + theme.px(5)
        top = room.top() + (room.height() - theme.px(ICON)) // 2
        self.look.paint_icon(painter, row.icon, left, top, size=ICON)

    def _paint_below(self, painter: QPainter, row: FoundRow, room: QRect) -> None:
        """Paint the penalty's icon and word on a line of their own."""
        theme = self.look.theme
        room = room.adjusted(0, 0, 0, -theme.px(GAP))
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text"))
        top = room.top() + (room.height() - theme.px(ICON)) // 2
        self.look.paint_icon(painter, row.icon, room.left(), top, size=ICON)
        words = room.adjusted(theme.px(ICON + 5), 0, 0, 0)
        elide = Qt.TextElideMode.ElideRight
        shown = painter.fontMetrics().elidedText(row.penalty, elide, words.width())
        painter.drawText(words, MIDDLE, shown)


class FoundList(RowList[FoundRow]):
    """`chosen` carries the row that became current; `opened` one that was activated."""

    chosen = Signal(object)
    opened = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._look = look
        said = FoundRow.spoken
        rows = RowsModel[FoundRow](said, tip=said, is_heading=lambda row: row.is_heading)
        self._delegate = FoundDelegate(look)
        super().__init__(look, rows, self._delegate, parent, wraps=True)
        self.activated.connect(lambda index: self.opened.emit(index.data(ROW)))
        self.clicked.connect(self._clicked)

    def show_rows(self, rows: Sequence[FoundRow]) -> None:
        """Show these rows with none chosen."""
        if not self.rows.show_rows(rows):
            self.clearSelection()

    def row(self) -> FoundRow | None:
        """Return the chosen row."""
        chosen = self.selectionModel().selectedIndexes()
        row: FoundRow | None = chosen[0].data(ROW) if chosen else None
        return row

    def choose(self, position: int) -> FoundRow | None:
        """Choose the row at that position; return it, or None if there is none."""
        return self.rows.rows[position] if self.go(position) else None

    def choose_first(self) -> FoundRow | None:
        """Choose the first row that is no heading."""
        first = (at for at, row in enumerate(self.rows.rows) if not row.is_heading)
        return self.choose(next(first, -1))

    def choose_entry(self, entry: str) -> None:
        """Choose this infraction if it is listed; else clear the selection."""
        at = next((at for at, row in enumerate(self.rows.rows) if row.entry == entry), -1)
        if self.choose(at) is None:
            self.clearSelection()

    def step(self, by: int) -> bool:
        """Choose the next or previous row that is no heading; without a choice, the first or
        last."""
        rows = self.rows.rows
        chosen = self.selectionModel().selectedIndexes()
        at = chosen[0].row() if chosen else (-1 if by > 0 else len(rows))
        at += by
        while 0 <= at < len(rows) and rows[at].is_heading:
            at += by
        row = self.choose(at)
        if row is not None:
            if at > 0 and rows[at - 1].is_heading:
                self.scrollTo(self.rows.index(at - 1))
            self.chosen.emit(row)
        return row is not None

    def content_height(self, width: int) -> int:
        """Height of all rows at that width of the list, in pixels."""
        return sum(self._delegate.row_height(row, width) for row in self.rows.rows)

    def whole_rows(self, width: int, most: int) -> int:
        """Height of the rows, from the first, that stand whole within `most`, in pixels."""
        height = 0
        for row in self.rows.rows:
            its = self._delegate.row_height(row, width)
            if height + its > most:
                break
            height += its
        return height or most

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.step(step)
        else:
            super().keyPressEvent(event)

    def _clicked(self, index: QModelIndex) -> None:
        row: FoundRow = index.data(ROW)
        if not row.is_heading:
            self.chosen.emit(row)
