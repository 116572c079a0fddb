"""Layout of the Calls page: a list, and what is chosen in it beside or below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QWidget

from judgekit.ui.calls.appeals.list_view import AppealsList
from judgekit.ui.calls.call.list_view import CallsList
from judgekit.ui.calls.chosen_view import CallView
from judgekit.ui.look import Look
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.scaled_layouts import ShownPages

LEAST_SIDE_BY_SIDE = 760
"""Least width in design pixels for list and call side by side."""
WIDTH = 348
PART_ABOVE = 0.5
"""Part of the height for a list above the chosen call, where that needs no more."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""Qt's own name and value for an unbounded width."""


class CallsBody(QWidget):
    """The page's widget, which emits when it is shown and when the language changes.

    `call` scrolls if it doesn't fit; the last of the other `sides` hides the list where that would
    be above it.
    """

    shown = Signal()
    language_changed = Signal()

    def __init__(
        self,
        look: Look,
        lists: tuple[CallsList, AppealsList],
        call: CallView,
        sides: tuple[QWidget, ...],
    ) -> None:
        super().__init__()
        self._look = look
        self._all = lists
        self._call = call
        self._lists, self._sides = ShownPages(), QStackedWidget()
        for each in lists:
            self._lists.addWidget(each)
        self._covering = sides[-1]
        self._frames: dict[QWidget, QWidget] = {call: FormScroll(look, call)}
        for side in (call, *sides):
            self._sides.addWidget(self._frames.setdefault(side, side))
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(0)
        self._line = Hairline(look, Qt.Orientation.Vertical)
        self._halves.addWidget(self._lists, 2)
        self._halves.addWidget(self._line)
        self._halves.addWidget(self._sides, 3)
        look.changed.connect(self._share)
        call.pane.reshaped.connect(self._share_height)
        self._share()

    @property
    def list(self) -> QWidget | None:
        """The list shown."""
        return self._lists.currentWidget()

    @property
    def side(self) -> QWidget:
        """The widget shown beside the list, as passed to `show_side`."""
        current = self._sides.currentWidget()
        return next(side for side, frame in self._frames.items() if frame is current)

    def show_list(self, which: QWidget) -> None:
        """Show this list."""
        self._lists.setCurrentWidget(which)
        self._share_height()

    def show_side(self, which: QWidget) -> None:
        """Show this widget beside the list."""
        self._sides.setCurrentWidget(self._frames[which])
        self._share()

    def minimumSizeHint(self) -> QSize:
        """Return no least width: words give way rather than let the page scroll sideways."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def showEvent(self, event: QShowEvent) -> None:
        self.shown.emit()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.language_changed.emit()
        super().changeEvent(event)

    def _share(self) -> None:
        """Put the list above the chosen call where the window is too narrow for its text size."""
        narrow = self.width() < self._look.theme.px(LEAST_SIDE_BY_SIDE)
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(below if narrow else side)
        self._line.setVisible(not narrow)
        self._lists.setVisible(not narrow or self.side is not self._covering)
        width = QWIDGETSIZE_MAX if narrow else self._look.theme.px(WIDTH)
        self._lists.setMaximumWidth(width)
        for each in self._all:
            each.stand(on_top=narrow)
        self._call.pane.stand(below_list=narrow)
        self._share_height()

    def _share_height(self) -> None:
        """Give the chosen call what its main button and what to tell its table need, and the list
        above it the rest: at least a row, at most its usual part."""
        is_above = self._halves.direction() is QBoxLayout.Direction.TopToBottom
        most = QWIDGETSIZE_MAX
        if is_above:
            pane = self._call.pane
            is_needed = self.side is self._call and pane.isVisibleTo(self._call)
            needed = pane.needed_height() if is_needed else 0
            rest = min(self.height() - needed, round(self.height() * PART_ABOVE))
            most = max(self._lists.minimumSizeHint().height(), rest)
        self._lists.setMaximumHeight(most)
