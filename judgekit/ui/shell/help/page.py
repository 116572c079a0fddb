"""The help page: opened with F1 at the manual's page for the place where one is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from judgekit.ui.shell.help.view import HelpView
from judgekit.ui.shell.page import PageState, ProgramDependencies
from judgekit.ui.widgets.actions import Action


class HelpPage:
    """Implements `Page` and `ManualReader`."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        self._leave = dependencies.leave
        self.view = HelpView(dependencies)

    def widget(self) -> QWidget:
        """See `Page`."""
        return self.view

    def actions(self) -> Sequence[Action]:
        """Return the action of Esc: back to the page from which a link led here, or out."""
        return (
            Action(
                "leave-help",
                lambda: QCoreApplication.translate("HelpPage", "Close help"),
                "Esc",
                self._go_back,
            ),
        )

    def state(self) -> PageState:
        """Return nothing; the help opens where it is needed."""
        return {}

    def restore(self, state: Mapping[str, object]) -> None:
        """Do nothing; the page has no state."""

    def focus(self) -> None:
        """See `Page`."""
        self.view.contents.setFocus()

    def show_manual(self, name: str) -> None:
        """See `ManualReader`."""
        self.view.open(name)

    def _go_back(self) -> None:
        if not self.view.go_back():
            self._leave()
