"""Entries of a menu of which one is chosen."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget


class ChoiceMenu(QMenu):
    """Entries may follow that are no choices."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QActionGroup(self)

    def add_choice(self, words: str, *, chosen: bool) -> QAction:
        """An entry that shows whether it is the chosen one; `&` in the words is no mnemonic."""
        action = self.addAction(words.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(chosen)
        self._group.addAction(action)
        return action
