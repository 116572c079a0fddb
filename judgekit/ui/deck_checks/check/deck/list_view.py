"""The cards of one deck: a line per card, with a square for each copy."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from judgekit.ui.deck_checks.check.deck.squares import SQUARES, paint_squares, squares_width
from judgekit.ui.deck_checks.wording import SIGNS, row_note, row_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import MIDDLE, paint_frame, paint_words
from judgekit.ui.widgets.rows.row_list import RowList
from judgekit.ui.widgets.rows.rows_model import ROW, Index, RowsModel
from judgekit.views.deck_checks.deck_rows import DeckRow, RowState

SIDE, COUNT, HEIGHT = 16, 42, 28
"""Side margin, width of the count column and row height, in design pixels."""


class DeckModel(RowsModel[DeckRow]):
    """The rows; `marked` is the row that Enter would tick, -1 for none, and `hint` describes beside
    it what Enter does."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(row_words, name=attrgetter("name"), parent=parent)
        self.marked = -1
        self.hint = ""

    def mark(self, marked: int, hint: str) -> None:
        """Mark this row."""
        turned = {self.marked, marked} if (self.marked, self.hint) != (marked, hint) else set()
        self.marked, self.hint = marked, hint
        for at in turned & set(range(len(self.rows))):
            self.dataChanged.emit(self.index(at), self.index(at))


class DeckDelegate(QStyledItemDelegate):
    """Sign or quick letter, name, note, squares, count."""

    def __init__(self, look: Look, model: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._look.theme.px(HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        row: DeckRow = index.data(ROW)
        rect: QRect = option.rect
        painter.save()
        if row.is_heading:
            painter.setFont(theme.font("small", bold=True))
            painter.setPen(theme.color("text-muted"))
            painter.drawText(rect.adjusted(theme.px(SIDE + 8), 0, 0, 0), MIDDLE, row_words(row))
        else:
            is_marked = index.row() == self._model.marked
            if is_marked:
                right = max(0, theme.px(SIDE) - self._taken(option))
                frame = rect.adjusted(theme.px(SIDE), 0, -right, 0)
                ground = theme.color("selection")
                paint_frame(painter, frame, theme.measure("radius-badge"), fill=ground)
            # The scroll bar is within the margin.
            right = max(theme.px(4), theme.px(SIDE + 8) - self._taken(option))
            inner = rect.adjusted(theme.px(SIDE + 8), 0, -right, 0)
            self._paint_row(painter, row, inner, is_marked=is_marked)
        painter.restore()

    def _taken(self, option: QStyleOptionViewItem) -> int:
        """Width of the scroll bar, in pixels."""
        view = option.widget
        return view.width() - option.rect.width() if view is not None else 0

    def _paint_row(self, painter: QPainter, row: DeckRow, room: QRect, *, is_marked: bool) -> None:
        theme = self._look.theme
        is_quiet = row.state is RowState.IN_PLACE and not is_marked
        ink = "text-muted" if is_quiet else "text"
        self._paint_sign(painter, row, room)
        font = theme.font(bold=is_marked)
        painter.setFont(font)
        painter.setPen(theme.color(ink))
        count = f"{row.count}/{row.wanted}"
        painter.drawText(room, MIDDLE | Qt.AlignmentFlag.AlignRight, count)
        right = room.right() + 1 - theme.px(COUNT)
        copies = max(row.count, row.wanted)
        if 0 < copies <= SQUARES:
            width = squares_width(theme, copies)
            place = QRect(right - width, room.top(), width, room.height())
            paint_squares(painter, theme, place, row, ink)
            right -= width
        right -= theme.px(12)
        right = self._paint_note(painter, row, room, right, is_marked=is_marked)
        left = room.left() + theme.px(26)
        names = QRect(left, room.top(), right - left, room.height())
        paint_words(painter, row.name, names, font=font, color=theme.color(ink))

    def _paint_sign(self, painter: QPainter, row: DeckRow, room: QRect) -> None:
        theme = self._look.theme
        sign = SIGNS[row.state]
        size = theme.px(16)
        if sign.icon:
            top = room.top() + (room.height() - size) // 2
            self._look.paint_icon(painter, sign.icon, room.left(), top, token=sign.token, size=16)
        elif row.letter:
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            place = QRect(room.left(), room.top(), size, room.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, row.letter.upper())

    def _paint_note(
        self, painter: QPainter, row: DeckRow, room: QRect, right: int, *, is_marked: bool
    ) -> int:
        """Paint the note between the name and the squares; return its left edge."""
        theme = self._look.theme
        note, token = row_note(row), SIGNS[row.state].token
        font = theme.font("small")
        whole = QFontMetrics(font).horizontalAdvance(note)
        if is_marked and self._model.hint:
            note, token = self._model.hint, "accent"
            whole = QFontMetrics(font).horizontalAdvance(note)
            named = QFontMetrics(theme.font(bold=True)).horizontalAdvance(row.name)
            if room.left() + theme.px(26) + named + theme.px(12) > right - whole:
                # The field also shows what Enter does; the card's name is only here.
                return right
        if not note:
            return right
        width = min(whole, (right - room.left()) * 6 // 10)
        place = QRect(right - width, room.top(), width + 1, room.height())
        end, color = Qt.AlignmentFlag.AlignRight, theme.color(token)
        paint_words(painter, note, place, font=font, color=color, align=end)
        return right - width - theme.px(12)


class DeckList(RowList[DeckRow]):
    """Display only, without focus: keys go to the field above."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._look = look
        self.deck = DeckModel()
        super().__init__(look, self.deck, DeckDelegate(look, self.deck), parent)
        self.setUniformItemSizes(True)
        self.setSelectionMode(RowList.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.theme.px(2 * HEIGHT))

    def show_deck(self, rows: Sequence[DeckRow], marked: int, hint: str) -> None:
        """Show these rows, and scroll to the marked one with its hint."""
        self.show_rows(rows)
        self.deck.mark(marked, hint)
        if marked >= 0:
            self.scrollTo(self.rows.index(marked))

    def show_from(self, at: int) -> None:
        """Scroll this row to the top, as when another part is counted."""
        self.scrollTo(self.rows.index(at), RowList.ScrollHint.PositionAtTop)
