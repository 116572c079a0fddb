"""Entries of a menu of which one is chosen."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu


def add_choice(menu: QMenu, group: QActionGroup, words: str, *, chosen: bool) -> QAction:
    """An entry that shows whether it is the chosen one; `&` in the words is no mnemonic."""
    action = menu.addAction(words.replace("&", "&&"))
    action.setCheckable(True)
    action.setChecked(chosen)
    group.addAction(action)
    return action
