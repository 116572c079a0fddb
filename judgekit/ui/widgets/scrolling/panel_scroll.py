"""A panel as high as its content that scrolls if necessary."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.form_scroll import FormScroll


class PanelScroll(FormScroll):
    """Follows the panel's height."""

    def __init__(self, look: Look, panel: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(look, panel, parent)
        self._panel = panel
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        panel.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._need_bar()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._need_bar()
        super().resizeEvent(event)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self._panel.layout()
        if layout is None or not layout.hasHeightForWidth():
            return self._panel.sizeHint().height()
        return layout.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        width = self.width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _need_bar(self) -> None:
        """Have no scroll bar where the panel fits without one: narrower beside a bar it may be
        higher, and would keep it."""
        fits = self.heightForWidth(self.width()) <= self.height()
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )
