"""A form that scrolls if necessary, and follows the focus from field to field."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.scrolling.steady_scroll import SteadyScroll


class ScrolledPage(QWidget):
    """Content that fills the area it scrolls in, and scrolls only where its least height doesn't
    fit; its width is what there is."""

    resized = Signal()
    """Emitted also when a scroll bar takes or gives back its width."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        if layout is None:
            return 0
        if layout.hasHeightForWidth():
            return layout.totalMinimumHeightForWidth(width)
        return layout.totalMinimumSize().height()


class FormScroll(SteadyScroll):
    """Scrolls focused widgets into view."""

    def __init__(self, look: Look, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._content = content
        # Its own is of a class that only C++ knows: naming it loads every class of widgets.
        self.setViewport(QWidget())
        # Never wider than what there is: nobody looks for a form's right half.
        content.setSizePolicy(QSizePolicy.Policy.Ignored, content.sizePolicy().verticalPolicy())
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for ground in (self, self.viewport(), content):
            ground.setAutoFillBackground(False)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def set_widest(self, pixels: int) -> None:
        """Set the maximum width of the form."""
        self._content.setMaximumWidth(pixels)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isVisible() and self._content.isAncestorOf(now):
            self._reveal()
            # Widgets that appear on focus shift it once more.
            QTimer.singleShot(0, self, self._reveal)

    def reveal(self, widget: QWidget) -> None:
        """Scroll to a widget of the form, by as little as needed."""
        self._lay_out_around(widget)
        self.ensureWidgetVisible(widget, 0, self._look.theme.px(40))

    def reveal_part(self, widget: QWidget, part: QRect) -> None:
        """Scroll to a part of a widget that may be higher than what is seen of the form."""
        middle = widget.mapTo(self._content, part.center())
        self.ensureVisible(middle.x(), middle.y(), 0, part.height())

    def _reveal(self) -> None:
        now = QApplication.focusWidget()
        if now is not None and self._content.isAncestorOf(now):
            self.reveal(now)

    def _lay_out_around(self, widget: QWidget) -> None:
        """Lay out what the widget stands in, from the inside out: one that appeared with the focus
        has no place yet, and the form not its height."""
        around = widget.parentWidget()
        while around is not None and around is not self.viewport():
            QApplication.sendPostedEvents(around, QEvent.Type.LayoutRequest)
            around = around.parentWidget()
