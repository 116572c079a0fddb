"""A table of which a row becomes higher when it is chosen, under the pointer that chooses it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QTableView


class PressedRows(QTableView):
    """Rows have to keep their place while a button of the mouse is held, or the press would choose
    one row and its release another; the second press of a double click is about the row of the
    first, wherever that stands by then."""

    released = Signal()
    """No button is held any more."""
    pressed_twice = Signal()
    """The chosen row was double-clicked."""

    is_held = False
    """Whether a button of the mouse is held on a row."""

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.MouseButtonDblClick:
            self.pressed_twice.emit()
            return True
        if kind is QEvent.Type.MouseButtonPress:
            self.is_held = True
        is_done = super().viewportEvent(event)
        if kind is QEvent.Type.MouseButtonRelease:
            self.is_held = False
            self.released.emit()
        return is_done
