"""One answer to choose, as a wide button with its number."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_ring
from judgekit.ui.widgets.pressable import Pressable

HEIGHT = 44


class ChoiceState(StrEnum):
    """What became of a choice."""

    OPEN = "open"
    RIGHT = "right"
    WRONG = "wrong"
    """It was chosen, and another one is right."""
    PASSED = "passed"
    """Neither chosen nor right."""


ICONS: Mapping[ChoiceState, tuple[str, str]] = {
    ChoiceState.RIGHT: ("tick", "ok"),
    ChoiceState.WRONG: ("wrong", "urgent"),
}
"""Icon and token."""


class ChoiceRow(Pressable):
    """Shows its number, which is also its key, and once answered a sign and a word beside it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._number, self._verdict = 0, ""
        self._state = ChoiceState.OPEN
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_choice(self, number: int, words: str) -> None:
        """Show an answer that can still be chosen."""
        self._number = number
        self.setText(words)
        self.show_state(ChoiceState.OPEN, "")

    def show_state(self, state: ChoiceState, verdict: str) -> None:
        """Show what became of it, in words too."""
        self._state, self._verdict = state, verdict
        self.setEnabled(state is ChoiceState.OPEN)
        self.setAccessibleName(", ".join(each for each in (self.text(), verdict) if each))
        self.updateGeometry()
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.Button, key=str(self._number))

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        words = QFontMetrics(theme.font("title", bold=True)).horizontalAdvance(self.text())
        verdict = QFontMetrics(theme.font()).horizontalAdvance(self._verdict)
        return QSize(words + verdict + theme.px(120), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(160), theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        icon, token = ICONS.get(self._state, ("", "line-strong"))
        is_touched = self.isEnabled() and (self.isDown() or self.underMouse())
        ground = theme.color("selection" if is_touched else "surface")
        radius = theme.measure("radius-control")
        line = theme.color("line" if self._state is ChoiceState.PASSED else token)
        width = 2 if icon else 1
        paint_frame(painter, self.rect(), radius, fill=ground, line=line, width=width)
        self._paint_words(painter, icon, token)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), radius)

    def _paint_words(self, painter: QPainter, icon: str, token: str) -> None:
        theme = self._look.theme
        left, middle = theme.px(16), Qt.AlignmentFlag.AlignVCenter
        room = QRect(left, 0, self.width() - 2 * left, self.height())
        if icon:
            top = (self.height() - theme.px(18)) // 2
            self._look.paint_icon(painter, icon, left, top, token=token)
        else:
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, str(self._number))
        painter.setFont(theme.font())
        painter.setPen(theme.color(token if icon else "text-muted"))
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, self._verdict)
        verdict = painter.fontMetrics().horizontalAdvance(self._verdict)
        is_passed = self._state is ChoiceState.PASSED
        font = theme.font("title", bold=not is_passed)
        painter.setFont(font)
        painter.setPen(theme.color("text-muted" if is_passed else "text"))
        room.adjust(theme.px(32), 0, -verdict - theme.px(8), 0)
        words = QFontMetrics(font).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, words)
