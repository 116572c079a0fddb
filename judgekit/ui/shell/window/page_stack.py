"""The pages, one of them shown; it scrolls where its text is too large for the window. What lies
over them takes no room from them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.hairline import GroundsFoot
from judgekit.ui.widgets.scaled_layouts import ShownPages
from judgekit.ui.widgets.scrolling.steady_scroll import SteadyScroll


class PageStack(ShownPages):
    """Needs no more height than the page that is shown."""

    def heightForWidth(self, width: int) -> int:
        # Scrolling begins where the least height doesn't fit, not the height that words would like.
        del width
        return self.minimumSizeHint().height()


class PageScroll(SteadyScroll):
    """No page is squeezed below its least size: controls would lie over each other."""

    def __init__(self, pages: QWidget) -> None:
        super().__init__()
        # Set a viewport of our own: to return Qt's own, PySide would load all widget classes.
        self.setViewport(QWidget())
        self.setWidget(pages)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        pages.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class PageArea(GroundsFoot):
    """`pages` fill it but for a line below them, in which their grounds go on; what is laid over an
    edge of them takes no room, so that nothing on a page moves when that comes or goes."""

    resized = Signal()

    def __init__(self, look: Look, pages: QWidget) -> None:
        super().__init__(look, pages)
        self.pages = pages
        # All in one cell, but for the line.
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setRowStretch(0, 1)
        self._grid.addWidget(pages, 0, 0)

    def stand_in(self, panel: QWidget) -> None:
        """Add what is shown instead of the pages, while these are hidden."""
        self._grid.addWidget(panel, 0, 0)
        panel.lower()

    def lay_over(self, widget: QWidget, edge: Qt.AlignmentFlag) -> None:
        """Show a widget, whenever it is visible, over the upper or the lower edge, as high as it
        asks to be."""
        self._grid.addWidget(widget, 0, 0, edge)
        widget.raise_()

    def lay_below(self, line: QWidget) -> None:
        """Show a line below the pages, which leave it its room."""
        self._grid.addWidget(line, 1, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def hasHeightForWidth(self) -> bool:
        return False
