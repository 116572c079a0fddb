"""What a page shows while no event is open: the same sentence and the same button everywhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.notice import EmptyState


class NoEvent(EmptyState):
    """`wanted` asks for the page of the events."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.set_words(
            self.tr("No event is open"),
            self.tr("Rounds, calls, deck checks and penalties belong to an event."),
        )
        self.offer(self.tr("Create or open an event"))
