"""The way back to a view from which a section was opened, such as that of a card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from judgekit.domain.shared.rule_reference import RuleReference


class WayBack(QObject):
    """Taken once: by going back from that section, or by Esc where nothing in `reading` has another
    use for it."""

    def __init__(self, reading: QWidget) -> None:
        super().__init__(reading)
        self._from: RuleReference | None = None
        self._lead: Callable[[], None] | None = None
        reading.installEventFilter(self)

    @property
    def is_there(self) -> bool:
        """Whether there is a way back."""
        return self._lead is not None

    def remember(self, reference: RuleReference, lead: Callable[[], None]) -> None:
        """Keep that another view led to a section; `lead` leads back there."""
        self._from, self._lead = reference, lead

    def take(self, here: RuleReference | None) -> bool:
        """Lead back, if the view led to the section that is read; return whether it did."""
        lead = self._lead
        if lead is None or here is None or here != self._from:
            return False
        self._from = self._lead = None
        lead()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        return event.key() == Qt.Key.Key_Escape and self.take(self._from)
