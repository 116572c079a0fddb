"""Buttons that take a press only for what it was aimed at: keys while focused, whatever the keys do
elsewhere on the page, and clicks that began on this button with this meaning (decision 37)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from judgekit.ui.widgets.actions import ENTER, claim_key

Meaning = tuple[str, ...]


class AimedButton(QAbstractButton):
    """Takes no mouse press of a row of quick clicks that began on another control, or when this
    one meant something else. Quick clicks on one meaning all count. Subclasses do the painting."""

    not_taken = Signal()
    """A quick click was aimed at what this button meant before."""
    _aimed_at: Meaning | None = None
    """What it meant at the first of the quick clicks; None if that went to another control."""
    _pressed_at: int | None = None
    """Time of the last mouse press, taken or not, in milliseconds of the event's clock."""

    def meaning(self) -> Meaning:
        """Return what tells this action from another of the same button: its words as seen and as
        heard."""
        return self.text(), self.accessibleName()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._is_aimed(event):
            super().mousePressEvent(event)
        else:
            # What lies below doesn't get it either.
            event.accept()
            if self._aimed_at is not None:
                self.not_taken.emit()

    def _is_aimed(self, event: QMouseEvent) -> bool:
        is_second = event.type() is QEvent.Type.MouseButtonDblClick
        now, before = event.timestamp(), self._pressed_at
        self._pressed_at = now
        if before is None or now - before >= QApplication.doubleClickInterval():
            self._aimed_at = None if is_second else self.meaning()
        return self._aimed_at == self.meaning()


class SpacePressed(AimedButton):
    """Pressed by Space while it has the focus. Subclasses do the painting."""

    def event(self, event: QEvent) -> bool:
        return claim_key(event, Qt.Key.Key_Space) or super().event(event)


class EnterPressed(AimedButton):
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
