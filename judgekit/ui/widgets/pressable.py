"""Buttons pressed with keys while focused, whatever the keys do elsewhere on the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton


class SpacePressed(QAbstractButton):
    """Pressed by Space while it has the focus. Subclasses do the painting."""

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            event.accept()
            return True
        return super().event(event)


class Pressable(SpacePressed):
    """Pressed by Enter, too."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
