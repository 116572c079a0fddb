"""Margins and spacing that scale with the text."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLayout, QWidget

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
