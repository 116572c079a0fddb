"""The cards of one deck: a line per card, with a square for each copy.

A click adds a copy, a right-click takes one away; the row below the pointer has a button for each,
a narrow one only that for one fewer, at its end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from judgekit.ui.deck_checks.check.deck.card_marks import marks_width, paint_mark
from judgekit.ui.deck_checks.check.deck.squares import SQUARES, paint_squares, squares_width
from judgekit.ui.deck_checks.wording import SIGNS, row_note, row_words
from judgekit.ui.look import Look
from judgekit.ui.runtime.typeface import can_draw
from judgekit.ui.widgets.painting.strokes import MIDDLE, paint_frame, paint_words
from judgekit.ui.widgets.painting.two_lines import TwoLines
from judgekit.ui.widgets.rows.row_list import RowList
from judgekit.ui.widgets.rows.row_resting import RowResting
from judgekit.ui.widgets.rows.rows_model import ROW, Index, RowsModel
from judgekit.views.deck_checks.card_marks import CardMark
from judgekit.views.deck_checks.deck_rows import DeckRow, RowState

SIDE, COUNT, HEIGHT = 16, 42, 28
"""Side margin, width of the count column and row height, in design pixels."""
LEAST_NAME = 48
"""Width that a name keeps beside its marks, in design pixels."""
LEAST_WITH_SQUARES, LEAST_WITH_MARKS = 300, 180
"""Widths of a row, without its margins, in design pixels: from the one it has squares, from the
other marks of colour and type; what is narrower is the name's, and the count says what squares
would."""
BUTTON, NARROW_BUTTON, USUAL = 41, 30, 4
"""Width of the buttons for one copy more or fewer, and of the one in a row without squares, in
design pixels; copies for whose squares there is always room beside them, so that they are at the
same place in every row."""


class DeckModel(RowsModel[DeckRow]):
    """The rows; `marked` is the row that Enter would tick, -1 for none, and `hint` describes beside
    it what Enter does."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(row_words, name=attrgetter("name"), parent=parent)
        self.marked = -1
        self.hint = ""
        self.hovered = -1
        self.would_add = True
        """What a click at the pointer does to the row below it: add a copy, or take one away."""
        self.marks: Mapping[str, CardMark] = {}
        """Colours and types by the cards' names; empty without a card file."""

    def mark_cards(self, marks: Mapping[str, CardMark]) -> None:
        """Show these marks beside the names."""
        if marks != self.marks:
            self.marks = marks
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def point(self, at: int, *, adds: bool) -> None:
        """Set the row below the pointer, -1 for none."""
        turned = {self.hovered, at} if (self.hovered, self.would_add) != (at, adds) else set()
        self.hovered, self.would_add = at, adds
        for row in turned & set(range(len(self.rows))):
            self.dataChanged.emit(self.index(row), self.index(row))

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
            is_hovered = index.row() == self._model.hovered
            taken = _taken(option.widget, rect)
            if is_marked or is_hovered:
                right = max(0, theme.px(SIDE) - taken)
                frame = rect.adjusted(theme.px(SIDE), 0, -right, 0)
                ground = theme.color("selection" if is_marked else "surface-sunken")
                paint_frame(painter, frame, theme.measure("radius-badge"), fill=ground)
            inner = self._inner(rect, taken)
            right = self._paint_count(painter, row, inner, is_marked=is_marked)
            if is_hovered:
                fewer, more = self.buttons(rect, taken, row)
                self._paint_buttons(painter, fewer, more)
                right = fewer.left() - theme.px(6 if more.isEmpty() else 12)
            self._paint_row(painter, row, inner, right, is_marked=is_marked)
        painter.restore()

    def buttons(self, rect: QRect, taken: int, row: DeckRow) -> tuple[QRect, QRect]:
        """Places of the buttons for one copy fewer and one more, in a row at `rect`; `taken` is the
        width of the scroll bar. All the rest of a row without squares is for one more."""
        px = self._look.theme.px
        room, copies = self._inner(rect, taken), max(row.count, row.wanted)
        counts = room.right() + 1 - px(COUNT)
        if not self._has_squares(room):
            left = counts - px(2) - px(NARROW_BUTTON)
            return QRect(left, rect.top(), px(NARROW_BUTTON), rect.height()), QRect()
        squares = squares_width(self._look.theme, min(SQUARES, max(USUAL, copies)))
        left = counts - squares - px(16) - 2 * px(BUTTON)
        fewer = QRect(left, rect.top(), px(BUTTON), rect.height())
        return fewer, fewer.translated(fewer.width(), 0)

    def _inner(self, rect: QRect, taken: int) -> QRect:
        """Room for the row's content; the scroll bar is within the margin."""
        px = self._look.theme.px
        right = max(px(4), px(SIDE + 8) - taken)
        return rect.adjusted(px(SIDE + 8), 0, -right, 0)

    def _paint_buttons(self, painter: QPainter, fewer: QRect, more: QRect) -> None:
        theme = self._look.theme
        radius, size = theme.measure("radius-control"), theme.px(16)
        both = fewer.united(more)
        paint_frame(painter, both, radius, fill=theme.color("surface"))
        pressed = more if self._model.would_add else fewer
        if not pressed.isEmpty():
            paint_frame(painter, pressed, radius, fill=theme.color("selection"))
        paint_frame(painter, both, radius, line=theme.color("line-strong"))
        shown = [(fewer, "minus")]
        if not more.isEmpty():
            painter.fillRect(more.left(), both.top(), 1, both.height(), theme.color("line-strong"))
            shown.append((more, "plus"))
        for place, icon in shown:
            token = "accent" if place is pressed else "text"
            left = place.left() + (place.width() - size) // 2
            top = place.top() + (place.height() - size) // 2
            self._look.paint_icon(painter, icon, left, top, token=token, size=16)

    def _paint_count(self, painter: QPainter, row: DeckRow, room: QRect, *, is_marked: bool) -> int:
        """Paint the squares and the count; return the left edge."""
        theme = self._look.theme
        is_quiet = row.state is RowState.IN_PLACE and not is_marked
        ink = "text-muted" if is_quiet else "text"
        painter.setFont(theme.font(bold=is_marked))
        painter.setPen(theme.color(ink))
        count = f"{row.count}/{row.wanted}"
        painter.drawText(room, MIDDLE | Qt.AlignmentFlag.AlignRight, count)
        right = room.right() + 1 - theme.px(COUNT)
        copies = max(row.count, row.wanted)
        if 0 < copies <= SQUARES and self._has_squares(room):
            width = squares_width(theme, copies)
            place = QRect(right - width, room.top(), width, room.height())
            paint_squares(painter, theme, place, row, ink)
            right -= width
        return right - theme.px(12)

    def _paint_row(
        self, painter: QPainter, row: DeckRow, room: QRect, right: int, *, is_marked: bool
    ) -> None:
        """Paint the sign, the name and the note, up to the edge `right`."""
        theme = self._look.theme
        is_quiet = row.state is RowState.IN_PLACE and not is_marked
        ink = "text-muted" if is_quiet else "text"
        self._paint_sign(painter, row, room)
        left = room.left() + theme.px(26)
        shown = self._model.marks.get(row.name)
        beside = right - left - marks_width(self._look)
        if self._has_marks(room) and beside >= theme.px(LEAST_NAME):
            if shown is not None:
                paint_mark(painter, self._look, shown, room.adjusted(theme.px(26), 0, 0, 0))
            left += marks_width(self._look)
        place = QRect(left, room.top(), right - left, room.height())
        note = self._note(row, is_marked=is_marked)
        font = theme.font(bold=is_marked)
        name = row.name if shown is None or can_draw(row.name) else shown.name
        named = QFontMetrics(font).horizontalAdvance(name)
        noted = QFontMetrics(theme.font("small")).horizontalAdvance(note.words) + theme.px(12)
        small = theme.font("small", bold=is_marked)
        painter.setPen(theme.color(ink))
        if note.is_hint and named + noted > place.width():
            # The field also shows what Enter does; the card's name is only here.
            note, noted = _NO_NOTE, 0
        upper, lower = _halves(place)
        if QFontMetrics(small).horizontalAdvance(name) > place.width():
            # The findings below say what is wrong with a card; its name is only here.
            note, noted = _NO_NOTE, 0
        if note.words and named + noted > place.width():
            paint_words(painter, name, upper, font=small, color=theme.color(ink))
            self._paint_note(painter, note, lower, at_end=False)
            return
        if note.words:
            self._paint_note(painter, note, place, at_end=True)
        if named <= place.width():
            paint_words(painter, name, place, font=font, color=theme.color(ink))
        else:
            TwoLines(name, small, place.width()).paint(painter, place)

    def _has_squares(self, room: QRect) -> bool:
        """Whether there is room for squares beside the names."""
        return room.width() >= self._look.theme.px(LEAST_WITH_SQUARES)

    def _has_marks(self, room: QRect) -> bool:
        """Whether there are marks, and room for them beside the names."""
        return bool(self._model.marks) and room.width() >= self._look.theme.px(LEAST_WITH_MARKS)

    def _paint_sign(self, painter: QPainter, row: DeckRow, room: QRect) -> None:
        theme = self._look.theme
        sign = SIGNS[row.state]
        size = theme.px(16)
        if sign.icon:
            top = room.top() + (room.height() - size) // 2
            self._look.paint_icon(painter, sign.icon, room.left(), top, token=sign.token, size=16)
        elif row.letter and can_draw(row.letter):
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            place = QRect(room.left(), room.top(), size, room.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, row.letter.upper())

    def _note(self, row: DeckRow, *, is_marked: bool) -> _Note:
        """Return what stands beside a name: what Enter does, else what is wrong with the card."""
        if is_marked and self._model.hint:
            return _Note(self._model.hint, "accent", is_hint=True)
        is_quiet = row.state in (RowState.TO_COME, RowState.IN_PLACE)
        return _Note(row_note(row), "text-muted" if is_quiet else SIGNS[row.state].token)

    def _paint_note(self, painter: QPainter, note: _Note, place: QRect, *, at_end: bool) -> None:
        theme = self._look.theme
        align = Qt.AlignmentFlag.AlignRight if at_end else Qt.AlignmentFlag.AlignLeft
        font, color = theme.font("small"), theme.color(note.token)
        paint_words(painter, note.words, place, font=font, color=color, align=align)


