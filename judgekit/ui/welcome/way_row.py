"""One way to begin: what it is, in a line what it does, and its key."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.painting.button_background import ButtonBackground, ButtonKind
from judgekit.ui.widgets.painting.strokes import fill, paint_ring
from judgekit.ui.widgets.pressable import Pressable
from judgekit.ui.widgets.tool_tip import set_tip

HEIGHT = 72
TEXT_LEFT = 72


class WayRow(Pressable):
    """A wide button; the chosen one, which Enter takes, shows its verb as a filled button."""

    def __init__(self, look: Look, icon: str, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._icon, self._key = look, icon, key
        self._hint = self._verb = self._enter = ""
        self._is_chosen = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def say(self, title: str, hint: str, verb: str, enter: str) -> None:
        """Set the texts; `enter` is the printed name of the Enter key."""
        self._hint, self._verb, self._enter = hint, verb, enter
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(hint)
        self.update()

    def show_chosen(self, *, is_chosen: bool) -> None:
        """Show whether Enter takes it."""
        self._is_chosen = is_chosen
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.Button, key=self._enter if self._is_chosen else self._key)

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        words = QFontMetrics(theme.font()).horizontalAdvance(self._hint)
        return QSize(theme.px(TEXT_LEFT) + words + theme.px(200), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(320), self._look.theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        if self._is_chosen:
            fill(painter, self.rect(), theme.color("selection"))
            bar = theme.measure("bar-chosen")
            fill(painter, QRect(0, 0, bar, self.height()), theme.color("accent"))
        elif self.underMouse():
            fill(painter, self.rect(), theme.color("surface-sunken"))
        fill(painter, QRect(0, self.height() - 1, self.width(), 1), theme.color("line"))
        token = "accent" if self._is_chosen else "text-muted"
        side = theme.px(24)
        top = (self.height() - side) // 2
        self._look.paint_icon(painter, self._icon, theme.px(24), top, token=token, size=24)
        right = self._paint_end(painter)
        self._paint_texts(painter, right)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect())

    def _paint_end(self, painter: QPainter) -> int:
        """Paint the verb with its key, or the key and an arrow; return the left edge."""
        theme = self._look.theme
        small, right = theme.font("small"), self.width() - theme.px(24)
        middle = Qt.AlignmentFlag.AlignVCenter
        key = self._enter if self._is_chosen else self._key
        key_width = QFontMetrics(small).horizontalAdvance(key)
        if not self._is_chosen:
            size = theme.px(18)
            top = (self.height() - size) // 2
            self._look.paint_icon(painter, "chevron-right", right - size, top, token="text-muted")
            left = right - size - theme.px(12) - key_width
            painter.setFont(small)
            painter.setPen(theme.color("text-muted"))
            room = QRect(left, 0, key_width, self.height())
            painter.drawText(room, middle, key)
            return left
        bold = theme.font(bold=True)
        verb_width = QFontMetrics(bold).horizontalAdvance(self._verb)
        width = verb_width + key_width + theme.px(34)
        height = theme.measure("button")
        box = QRect(right - width, (self.height() - height) // 2, width, height)
        touched = self.underMouse()
        ButtonBackground(ButtonKind.FILLED, True, self.isDown(), touched, False).paint(
            painter, theme, box
        )
        painter.setPen(theme.color("on-accent"))
        inner = box.adjusted(theme.px(13), 0, -theme.px(13), 0)
        painter.setFont(bold)
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeft, self._verb)
        painter.setFont(small)
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, key)
        return box.left()

    def _paint_texts(self, painter: QPainter, right: int) -> None:
        theme = self._look.theme
        left = theme.px(TEXT_LEFT)
        width = right - left - theme.px(16)
        half = self.height() // 2
        lines = (
            (self.text(), theme.font("title", bold=True), "text", QRect(left, 0, width, half + 2)),
            (self._hint, theme.font(), "text-muted", QRect(left, half + 4, width, half)),
        )
        sides = (Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop)
        is_whole = True
        for (words, font, token, room), side in zip(lines, sides, strict=True):
            painter.setFont(font)
            painter.setPen(theme.color(token))
            shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, width)
            painter.drawText(room, side | Qt.AlignmentFlag.AlignLeft, shown)
            is_whole = is_whole and shown == words
        set_tip(self, "" if is_whole else f"{self.text()}: {self._hint}")
