"""Popup list of names that match the typed text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import paint_frame
from judgekit.ui.widgets.rows.choice_list import Choice, ChoiceList


class OfferedNames(QWidget):
    """Overlay with its own background; the field keeps the focus and forwards unused keys. The
    caller positions it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.list = ChoiceList(look)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.addWidget(self.list)
        self.hide()

    def offer(
        self, name: str, names: Sequence[str], beside: Mapping[str, str] | None = None
    ) -> None:
        """Offer these names, with the text beside each if there is one.

        `name` is the accessible name of the list.
        """
        texts = beside or {}
        self.list.set_choices(name, [Choice(each, each, texts.get(each, "")) for each in names])

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        ground, line = theme.color("surface-raised"), theme.color("line-strong")
        paint_frame(QPainter(self), self.rect(), 0, fill=ground, line=line)
