"""Which decks to check: how far the day is, and whom to take next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.deck_coverage import event_coverage
from judgekit.ui.shell.actions import Action
from judgekit.ui.shell.page import Services
from judgekit.ui.widgets.labels import Label


class ChooseView(QWidget):
    """Follows the open tournament when it is told to `refresh`."""

    check_wanted = Signal(object)
    """A `StartDeckCheck`."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = services.bridge
        self._covered = Label(services.look, size="title", bold=True)
        column = QVBoxLayout(self)
        column.addWidget(self._covered)
        column.addStretch(1)
        self.refresh()

    def refresh(self) -> None:
        """Show the tournament as it stands now."""
        covered = event_coverage(self._bridge.state)
        words = self.tr("%n deck(s) checked", "", covered.checked)
        if covered.required is not None:
            words = self.tr("{checked} of {required} decks checked").format(
                checked=covered.checked, required=covered.required
            )
        self._covered.setText(words)

    def take_focus(self) -> None:
        """The keyboard comes to the view."""
        self.setFocus()

    def actions(self) -> Sequence[Action]:
        """What can be done here."""
        return ()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
