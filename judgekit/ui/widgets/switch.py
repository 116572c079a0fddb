"""A switch: on or off, with its words."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_ring
from judgekit.ui.widgets.pressable import Pressable

WIDTH, HEIGHT, INSET, GAP, PADDING = 36, 20, 4, 8, 4


class Switch(Pressable):
    """`turned` has the new state when the user changes it; Space and Enter toggle it."""

    turned = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.turned)
        look.changed.connect(self.updateGeometry)

    def set_words(self, words: str) -> None:
        """Set the words."""
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        words = QFontMetrics(theme.font()).horizontalAdvance(self.text()) + 1
        return QSize(self._left() + words + theme.px(PADDING), theme.px(HEIGHT + 2 * PADDING))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._left() + self._look.theme.px(24), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        height, inset = theme.px(HEIGHT), theme.px(INSET)
        slide = QRect(theme.px(PADDING), (self.height() - height) // 2, theme.px(WIDTH), height)
        is_on = self.isChecked()
        fill = theme.color("accent" if is_on else "surface")
        line = theme.color("accent" if is_on else "line-strong")
        paint_frame(painter, slide, height / 2, fill=fill, line=line)
        side = height - 2 * inset
        left = slide.right() + 1 - inset - side if is_on else slide.left() + inset
        knob = QRect(left, slide.top() + inset, side, side)
        ink = theme.color("on-accent" if is_on else "line-strong")
        paint_frame(painter, knob, side / 2, fill=ink)
        painter.setFont(theme.font())
        painter.setPen(theme.color("text"))
        room = self.rect().adjusted(self._left(), 0, -theme.px(PADDING), 0)
        elide = Qt.TextElideMode.ElideRight
        words = QFontMetrics(theme.font()).elidedText(self.text(), elide, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-control"))

    def _left(self) -> int:
        """Return the left edge of the words."""
        return self._look.theme.px(PADDING + WIDTH + GAP)
