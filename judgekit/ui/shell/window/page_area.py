"""The room of the pages, and what may lie over it: only what a person has asked for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class PageArea(QWidget):
    """`pages` fill it; what is laid over an edge of it takes no room from them, so that nothing on
    a page moves when that comes or goes."""

    def __init__(self, pages: QWidget) -> None:
        super().__init__()
        self.pages = pages
        self._over: dict[QWidget, Qt.Edge] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(pages, 1)

    def stand_in(self, panel: QWidget) -> None:
        """Add what is shown instead of the pages, while these are hidden."""
        self._column.addWidget(panel, 1)
        panel.lower()

    def lay_over(self, widget: QWidget, edge: Qt.Edge) -> None:
        """Show a widget, whenever it is visible, over the upper or the lower edge, as high as it
        asks to be."""
        self._over[widget] = edge
        widget.setParent(self)
        widget.raise_()
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        is_handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return is_handled

    def _arrange(self) -> None:
        for widget, edge in self._over.items():
            wanted = widget.heightForWidth(self.width())
            if wanted < 0:
                wanted = widget.sizeHint().height()
            height = min(wanted, self.height())
            top = 0 if edge is Qt.Edge.TopEdge else self.height() - height
            widget.setGeometry(0, top, self.width(), height)
