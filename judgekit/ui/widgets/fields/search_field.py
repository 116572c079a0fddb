"""A one-line field with a search icon at the left and a key hint at the right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from judgekit.ui.look import Look
from judgekit.ui.theme_palette import without_ground
from judgekit.ui.widgets.painting.strokes import paint_frame
from judgekit.ui.widgets.tool_tip import tell_placeholder


class SearchField(QLineEdit):
    """Shows `key_outside` while the focus is elsewhere, `key_inside` while it is here."""

    def __init__(
        self,
        look: Look,
        *,
        key_outside: str = "",
        key_inside: str = "Esc",
        icon: str = "search",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._keys = (key_outside, key_inside)
        self._icon = icon
        self.setFrame(False)
        self.setMaxLength(10_000)
        look.changed.connect(self.redress)
        self.redress()

    def set_words(self, placeholder: str, name: str) -> None:
        """Set the placeholder text and the accessible name."""
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name)

    def redress(self) -> None:
        """Update font and margins from the current theme."""
        theme = self._look.theme
        self.setFont(theme.font())
        palette = without_ground()
        palette.setColor(QPalette.ColorRole.Text, theme.color("text"))
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.color("text-muted"))
        palette.setColor(QPalette.ColorRole.Highlight, theme.color("selection"))
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.color("text"))
        self.setPalette(palette)
        metrics = QFontMetrics(theme.font("small"))
        key = max(metrics.horizontalAdvance(key) for key in self._keys)
        # QLineEdit has its own margin of two pixels left of the text.
        self.setTextMargins(theme.px(40) - 2, 0, key + theme.px(20), 0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(240), theme.measure("field"))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(120), self.sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        radius = theme.measure("radius-control")
        focused = self.hasFocus()
        paint_frame(
            painter,
            self.rect(),
            radius,
            fill=theme.color("surface"),
            line=theme.color("focus" if focused else "line-strong"),
            width=theme.ring if focused else 1,
        )
        size = theme.px(18)
        self._look.paint_icon(painter, self._icon, theme.px(13), (self.height() - size) // 2)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        room = QRect(0, 0, self.width() - theme.px(13), self.height())
        painter.drawText(
            room,
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            self._keys[1] if focused else self._keys[0],
        )
        painter.end()
        tell_placeholder(self)
        super().paintEvent(event)
