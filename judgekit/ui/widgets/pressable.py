"""Buttons pressed with keys while focused, whatever the keys do elsewhere on the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

from judgekit.ui.widgets.actions import ENTER, claim_key


class SpacePressed(QAbstractButton):
    """Pressed by Space while it has the focus. Subclasses do the painting."""

    def event(self, event: QEvent) -> bool:
        return claim_key(event, Qt.Key.Key_Space) or super().event(event)


class EnterPressed(QAbstractButton):
    """Pressed by Enter while it has the focus; by Space unless the page uses it. Subclasses do the
    painting."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)


class Pressable(EnterPressed):
    """Pressed by Enter or Space while it has the focus. Subclasses do the painting."""

    def event(self, event: QEvent) -> bool:
        return claim_key(event, Qt.Key.Key_Space) or super().event(event)
