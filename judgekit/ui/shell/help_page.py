"""The help: every key and every form of a search, available offline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.shell.commands.search_forms import order_forms, search_forms
from judgekit.ui.shell.page import PageState, ProgramDependencies
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.labels import Badge, Label
from judgekit.ui.widgets.sheet import Sheet


class HelpPage:
    """Implements `Page`; the list is made from the tables of actions that bind the keys."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        self._view = _HelpView(dependencies)

    def widget(self) -> QWidget:
        """See `Page`."""
        return self._view

    def actions(self) -> Sequence[Action]:
        """Return the action to leave with Esc, as with F1."""
        return (
            Action(
                "leave-help",
                lambda: QCoreApplication.translate("HelpPage", "Close help"),
                "Esc",
                self._view.leave,
            ),
        )

    def state(self) -> PageState:
        """Return nothing; the page has no state."""
        return {}

    def restore(self, state: Mapping[str, object]) -> None:
        """Do nothing; the page has no state."""

    def focus(self) -> None:
        """See `Page`."""
        self._view.setFocus()


class _HelpView(QWidget):
    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._sheet: Sheet | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def leave(self) -> None:
        """Go back to the previous page."""
        self._dependencies.leave()

    def refresh(self) -> None:
        """Rebuild the list of keys and forms."""
        if self._sheet is not None:
            self._column.removeWidget(self._sheet)
            self._sheet.hide()
            self._sheet.deleteLater()
        look = self._dependencies.look
        sheet = Sheet(look)
        sheet.name_width = 136
        sheet.add_title(self.tr("Help"))
        for heading, actions in self._dependencies.action_groups():
            sheet.add_heading(heading)
            for action in actions:
                sheet.add_row(self._keys(action), Label(look, action.words(), wraps=True))
        sheet.add_heading(self.tr("Command bar"))
        for form, meaning in search_forms():
            sheet.add_row(Label(look, form, bold=True), Label(look, meaning, wraps=True))
        sheet.add_heading(self.tr("Commands while an event is open"))
        for form, meaning in order_forms():
            sheet.add_row(Label(look, form, bold=True), Label(look, meaning, wraps=True))
        sheet.finish()
        self._sheet = sheet
        self._column.addWidget(sheet)
        self.setFocusProxy(sheet)

    def _keys(self, action: Action) -> Badge:
        return Badge(self._dependencies.look, key_text(action.key))

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self.isVisible():
            self.refresh()
        super().changeEvent(event)
