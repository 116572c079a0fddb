"""Reading of a clock or a stopwatch, in large digits of fixed width."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.painting.digits import digits_height, digits_width, paint_digits


class Reading(QWidget):
    """`points` is the size of the digits; repainted only when the text has changed."""

    def __init__(
        self, look: Look, points: float = 42, *, token: str = "text", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._points = points
        self._token = token
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_reading(self, text: str, token: str = "") -> None:
        """Show a reading such as `04:12`, in the colour of a token."""
        token = token or self._token
        if (text, token) == (self._text, self._token):
            return
        if len(text) != len(self._text):
            self.updateGeometry()
        self._text, self._token = text, token
        self.update()

    def resize_digits(self, points: float) -> None:
        """Change the size of the digits, as when there is less space."""
        if points != self._points:
            self._points = points
            self.updateGeometry()
            self.update()

    def text(self) -> str:
        """Return the displayed reading."""
        return self._text

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.StaticText, name=self._text)

    def sizeHint(self) -> QSize:
        font = self._font()
        return QSize(digits_width(font, self._text or "00:00"), digits_height(font) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        baseline = (self.height() + digits_height(self._font())) / 2
        colour = self._look.theme.color(self._token)
        paint_digits(painter, self._font(), colour, (0, baseline), self._text)

    def _font(self) -> QFont:
        return self._look.theme.sized_font(self._points, bold=True)
