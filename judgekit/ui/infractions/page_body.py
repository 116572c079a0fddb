"""The columns of the Infractions page and their widths."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scrolling.sides import Sides

FINDER, ASIDE, NARROW = 346, 360, 1060
ENTRY, WIDEST_ASIDE = 700, 820
"""Width of the infraction before the rules get more, and the maximum of the rules: two languages
beside each other. It doesn't depend on what they show, so that no column moves."""
OVER = 440
"""Width of the rules while they overlay the page."""
ABOVE = 560
"""Width in design pixels below which the finder stands above the infraction."""
LOW = 700
"""Height in design pixels below which repeated information is shown once, as in a window of 800:
the remedy needs the room."""
CRAMPED = 420
"""Height in design pixels below which only what is to be done is shown by itself: the infraction,
the question asked, a step of the remedy, the player, the penalty, and its recording."""
FIRST_SHARE = 0.46
"""Share of the height for the finder above a chosen infraction."""
MOST_BELOW = 0.76
"""Maximum share of the height for the record panel below the infraction."""


class InfractionsBody(QWidget):
    """Finder, infraction above the record panel, rules; on a narrow page the rules overlay the
    right side."""

    shown = Signal()
    low_changed = Signal(bool)
    """Whether the page has become too low for everything to have its usual height."""
    cramped_changed = Signal(bool)
    """Whether the page has become too low for what isn't needed at once."""
    narrow_changed = Signal(bool)
    """Whether the rules have no column of their own any more."""
    language_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._stack = QStackedWidget()
        self._columns: Sides | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self._below: QWidget | None = None
        self._aside: QWidget | None = None
        self._aside_line = Hairline(look, Qt.Orientation.Vertical)
        self._edge = Hairline(look, Qt.Orientation.Vertical, token="line-strong", parent=self)
        """Edge of the rules while they overlay the page."""
        self._edge.hide()
        self._is_aside_open = False
        self._was_narrow: bool | None = None
        self.is_low = self._is_cramped = self._is_chosen = False
        look.changed.connect(self._share)

    def take_parts(self, finder: QWidget, middle: QWidget, below: QWidget, aside: QWidget) -> None:
        """Set the columns."""
        self._below, self._aside = below, aside
        center = QWidget()
        column = QVBoxLayout(center)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(middle, 1)
        column.addWidget(below)
        self._columns = _Columns(
            self._look, (finder, center), narrow=ABOVE, widths=self._widths_of_halves
        )
        self._columns.row.addWidget(self._aside_line)
        self._columns.row.addWidget(aside)
        self._stack.addWidget(self._columns)
        self._share()

    def show_below(self) -> None:
        """Show what stands below the infraction, where that is below the finder."""
        if self._columns is not None and self._columns.is_stacked:
            self._columns.verticalScrollBar().setValue(self._columns.verticalScrollBar().maximum())

    def show_focus(self) -> None:
        """Show what has the focus again."""
        focused = QApplication.focusWidget()
        columns = self._columns
        if columns is not None and focused is not None and columns.isAncestorOf(focused):
            columns.reveal(focused)

    def show_instead(self, widget: QWidget | None) -> None:
        """Show this instead of the columns; None shows the columns again."""
        if widget is not None and self._stack.indexOf(widget) < 0:
            self._stack.addWidget(widget)
        shown = widget or self._columns
        if shown is not None:
            self._stack.setCurrentWidget(shown)

    def show_chosen(self, *, chosen: bool) -> None:
        """Set whether an infraction is chosen: where it stands below the finder, its beginning with
        a step of the remedy is in sight then."""
        self._is_chosen = chosen
        self._share()

    @property
    def is_narrow(self) -> bool:
        """Whether the rules have no column of their own."""
        return self.width() < self._look.theme.px(NARROW)

    def toggle_aside(self) -> None:
        """Open or close the overlay of the rules."""
        self._is_aside_open = not self._is_aside_open and self.is_narrow
        self._share()

    def close_aside(self) -> bool:
        """Close the overlay of the rules; return whether it was open."""
        was_open = self._is_aside_open
        self._is_aside_open = False
        self._share()
        return was_open

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()
        self._share()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._bound_below()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.language_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    def _widths_of_halves(self, width: int) -> tuple[int, int]:
        return min(self._look.theme.px(FINDER), width * 4 // 10), 0

    def _bound_below(self) -> None:
        """Less than it needs would cut its buttons, and keep the page from getting higher."""
        if self._below is not None:
            least = self._below.minimumSizeHint().height()
            self._below.setMaximumHeight(max(round(self.height() * MOST_BELOW), least))

    def _share(self) -> None:
        columns = self._columns
        if columns is None or self._aside is None:
            return
        theme = self._look.theme
        is_low = self.isVisible() and self.height() < theme.px(LOW)
        if is_low != self.is_low:
            self.is_low = is_low
            self.low_changed.emit(is_low)
        is_cramped = self.isVisible() and self.height() < theme.px(CRAMPED)
        if is_cramped != self._is_cramped:
            self._is_cramped = is_cramped
            self.cramped_changed.emit(is_cramped)
        columns.share_first(FIRST_SHARE if is_cramped and self._is_chosen else None)
        is_over = self.is_narrow
        spare = self.width() - theme.px(FINDER) - theme.px(ENTRY)
        least = OVER if is_over else ASIDE
        width = min(max(theme.px(least), spare), theme.px(WIDEST_ASIDE))
        self._bound_below()
        self._aside.setFixedWidth(min(width, self.width()))
        if is_over != self._was_narrow:
            self._was_narrow = is_over
            self.narrow_changed.emit(is_over)
        if is_over and columns.row.indexOf(self._aside) >= 0:
            columns.row.removeWidget(self._aside)
            self._aside.setParent(self)
        elif not is_over and columns.row.indexOf(self._aside) < 0:
            columns.row.addWidget(self._aside)
            self._is_aside_open = False
        self._aside.setVisible(not is_over or self._is_aside_open)
        self._aside_line.setVisible(not is_over)
        self._edge.setVisible(is_over and self._is_aside_open)
        if is_over:
            left = self.width() - self._aside.width()
            self._aside.setGeometry(left, 0, self._aside.width(), self.height())
            self._edge.setGeometry(left - 1, 0, 1, self.height())
            for part in (self._aside, self._edge):
                part.raise_()


class _Columns(Sides):
    """What has the focus below the finder is shown with all of the infraction, if that fits."""

    def reveal(self, widget: QWidget) -> None:
        """Scroll to a widget, or to the half that it stands in."""
        super().reveal(widget)
        below, bar = self.second, self.verticalScrollBar()
        if self.is_stacked and below.isAncestorOf(widget) and below.height() <= self.height():
            bar.setValue(bar.maximum())
