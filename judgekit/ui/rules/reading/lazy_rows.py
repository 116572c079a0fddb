"""A long column of rows that builds only the rows near the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.painting.strokes import paint_ring

MARGIN_VIEWS = 0.5
"""Margin built above and below the view, as a share of its height."""

HELD = 200
"""Milliseconds."""


class _Ring(QWidget):
    """The focus ring above the scrolling content."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            self.raise_()
            self.show()
        elif event.type() is QEvent.Type.FocusOut:
            self.hide()
        elif isinstance(event, QResizeEvent):
            self.resize(event.size())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ring(QPainter(self), self._look.theme, self.rect())


class LazyRows(QScrollArea):
    """Stacks rows of different heights; builds them near the view and drops them far from it.

    A row is a widget with `heightForWidth`. Rows that don't exist yet take an estimated height;
    when they are built, the row at the top of the view keeps its position.
    """

    as_spoken = spoken_as(Role.Document)

    top_row_changed = Signal(int)
    """The user scrolled, and this row is at the top now; not emitted for programmatic changes."""

    moved = Signal()
    """The rows in the view, or their positions, changed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Set a viewport of our own: to return Qt's own, PySide would load all widget classes.
        self.setViewport(QWidget())
        _Ring(look, self)
        self._build: Callable[[int], QWidget] = lambda _: QWidget()
        self._heights: list[int] = []
        self._tops: list[int] = [0]
        self._rows: dict[int, QWidget] = {}
        self._anchor = (0, 0)
        self._moving = False
        self._overlap = look.theme.px(66)
        self.verticalScrollBar().setSingleStep(look.theme.px(40))
        self._column = QWidget()
        self.setWidget(self._column)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self._settle = QTimer(self, singleShot=True, interval=0)
        self._settle.timeout.connect(self._lay_out)
        self._hold = QTimer(self, singleShot=True, interval=HELD)
        self._hold.timeout.connect(self._lay_out)

    # -- content

    def hold(self) -> None:
        """Build no row for a moment, or until the next call that sets, rebuilds or shows rows."""
        self._hold.start()

    def set_rows(self, heights: list[int], build: Callable[[int], QWidget], first: int = 0) -> None:
        """Show `len(heights)` rows, of estimated heights in pixels, with row `first` at the top."""
        # A discarded row may still signal, such as an unfinished note: first set the new content.
        self._hold.stop()
        gone, self._rows = list(self._rows.values()), {}
        self._heights = list(heights)
        self._build = build
        self._anchor = (min(first, max(len(heights) - 1, 0)), 0)
        self._tops = [0, *accumulate(self._heights)]
        for row in gone:
            _discard(row)
        self._lay_out()

    def row(self, index: int) -> QWidget | None:
        """Return the widget of a row, None if it isn't built."""
        return self._rows.get(index)

    def built_rows(self) -> dict[int, QWidget]:
        """Return every built row by index."""
        return dict(sorted(self._rows.items()))

    def rebuild(self, index: int | None = None) -> None:
        """Rebuild a row, or all of them; the scroll position is kept."""
        self._hold.stop()
        which = [index] if index is not None else list(self._rows)
        gone = [row for at in which if (row := self._rows.pop(at, None)) is not None]
        for row in gone:
            _discard(row)
        self._lay_out()

    def show_row(self, index: int, offset: int = 0) -> None:
        """Scroll to `offset` pixels below the top of a row."""
        self._hold.stop()
        if 0 <= index < len(self._heights):
            self._anchor = (index, offset)
            self._lay_out()

    def ensure_visible(self, index: int, top: int, bottom: int) -> None:
        """Ensure that `top` to `bottom`, in pixels of a built row, is visible.

        If it isn't, scroll `top` to a third of the view's height.
        """
        view = self.viewport().height()
        start = self._tops[index] - self.verticalScrollBar().value()
        if start + top < 0 or start + bottom > view:
            self.verticalScrollBar().setValue(self._tops[index] + top - view // 3)

    @property
    def position(self) -> tuple[int, int]:
        """The row at the very top of the view, and the number of its pixels scrolled away."""
        return self._anchor

    # -- geometry

    def refresh_heights(self, *, at_once: bool = False) -> None:
        """Measure every built row again, in the next cycle of the event loop unless `at_once`."""
        if at_once:
            self._settle.stop()
            self._lay_out()
        else:
            self._settle.start()

    def _lay_out(self) -> None:
        """Build and position the rows near the view at the anchor, and drop those far from it."""
        if not self._heights or self._moving or self._hold.isActive() or not self.isVisible():
            return
        self._moving = True
        width, view = self.viewport().width(), max(self.viewport().height(), 1)
        near = self._build_near(width, view)
        self._drop_rows(near)
        self._tops = [0, *accumulate(self._heights)]
        # Space below the last row lets it, too, scroll to the top of the view.
        self._column.resize(width, self._tops[-1] + max(0, view - self._heights[-1]))
        for index in near:
            row = self._rows[index]
            row.setGeometry(0, self._tops[index], width, self._heights[index])
            row.show()
        anchor, offset = self._anchor
        self.verticalScrollBar().setValue(self._tops[anchor] + offset)
        self._moving = False
        self.moved.emit()

    def _build_near(self, width: int, view: int) -> range:
        """Build every row from half a view above the view to half a view below it."""
        margin = round(view * MARGIN_VIEWS)
        anchor, offset = self._anchor
        first, last = anchor, anchor
        below = self._measure(anchor, width) - offset
        above = margin - offset
        while first > 0 and above > 0:
            first -= 1
            above -= self._measure(first, width)
        while last + 1 < len(self._heights) and below < view + margin:
            last += 1
            below += self._measure(last, width)
        return range(first, last + 1)

    def _measure(self, index: int, width: int) -> int:
        """Build the row if needed, and return its height at that width."""
        row = self._rows.get(index)
        if row is None:
            row = self._build(index)
            row.setParent(self._column)
            self._rows[index] = row
        self._heights[index] = max(1, row.heightForWidth(width))
        return self._heights[index]

    def _drop_rows(self, keep: range) -> None:
        for index in [index for index in self._rows if index not in keep]:
            row = self._rows[index]
            if keep and row.isAncestorOf(QApplication.focusWidget() or self):
                row.setGeometry(0, self._tops[index], row.width(), row.height())
                continue
            del self._rows[index]
            _discard(row)

    def _scrolled(self) -> None:
        if not self._moving and self.isVisible():
            value = self.verticalScrollBar().value()
            self._anchor = _anchor_at(value, self._tops, self._anchor[0])
            self._lay_out()
            self.top_row_changed.emit(self._top_row())

    def _top_row(self) -> int:
        """Return the row at the top of the view: the last one that begins in its upper third."""
        value = self.verticalScrollBar().value() + self.viewport().height() // 3
        anchor, offset = self._anchor
        if offset <= 0:
            return anchor
        top = anchor
        while top + 1 < len(self._heights) and self._tops[top + 1] <= value:
            top += 1
        return top

    # -- events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll: Home and End to the ends, Space and page keys with an overlap of some lines."""
        bar = self.verticalScrollBar()
        page = max(self.viewport().height() - self._overlap, 1)
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_PageDown or (event.key() == Qt.Key.Key_Space and not shift):
            bar.setValue(bar.value() + page)
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_Space):
            bar.setValue(bar.value() - page)
        elif event.key() == Qt.Key.Key_Home:
            bar.setValue(0)
        elif event.key() == Qt.Key.Key_End:
            self.show_row(len(self._heights) - 1, 0)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Omit QScrollArea's scrolling to the middle of a long row."""
        return QWidget.focusNextPrevChild(self, forward)


def _anchor_at(value: int, tops: Sequence[int], near: int) -> tuple[int, int]:
    """Return the row at a position and the number of its pixels above it.

    `tops` has each row's top and the end of the last; the search begins at the row `near`.
    """
    last = max(len(tops) - 2, 0)
    row = min(near, last)
    while row > 0 and tops[row] > value:
        row -= 1
    while row < last and tops[row + 1] <= value:
        row += 1
    return row, value - tops[row]


def _discard(row: QWidget) -> None:
    row.hide()
    row.deleteLater()
