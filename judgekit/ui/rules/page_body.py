"""Layout of the Rules page: its columns and their widths."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.rules.reading.section_row import measure
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.painting.strokes import fill

OUTLINE, RESULTS, NARROW = 255, 351, 1100
TEXT_MARGINS = 84
"""Width left and right of the text, scroll bar included."""
LEAST_ASIDE, ASIDE = 240, 336
LEAST_TEXT = 300
"""Width of the text beside an opened aside below which the aside covers it."""
LEAST_OUTLINE, MOST_OUTLINE = 180, 520
HANDLE = 9
"""Width of what the mouse grips at the outline's edge."""


class _Handle(QWidget):
    """Lies over the outline's edge, which the mouse draws; a double click puts it back."""

    drawn = Signal(int)
    """Where the edge was drawn to, in pixels of the parent."""
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setCursor(Qt.CursorShape.SplitHCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.drawn.emit(self.mapToParent(event.position().toPoint()).x())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.left.emit()


class RulesBody(QWidget):
    """Outline, results, text, and an aside where the text leaves enough width.

    A narrow page shows the results in place of the outline. Two languages side by side take the
    whole width, less that of the results.
    """

    aside_opened = Signal(bool)
    """The aside is shown, or no longer shown, where the text leaves too little width for it."""

    def __init__(self, look: Look, outline: QWidget, controller: QWidget, aside: QWidget) -> None:
        super().__init__()
        self._look = look
        self._outline, self._controller, self._aside = outline, controller, aside
        self._results = QWidget()
        self._searching = self._side_by_side = self._aside_wanted = False
        self._is_view_alone = self._is_without_aside = self._is_over = False
        upright = Qt.Orientation.Vertical
        self._lines = (Hairline(look, upright), Hairline(look, upright))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.addWidget(outline)
        row.addWidget(self._lines[0])
        row.addWidget(self._results)
        row.addWidget(self._lines[1])
        row.addWidget(controller, 1)
        row.addWidget(aside)
        self._drawn = OUTLINE
        self._handle = _Handle(look, self)
        self._handle.drawn.connect(self._draw_outline)
        self._handle.left.connect(lambda: self.set_outline_width(OUTLINE))
        look.changed.connect(self._share)
        self._share()

    @property
    def outline_width(self) -> int:
        """The width that the outline was drawn to, in design pixels."""
        return self._drawn

    def set_outline_width(self, width: int) -> None:
        """Set the outline's width, in design pixels, within bounds."""
        self._drawn = min(max(width, LEAST_OUTLINE), MOST_OUTLINE)
        self._share()

    def take_results(self, results: QWidget) -> None:
        """Insert the results pane into its column when it is first created."""
        column = QVBoxLayout(self._results)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(results)

    def show_results(self, searching: bool) -> None:
        """Show or hide the results."""
        self._searching = searching
        self._share()

    def show_side_by_side(self, side_by_side: bool) -> None:
        """Set whether two languages are shown side by side."""
        self._side_by_side = side_by_side
        self._share()

    def show_aside(self, wanted: bool) -> None:
        """Open the aside where the text leaves too little width for it, until it has enough."""
        self._aside_wanted = wanted and not self.aside_fits
        self._share()

    @property
    def is_text_covered(self) -> bool:
        """Whether the opened aside takes the place of the text."""
        return self._controller.isHidden()

    @property
    def aside_fits(self) -> bool:
        """Whether the text leaves enough width for the aside."""
        theme = self._look.theme
        is_free = not self._is_alone() and not self._is_without_aside
        return is_free and self._spare(self._has_outline()) >= theme.px(LEAST_ASIDE)

    def show_alone(self, alone: bool) -> None:
        """Set whether the view in place of a text takes the outline's place too."""
        self._is_view_alone = alone
        self._share()

    def show_without_aside(self, without: bool) -> None:
        """Set whether the view shown takes the aside's width too."""
        self._is_without_aside = without
        self._share()

    @property
    def narrow(self) -> bool:
        """Whether outline and results don't fit at once."""
        return self.width() < self._look.theme.px(NARROW)

    def minimumSizeHint(self) -> QSize:
        """Return no minimum: the columns shrink rather than keep the window from doing so."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    def _share(self) -> None:
        theme = self._look.theme
        most = self.width() * 3 // 10 if self._is_without_aside else self.width() * 2 // 5
        outline_width = min(theme.px(self._drawn), most)
        results_width = min(theme.px(RESULTS), self.width() * 2 // 5)
        self._outline.setFixedWidth(outline_width)
        self._results.setFixedWidth(results_width)
        outline, fits, over = self._has_outline(), self.aside_fits, False
        spare = self._spare(outline)
        self._aside_wanted = self._aside_wanted and not fits
        # Hide before showing: otherwise the window would grow for a column about to be hidden.
        if self._aside_wanted and not self._is_view_alone and not self._is_without_aside:
            over, spare = True, theme.px(ASIDE)
            outline = outline and not self.narrow
            left = self.width() - outline * outline_width - spare
            if left < max(theme.px(LEAST_TEXT), self._controller.minimumSizeHint().width()):
                outline, spare = False, self.width()
        self._controller.setHidden(over and spare == self.width())
        searching = (
            self._searching and not over and not self._is_view_alone and not self._is_without_aside
        )
        self._results.setVisible(searching)
        self._lines[1].setVisible(searching)
        self._outline.setVisible(outline)
        self._aside.setFixedWidth(max(spare, 0))
        self._aside.setVisible(fits or over)
        if over != self._is_over:
            self._is_over = over
            self.aside_opened.emit(over)
        self._lines[0].setVisible(outline)
        self._handle.setVisible(outline)
        self._handle.setGeometry(
            outline_width - theme.px(HANDLE) // 2, 0, theme.px(HANDLE), self.height()
        )
        self._handle.raise_()

    def _is_alone(self) -> bool:
        """Whether the text, or the view in its place, takes the whole width."""
        return self._side_by_side or self._is_view_alone

    def _has_outline(self) -> bool:
        return not self._is_alone() and not (self._searching and self.narrow)

    def _spare(self, outline: bool) -> int:
        """Return the width that outline, results and text leave, in pixels."""
        theme = self._look.theme
        taken = min(theme.px(self._drawn), self.width() * 2 // 5) * outline
        taken += min(theme.px(RESULTS), self.width() * 2 // 5) * self._searching
        return self.width() - taken - measure(theme) - theme.px(TEXT_MARGINS)

    def _draw_outline(self, right: int) -> None:
        self.set_outline_width(round(right / self._look.theme.px(100) * 100))
