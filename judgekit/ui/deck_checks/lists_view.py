"""The decklists of the event: read, mended, held against the format, kept by player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.shell.actions import Action
from judgekit.ui.shell.page import Services
from judgekit.ui.widgets.notice import EmptyState


class ListsView(QWidget):
    """A view of the Deck checks page."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._empty = EmptyState(services.look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._empty)
        self._retranslate()

    def actions(self) -> Sequence[Action]:
        """What can be done here."""
        return ()

    def refresh(self) -> None:
        """Show how everything stands now."""

    def take_focus(self) -> None:
        """The keyboard comes here."""
        self.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._empty.set_words(self.tr("No lists yet"), "")
