"""A small icon beside words, in the colour of a token."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look


class IconLabel(QWidget):
    """One of the program's icons; the adjacent words give its meaning."""

    def __init__(
        self,
        look: Look,
        icon: str,
        *,
        token: str = "text",
        size: int = 18,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = icon
        self._token = token
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_icon(self, icon: str, token: str) -> None:
        """Show another icon."""
        if (icon, token) != (self._icon, self._token):
            self._icon, self._token = icon, token
            self.update()

    def sizeHint(self) -> QSize:
        side = self._look.theme.px(self._size)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.paint_icon(painter, self._icon, 0, 0, token=self._token, size=self._size)
