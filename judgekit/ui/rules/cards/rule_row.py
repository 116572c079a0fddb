"""A rule that a card touches: its number and title, pressed to read it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.painting.strokes import fill, paint_ring, paint_words
from judgekit.ui.widgets.pressable import Pressable
from judgekit.ui.widgets.tool_tip import set_tip

HEIGHT, NUMBER, CHEVRON, INSET = 32, 72, 16, 6


class RuleRow(Pressable):
    """Pressed by Enter, Space or a click."""

    as_spoken = spoken_as(Role.Link)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._number = self._title = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_rule(self, number: str, title: str) -> None:
        """Show a rule's number and title."""
        self._number, self._title = number, title
        self.setText(f"{number} {title}".strip())
        self.setAccessibleName(self.text())
        self.update()

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(NUMBER + 120), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, rect = self._look.theme, QPainter(self), self.rect()
        if self.underMouse():
            fill(painter, rect, theme.color("surface-sunken"))
        fill(painter, QRect(0, rect.bottom(), rect.width(), 1), theme.color("line"))
        bold, accent = theme.font(bold=True), theme.color("accent")
        number = QFontMetrics(bold).horizontalAdvance(self._number)
        # The focus ring stands off the digits.
        inset = theme.px(INSET)
        left = inset + max(theme.px(NUMBER), number + theme.px(12))
        room = QRect(inset, 0, number + 1, rect.height() - 1)
        paint_words(painter, self._number, room, font=bold, color=accent)
        end = rect.width() - theme.px(CHEVRON + 8)
        title = QRect(left, 0, max(0, end - left), rect.height() - 1)
        font = theme.font()
        paint_words(painter, self._title, title, font=font, color=theme.color("text"))
        is_cut = QFontMetrics(font).horizontalAdvance(self._title) > title.width()
        set_tip(self, self.text() if is_cut else "")
        middle = (rect.height() - theme.px(CHEVRON)) // 2
        self._look.paint_icon(
            painter, "chevron-right", end + theme.px(8), middle, token="text-muted", size=CHEVRON
        )
        if self.hasFocus():
            paint_ring(painter, theme, rect)
