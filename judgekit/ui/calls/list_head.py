"""What stands above a list: which of the two it is, and one thing that can be done."""

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
    """Where the button's words have no room beside the switch, its icon and its key stay."""

    wanted = Signal(str)
    """The list of that name."""

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

    def name_button(self, words: str, key: str, name: str) -> None:
        """What it says, its key, and what a screen reader says."""
        self._words, self._key, self._name = words, key, name
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        self.button.set_words(self._words, key=self._key, name=self._name)
        room = self.width() - self._look.theme.px(2 * MARGIN + GAP)
        taken = self.switch.width_in_one_row() + self.button.sizeHint().width()
        if taken > room:
            self.button.set_words("", key=self._key, name=self._name)
