"""The list of documents: a line each under the heading of their kind, on two lines if narrow."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from judgekit.ui.look import Look
from judgekit.ui.rules.library.wording import (
    kind_words,
    size_words,
    source_words,
    spoken,
    state_badge,
    title_words,
)
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.painting.strokes import (
    badge_size,
    fill,
    language_tag_size,
    paint_badge,
    paint_language_tag,
    paint_words,
)
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import ROW, Index, RowsModel
from judgekit.ui.words.rules_wording import date_in_words
from judgekit.views.rules.library_rows import LibraryHead, LibraryLine, LibraryRow

INSET, GAP, TAG = 12, 16, 40
TITLE, MOST_STATE, SIZE, SOURCE = 170, 230, 60, 108
"""Least width of the title, most of the state, widths of size and source, in design pixels."""
WIDE_TITLE = 320
"""Beyond this width of the title the source takes what is free, until it has twice its own."""
REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
RIGHT = Qt.AlignmentFlag.AlignRight


class Columns:
    """Where the columns of a list of that width stand: left edge and width of each, in pixels."""

    def __init__(self, look: Look, width: int, lines: tuple[LibraryLine, ...]) -> None:
        theme = look.theme
        rows = [line for line in lines if isinstance(line, LibraryRow)]
        metrics = QFontMetrics(theme.font())
        dates = [metrics.horizontalAdvance(date_in_words(row.date)) for row in rows if row.date]
        states = [badge_size(theme, state_badge(row).words, icon=True).width() for row in rows]
        gap = theme.px(GAP)
        date = max(dates, default=0) + theme.px(2) + gap
        state = min(max(states, default=0), theme.px(MOST_STATE)) + gap
        left, right = theme.px(INSET), width - theme.px(INSET)
        source = theme.px(SOURCE)
        free = right - left - date - state - theme.px(SIZE) - gap - source
        source += min(max(free - theme.px(WIDE_TITLE), 0), theme.px(SOURCE))
        others = (date, state, theme.px(SIZE) + gap, source)
        self.title = (left, right - left - sum(others))
        self.is_narrow = self.title[1] < theme.px(TITLE)
        at = left + self.title[1]
        places = []
        for room in others:
            places.append((at, room - gap))
            at += room
        self.date, self.state, self.size, self.source = places


class LibraryList(RowList[LibraryLine]):
    """Enter opens the document, Del removes it."""

    opened = Signal()
    removal_wanted = Signal()
    resized = Signal()

    def __init__(self, look: Look) -> None:
        model = RowsModel[LibraryLine](_said, is_heading=_is_heading)
        super().__init__(look, model, LibraryDelegate(look), wraps=True)
        self._look = look
        self.doubleClicked.connect(lambda _: self.opened.emit())

    def columns(self) -> Columns:
        """The columns at the current width."""
        return Columns(self._look, self.viewport().width(), self.rows.rows)

    def document(self) -> LibraryRow | None:
        """The chosen document."""
        line = self.row()
        return line if isinstance(line, LibraryRow) else None

    def choose(self, document: str) -> bool:
        """Choose a document by its id, or else the first one."""
        ids = [each.id if isinstance(each, LibraryRow) else "" for each in self.rows.rows]
        return self.go(ids.index(document)) if document and document in ids else self.go(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.opened.emit()
        elif event.key() in REMOVE_KEYS:
            self.removal_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ColumnHead(QWidget):
    """The names of the columns above the list; none where the list is narrow."""

    def __init__(self, look: Look, rows: LibraryList) -> None:
        super().__init__()
        self._look = look
        self._rows = rows
        self._names: tuple[str, ...] = ("",) * 5
        look.changed.connect(self.redress)
        rows.resized.connect(self.redress)
        self.redress()

    def set_names(self, *names: str) -> None:
        """Set the names of title, date, state, size and source."""
        self._names = names
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.StaticText, name=", ".join(filter(None, self._names)))

    def redress(self) -> None:
        """Take the height from the current theme: a narrow list has no names of columns."""
        is_narrow = self._rows.columns().is_narrow
        self.setFixedHeight(self._look.theme.px(6 if is_narrow else 30))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, columns = self._look.theme, QPainter(self), self._rows.columns()
        line = QRect(0, self.height() - 1, self.width(), 1)
        fill(painter, line, theme.color("line-strong"))
        if columns.is_narrow:
            return
        places = (columns.title, columns.date, columns.state, columns.size, columns.source)
        for number, ((left, width), name) in enumerate(zip(places, self._names, strict=True)):
            room = QRect(left, 0, width, self.height() - 1)
            align = RIGHT if number == 3 else Qt.AlignmentFlag.AlignLeft
            font, color = theme.font("small"), theme.color("text-muted")
            paint_words(painter, name, room, font=font, color=color, align=align)


class LibraryDelegate(RowDelegate[LibraryLine]):
    """Paints language and title, from when it is in force, its state, size and file."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme, line = self.look.theme, index.data(ROW)
        if isinstance(line, LibraryHead):
            return QSize(0, theme.px(40))
        is_narrow = _columns(option).is_narrow
        return QSize(0, theme.px(66 if is_narrow else 41))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: LibraryLine) -> None:
        """Draw a heading, or a document."""
        if isinstance(row, LibraryHead):
            self._paint_head(painter, option.rect, row)
            return
        columns = _columns(option)
        rect: QRect = option.rect
        if columns.is_narrow:
            self._paint_two_lines(painter, rect, row)
        else:
            self._paint_columns(painter, rect, row, columns)

    def _paint_head(self, painter: QPainter, rect: QRect, head: LibraryHead) -> None:
        theme = self.look.theme
        font = theme.font(bold=True)
        words = kind_words(head.kind)
        left = rect.left() + theme.px(INSET)
        room = QRect(left, rect.top() + theme.px(10), rect.right() - left, theme.px(28))
        paint_words(painter, words, room, font=font, color=theme.color("text"))
        room.setLeft(left + QFontMetrics(font).horizontalAdvance(words) + theme.px(8))
        small, muted = theme.font("small"), theme.color("text-muted")
        paint_words(painter, str(head.count), room, font=small, color=muted)

    def _paint_columns(
        self, painter: QPainter, rect: QRect, row: LibraryRow, columns: Columns
    ) -> None:
        theme = self.look.theme

        def at(place: tuple[int, int]) -> QRect:
            return QRect(rect.left() + place[0], rect.top(), place[1], rect.height() - 1)

        token = "text" if state_badge(row).token != "text-muted" else "text-muted"
        text, muted = theme.color(token), theme.color("text-muted")
        self._paint_title(painter, at(columns.title), row, token)
        date = date_in_words(row.date) if row.date else ""
        paint_words(painter, date, at(columns.date), font=theme.font(), color=text)
        self._paint_state(painter, at(columns.state), row)
        small = theme.font("small")
        size = size_words(row.bytes)
        paint_words(painter, size, at(columns.size), font=small, color=muted, align=RIGHT)
        paint_words(painter, source_words(row), at(columns.source), font=small, color=muted)

    def _paint_two_lines(self, painter: QPainter, rect: QRect, row: LibraryRow) -> None:
        theme = self.look.theme
        inset, half = theme.px(INSET), rect.height() // 2
        width = rect.width() - 2 * inset
        upper = QRect(rect.left() + inset, rect.top() + theme.px(5), width, half - theme.px(5))
        lower = QRect(rect.left() + inset, rect.top() + half, width, half - theme.px(5))
        self._paint_title(painter, upper, row, "text")
        taken = self._paint_state(painter, lower, row)
        lower.setLeft(lower.left() + taken + theme.px(10))
        date = date_in_words(row.date) if row.date else ""
        facts = " · ".join(filter(None, (date, size_words(row.bytes), source_words(row))))
        small, muted = theme.font("small"), theme.color("text-muted")
        paint_words(painter, facts, lower, font=small, color=muted)

    def _paint_title(self, painter: QPainter, room: QRect, row: LibraryRow, token: str) -> None:
        theme = self.look.theme
        if row.language:
            size = language_tag_size(theme, row.language)
            top = room.top() + (room.height() - size.height()) // 2
            tag = QRect(room.left(), top, size.width(), size.height())
            paint_language_tag(painter, theme, tag, row.language)
        left = room.left() + theme.px(TAG)
        words = QRect(left, room.top(), room.right() - left - theme.px(8), room.height())
        font: QFont = theme.font()
        paint_words(painter, title_words(row), words, font=font, color=theme.color(token))

    def _paint_state(self, painter: QPainter, room: QRect, row: LibraryRow) -> int:
        """Paint the state; return the width that it takes."""
        theme, badge = self.look.theme, state_badge(row)
        if not badge.icon:
            font, color = theme.font("small"), theme.color(badge.token)
            paint_words(painter, badge.words, room, font=font, color=color)
            return min(QFontMetrics(font).horizontalAdvance(badge.words), room.width())
        size = badge_size(theme, badge.words, icon=True)
        top = room.top() + (room.height() - size.height()) // 2
        place = QRect(room.left(), top, min(size.width(), room.width()), size.height())
        paint_badge(painter, self.look, place, badge.words, icon=badge.icon, token=badge.token)
        return place.width()


def _columns(option: QStyleOptionViewItem) -> Columns:
    view = option.widget
    assert isinstance(view, LibraryList)
    return view.columns()


def _said(line: LibraryLine) -> str:
    if isinstance(line, LibraryHead):
        return f"{kind_words(line.kind)}, {line.count}"
    return spoken(line)


def _is_heading(line: LibraryLine) -> bool:
    return isinstance(line, LibraryHead)
