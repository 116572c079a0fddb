"""A button that shows a laptop's roles and opens a menu of all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.wording import ALL_ROLES, FLOOR_JUDGE, Roles, roles_words
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu


class RoleButton(Button):
    """`chosen` carries the roles that were chosen. With `is_labelled` it says that it is a role."""

    chosen = Signal(object)

    def __init__(
        self, look: Look, *, key: str = "", is_labelled: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, opens_menu=True, parent=parent)
        self._shown_key, self._is_labelled = key, is_labelled
        self._whose = ""
        self.roles: Roles = FLOOR_JUDGE
        self.clicked.connect(self.open_menu)
        self.retranslate()

    def show_roles(self, roles: Sequence[str], whose: str) -> None:
        """Show these roles of a person, who is named to screen readers."""
        self.roles, self._whose = tuple(roles), whose
        self.retranslate()

    def retranslate(self) -> None:
        """Set the text in the current language."""
        name = self.tr("Role of {person}: {role}")
        words = roles_words(self.roles)
        said = name.format(person=self._whose, role=words) if self._whose else words
        shown = self.tr("Role: {role}").format(role=words) if self._is_labelled else words
        self.set_words(shown, key=self._shown_key, name=said)

    def open_menu(self) -> None:
        """Show all roles below the button."""
        menu = ChoiceMenu(self)
        for roles in ALL_ROLES:
            is_chosen = set(roles) == set(self.roles)
            action = menu.add_choice(roles_words(roles), chosen=is_chosen)
            action.triggered.connect(lambda _=False, one=roles: self._choose(one))
            if is_chosen:
                menu.setActiveAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _choose(self, roles: Roles) -> None:
        if roles != self.roles:
            self.roles = roles
            self.retranslate()
            self.chosen.emit(roles)
