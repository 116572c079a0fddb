"""A menu of exclusive choices."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget


class ChoiceMenu(QMenu):
    """A menu of exclusive choices, optionally followed by other entries."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QActionGroup(self)

    def add_choice(self, words: str, *, chosen: bool) -> QAction:
        """Add a checkable entry; `&` in the words is no mnemonic."""
        action = self.addAction(words.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(chosen)
        self._group.addAction(action)
        return action
