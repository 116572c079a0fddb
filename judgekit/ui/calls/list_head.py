"""The head of a list: a switch between the two lists, and one button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.calls.list_switch import ListSwitch
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

MARGIN, GAP = 20, 8


class ListHead(QWidget):
    """Head of a list; where the button's text doesn't fit, its icon and key remain."""

    wanted = Signal(str)
    """The name of the list to show."""

    def __init__(self, look: Look, shown: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = self._key = self._name = ""
        self.switch = ListSwitch(look, shown)
        self.button = Button(look, icon=icon)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (MARGIN, 16, MARGIN, 12), GAP)
        row.addWidget(self.switch)
        row.addStretch(1)
        row.addWidget(self.button)
        self.switch.chosen.connect(self.wanted)
        look.changed.connect(self._fit)

    def name_button(self, words: str, key: str, name: str) -> None:
        """Set the button's text, key and accessible name."""
        self._words, self._key, self._name = words, key, name
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._fit()

    def _fit(self) -> None:
        self.button.set_words(self._words, key=self._key, name=self._name)
        room = self.width() - self._look.theme.px(2 * MARGIN + GAP)
        taken = self.switch.width_in_one_row() + self.button.sizeHint().width()
        if taken > room:
            self.button.set_words("", key=self._key, name=self._name)
