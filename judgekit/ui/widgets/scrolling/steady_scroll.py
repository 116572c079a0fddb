"""A scrolled area whose content may be arranged otherwise while it is given its size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QScrollArea, QWidget


class SteadyScroll(QScrollArea):
    """Gives its content a size once for each change.

    Qt answers the content's new size with another one if its height for that width has changed
    meanwhile. Content that wants to be lower as soon as it is high, and the other way round, would
    be resized within its own resizing until the stack ends.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gives_size = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._gives_size:
            return False
        self._gives_size = True
        try:
            return super().eventFilter(watched, event)
        finally:
            self._gives_size = False
