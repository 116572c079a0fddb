"""Layout of the Clock page: cards above the board, an open panel at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from judgekit.ui.clock.board.columns import WIDEST
from judgekit.ui.clock.board.model import BoardModel
from judgekit.ui.clock.board.pane import BoardPane
from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.clock.cards.row import GAP, CardsRow
from judgekit.ui.clock.outstanding.pane import OutstandingPane
from judgekit.ui.clock.panels.side_panel import SidePanel
from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.parts.no_event import NoEvent
from judgekit.ui.shell.parts.slip_view import SlipView
from judgekit.ui.widgets.hairline import Ground, Hairline
from judgekit.ui.widgets.scrolling.steady_scroll import SteadyScroll
from judgekit.views.clock.slip import Slip

BESIDE = 1084
"""Least width of the page for a panel beside the board: that of a window 1180 wide."""
ROOMY = (1000, 600)
"""Width and height of the page from which the digits have their full size."""
SIDE = 328
LEAST_BESIDE = 400
"""Least width left of a panel in design pixels; with less, the panel covers the whole page."""
LEAST_BOARD = 150
"""Least height of the board; the page scrolls where large text leaves less."""


class Side(Ground):
    """Background of the panel at the right; panels draw their own edge over its line."""

    ground = "surface-sunken"

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._edge = Hairline(look, Qt.Orientation.Vertical, parent=self)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._edge.resize(1, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.theme.color(self.ground))


class ClockBody(QWidget):
    """The page's layout and what is open on it; it knows nothing of clocks."""

    shown = Signal()
    """The page became visible; it isn't updated while hidden."""

    def __init__(
        self, look: Look, messages: Messages, model: BoardModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.cards = CardsRow(look)
        self.outstanding = OutstandingPane(look)
        self.board = BoardPane(look, model)
        self._main = QWidget()
        self._column = QVBoxLayout(self._main)
        self._column.addWidget(self.cards)
        self._column.addWidget(self.outstanding)
        self._column.addWidget(self.board, 1)
        self._side = Side(look, self)
        self._side.hide()
        self.panel: QWidget | None = None
        """The panel open at the right."""
        self._fills = False
        self.slip = SlipView(look, messages, self)
        self.slip.closed.connect(self.close_slip)
        self.no_event = NoEvent(look)
        self._stack = QStackedLayout()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(self._stack)
        # Only now: without the page as parent, the first one would open as a window of its own.
        self._stack.addWidget(self.no_event)
        self._scroll = _PageScroll()
        self._scroll.setWidget(self._main)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for ground in (self._scroll.viewport(), self._main):
            ground.setAutoFillBackground(False)
        self._stack.addWidget(self._scroll)
        # Only once the board has its place can the page scroll to it.
        self.board.view.revealed.connect(self._show_chosen_row, Qt.ConnectionType.QueuedConnection)
        look.changed.connect(self._redress)
        self._redress()

    def show_cards(self, cards: Sequence[CardFacts]) -> None:
        """Show the clocks; none means that no tournament is open."""
        self._stack.setCurrentWidget(self._scroll if cards else self.no_event)
        self.cards.show_cards(cards)

    def open_side(self, panel: QWidget, *, fills: bool = False) -> None:
        """Open a panel at the right in place of the previous one, and give it the focus.

        With `fills` it covers the whole page.
        """
        self._fills = fills
        if self.panel is not panel:
            if self.panel is not None:
                self.panel.hide()
            self.panel = panel
            if self._side.column.indexOf(panel) < 0:
                self._side.column.addWidget(panel)
        panel.show()
        self.board.view.show_keys(has_keys=False)
        self._side.show()
        self._side.raise_()
        self._arrange()
        self._focus_panel(panel)

    def close_side(self) -> None:
        """Close the panel and give the focus to the board."""
        if self.panel is None:
            return
        self.panel.hide()
        self.panel = None
        self.board.view.show_keys(has_keys=True)
        self._side.hide()
        self._arrange()
        self.take_focus()

    def open_slip(self, slip: Slip, rounding: int, language: str) -> None:
        """Show a slip over the page, in that language until a judge chooses another."""
        self.slip.show_slip(slip, rounding, language)
        self.slip.setGeometry(self.rect())
        self.slip.show()
        self.slip.raise_()
        self.slip.setFocus()

    def close_slip(self) -> bool:
        """Close the slip; return whether one was shown."""
        if self.slip.isHidden():
            return False
        self.slip.hide()
        self.take_focus()
        return True

    def reveal(self, part: QWidget) -> None:
        """Scroll to a part of the page, once it has its place."""
        QTimer.singleShot(0, part, lambda: self._scroll.ensureWidgetVisible(part))

    def take_focus(self) -> None:
        """Give the focus to the slip, the open panel, the board or the main card."""
        if not self.slip.isHidden():
            self.slip.setFocus()
        elif self.panel is not None:
            self._focus_panel(self.panel)
        elif self._stack.currentWidget() is self.no_event:
            self.no_event.button.setFocus()
        elif not self.outstanding.isHidden():
            self.outstanding.field.setFocus()
        elif self.board.view.isVisibleTo(self):
            self.board.view.setFocus()
        else:
            self.cards.main.setFocus()

    def _show_chosen_row(self) -> None:
        """Scroll the page to the row chosen on the board, where large text leaves little room."""
        view = self.board.view
        row = view.visualRect(view.currentIndex())
        middle = view.viewport().mapTo(self._main, row.center())
        self._scroll.ensureVisible(middle.x(), middle.y(), 0, row.height())

    @staticmethod
    def _focus_panel(panel: QWidget) -> None:
        (panel.first if isinstance(panel, SidePanel) else panel).setFocus()

    def is_beside(self) -> bool:
        """Whether a panel fits beside the board."""
        return self.width() >= self._look.theme.px(BESIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys that no child handled arrive here: arrow keys move the focus to the board.
        is_arrow = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        if is_arrow and self.board.view.isVisible() and not self.board.view.hasFocus():
            self.board.view.setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.isVisible():
            self.shown.emit()

    def _arrange(self) -> None:
        theme = self._look.theme
        is_open = self.panel is not None
        fills = self._fills or self.width() - theme.px(SIDE) < theme.px(LEAST_BESIDE)
        side = self.width() if fills else theme.px(SIDE)
        takes = side if is_open and not fills and self.is_beside() else 0
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, 0, takes, 0)
        self._side.setGeometry(self.width() - side, 0, side, self.height())
        self.slip.setGeometry(self.rect())
        is_small = self.width() < theme.px(ROOMY[0]) or self.height() < theme.px(ROOMY[1])
        self.cards.set_small(is_small)
        self.board.set_small(is_small)
        self.board.setMinimumHeight(theme.px(LEAST_BOARD))
        margin = theme.px(20 if is_small else 24)
        spare = self.width() - takes - 2 * margin - theme.px(WIDEST)
        right = margin + max(0, spare)
        self._column.setContentsMargins(margin, theme.px(12 if is_small else 20), right, 0)
        self._column.setSpacing(theme.px(8 if is_small else 16))
        is_over = is_open and not fills and not takes
        for part in (self.cards, self.board):
            part.set_covered(side - right + theme.px(GAP) if is_over else 0)

    def _redress(self) -> None:
        self._arrange()


class _PageScroll(SteadyScroll):
    """Scrolls with the mouse and the page keys; the arrow keys belong to the board."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)
