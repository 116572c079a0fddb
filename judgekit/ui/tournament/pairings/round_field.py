"""The field for the number of a round."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QIntValidator, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_ring

MOST_ROUNDS = 99


class RoundField(QLineEdit):
    """A whole number from 1 to 99; Up and Down change it by one."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_own = False
        self.setValidator(QIntValidator(1, MOST_ROUNDS, self))
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.textEdited.connect(self._own)
        look.changed.connect(self.redress)
        self.redress()

    def number(self) -> int | None:
        """Return the round; None while the field holds no number above 0."""
        text = self.text()
        return int(text) if text.isdecimal() and 0 < int(text) <= MOST_ROUNDS else None

    def show_number(self, number: int) -> None:
        """Set the field to a round, clamped to 1 to 99."""
        self.setText(str(min(max(number, 1), MOST_ROUNDS)))

    def propose(self, number: int) -> None:
        """Set the field to a round, unless the user typed one."""
        if not self._is_own:
            self.show_number(number)

    def begin_anew(self, number: int) -> None:
        """Set the field to a round, even if the user typed one."""
        self._is_own = False
        self.show_number(number)

    def redress(self) -> None:
        """Apply font and margins of the current theme."""
        theme = self._look.theme
        self.setFont(theme.font(bold=True))
        self.setTextMargins(theme.px(8), 0, theme.px(8), 0)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(64), theme.measure("field"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        step = steps.get(Qt.Key(event.key()), 0)
        if step:
            self._own()
            self.show_number((self.number() or 0) + step)
        else:
            super().keyPressEvent(event)

    def _own(self) -> None:
        self._is_own = True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self._look.theme
        painter = QPainter(self)
        radius = theme.measure("radius-control")
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), radius)
        else:
            paint_frame(painter, self.rect(), radius, line=theme.color("line-strong"))
