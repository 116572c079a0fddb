"""Search field above a list: text goes to the search, arrow keys to the list."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from judgekit.ui.widgets.actions import ENTER, claim_key
from judgekit.ui.widgets.fields.search_field import SearchField

STEPS: Mapping[Qt.Key, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ListSearchField(SearchField):
    """Up and Down choose in the list, Enter opens, Esc clears the field and then leaves it."""

    stepped = Signal(int)
    entered = Signal()
    left = Signal()

    def event(self, event: QEvent) -> bool:
        # Esc closes panels elsewhere on the page; here it clears the field first.
        if claim_key(event, Qt.Key.Key_Escape):
            return True
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_copy = event.matches(QKeySequence.StandardKey.Copy) and not self.hasSelectedText()
            is_undo = event.matches(QKeySequence.StandardKey.Undo) and not self.text()
            if is_copy or is_undo:
                # Nothing to copy or undo here: leave the key to the page or the window.
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in STEPS and plain:
            self.stepped.emit(STEPS[key])
        elif key in ENTER and plain:
            self.entered.emit()
        elif key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
                self.textEdited.emit("")
            else:
                self.left.emit()
        else:
            super().keyPressEvent(event)
