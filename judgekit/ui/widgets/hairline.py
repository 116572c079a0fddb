"""A separator line."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import fill


class Hairline(QWidget):
    """One pixel in the colour `line` (or another token), horizontal or vertical."""

    def __init__(
        self,
        look: Look,
        orientation: Qt.Orientation = Qt.Orientation.Horizontal,
        *,
        token: str = "line",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._token = token
        if orientation is Qt.Orientation.Horizontal:
            self.setFixedHeight(1)
        else:
            self.setFixedWidth(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color(self._token))