class _Note(NamedTuple):
    """Words beside a card's name; `is_hint` if they say what Enter does."""

    words: str
    token: str
    is_hint: bool = False


_NO_NOTE = _Note("", "text-muted")


def _halves(place: QRect) -> tuple[QRect, QRect]:
    """The upper and the lower half of a row's place."""
    upper = place.adjusted(0, 0, 0, -(place.height() // 2))
    return upper, place.adjusted(0, upper.height(), 0, 0)


def _taken(view: QWidget | None, rect: QRect) -> int:
    """Width of the scroll bar, in pixels, by the width of a row."""
    return view.width() - rect.width() if view is not None else 0


class DeckList(RowList[DeckRow]):
    """Without focus: keys go to the field above. Only whole rows are shown.

    `pointed` carries a row and 1 for a copy more, -1 for one fewer; `hovered` whether the pointer
    is above the list.
    """

    pointed = Signal(object, int)
    hovered = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._look = look
        self.deck = DeckModel()
        self._delegate = DeckDelegate(look, self.deck)
        super().__init__(look, self.deck, self._delegate, parent)
        self.setUniformItemSizes(True)
        self.setSelectionMode(RowList.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollMode(RowList.ScrollMode.ScrollPerItem)
        self.resting = RowResting(self, self._name_place)
        look.changed.connect(self._fit_rows)

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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second of two quick clicks, another copy.
        self._press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._follow(event.position().toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hovered.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.deck.point(-1, adds=True)
        self.resting.leave()
        self.hovered.emit(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event)
        self._follow(event.position().toPoint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()

    def _name_place(self, index: Index) -> QRect:
        """The name, without the buttons: the mouse is on its way to these."""
        rect, row = self.visualRect(index), self.deck.rows[index.row()]
        if row.is_heading:
            return QRect()
        fewer, _ = self._delegate.buttons(rect, _taken(self, rect), row)
        return QRect(rect.topLeft(), QPoint(fewer.left() - 1, rect.bottom()))

    def _press(self, event: QMouseEvent) -> None:
        at = self._row_at(event.position().toPoint())
        buttons = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
        if at < 0 or event.button() not in buttons:
            return
        # What was scrolled below a resting pointer shows no button yet: its row is pressed.
        shows_buttons = at == self.deck.hovered
        self._follow(event.position().toPoint())
        adds = event.button() == Qt.MouseButton.LeftButton
        adds = adds and (self.deck.would_add or not shows_buttons)
        self.pointed.emit(self.deck.rows[at], 1 if adds else -1)
        event.accept()

    def _follow(self, at: QPoint) -> None:
        row = self._row_at(at)
        adds = True
        if row >= 0:
            self.resting.go_to(self.rows.index(row))
            rect = self.visualRect(self.rows.index(row))
            fewer, _ = self._delegate.buttons(rect, _taken(self, rect), self.deck.rows[row])
            adds = not fewer.contains(at)
        self.deck.point(row, adds=adds)

    def _row_at(self, at: QPoint) -> int:
        """Index of the card at that place; -1 for a heading, or none."""
        row = self.indexAt(at).row()
        return -1 if row < 0 or self.deck.rows[row].is_heading else row

    def _fit_rows(self) -> None:
        """Keep the rest of the height free, so that no row is cut."""
        rest = self.height() % self._look.theme.px(HEIGHT)
        if self.viewportMargins().bottom() != rest:
            self.setViewportMargins(0, 0, 0, rest)
