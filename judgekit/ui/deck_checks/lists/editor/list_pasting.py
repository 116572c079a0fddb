"""A copied decklist goes to the list's text, wherever in its editor the focus is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from judgekit.reading.pasted_decklists import is_decklist
from judgekit.ui.deck_checks.lists.editor.editor import ListEditor


class ListPasting(QObject):
    """Takes what is pasted in the fields for names, if it is a decklist; `is_card` tells the name
    of a card."""

    def __init__(self, editor: ListEditor, is_card: Callable[[str], bool]) -> None:
        super().__init__(editor)
        self._editor = editor
        self._is_card = is_card
        for field in (editor.player, editor.teammates.field):
            field.installEventFilter(self)

    def take(self) -> bool:
        """Paste into the list's text if several lines of a decklist were copied; return whether.
        The focus stays where it is: a name is typed there."""
        text = QGuiApplication.clipboard().text().strip()
        if len(text.splitlines()) < 2 or not is_decklist(text, self._is_card):
            return False
        self._editor.field.paste()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        return event.matches(QKeySequence.StandardKey.Paste) and self.take()
