"""Margins and spacing that scale with the text, and widgets that share their room anew."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QStackedWidget, QWidget

from judgekit.ui.look import Look

Margins = tuple[int, int, int, int]


class ScaledLayouts(QObject):
    """Scales layouts (and labels' own margins) with the current text size.

    Measures are in design pixels: left, top, right, bottom.
    """

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._kept: list[tuple[QLayout | QWidget, Margins, int]] = []
        look.changed.connect(self._dress_all)

    def keep(self, item: QLayout | QWidget, margins: Margins, spacing: int = 0) -> None:
        """Scale a layout, or a widget's own margins, now and whenever the text size changes."""
        self._kept.append((item, margins, spacing))
        self._dress(item, margins, spacing)

    def _dress_all(self) -> None:
        for kept in self._kept:
            self._dress(*kept)

    def _dress(self, item: QLayout | QWidget, margins: Margins, spacing: int) -> None:
        left, top, right, bottom = (self._look.theme.px(margin) for margin in margins)
        item.setContentsMargins(left, top, right, bottom)
        if isinstance(item, QLayout):
            item.setSpacing(self._look.theme.px(spacing))


class ShownPages(QStackedWidget):
    """Asks for no more room than the page that is shown: what is hidden isn't laid out anew, and
    would keep the room that it needed for other words or larger letters."""

    def minimumSizeHint(self) -> QSize:
        current = self.currentWidget()
        return current.minimumSizeHint() if current is not None else QSize(0, 0)


class SharedRoom(QWidget):
    """Takes its words anew with another language, and shares its room anew with another size."""

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        raise NotImplementedError

    def share_room(self) -> None:
        """Give each part its place in the width there is."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_room()
