"""The Laptops view as the page has it: made when it is first shown, since few events are shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.shell.page import ProgramDependencies

if TYPE_CHECKING:
    from judgekit.ui.tournament.team.controller import TeamController
    from judgekit.ui.tournament.team.view import TeamView
    from judgekit.ui.tournament.team.wishes import TeamWishes


class TeamPlace(QWidget):
    """Empty until `made`; what changes before that is shown when it is."""

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._made: tuple[TeamController, TeamWishes] | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def view(self) -> TeamView:
        """The view."""
        return self._parts()[0].view

    def wishes(self) -> TeamWishes:
        """Return what its keys do."""
        return self._parts()[1]

    def show_team(self) -> None:
        """Show how the open event is shared."""
        self._parts()[0].show_team()

    def show_what_matters(self) -> None:
        """Show what waits there for somebody, else the laptops."""
        self._parts()[0].show_what_matters()

    def begin_joining(self) -> None:
        """Focus the field for another laptop's code."""
        self._parts()[0].begin_joining()

    def refresh(self) -> None:
        """Show what has changed, if there is anything to show it in."""
        if self._made is not None:
            self._made[0].refresh()

    def speak_anew(self) -> None:
        """Say all in the current language."""
        if self._made is not None:
            self._made[0].speak_anew()

    def take_focus(self) -> None:
        """Focus what is shown."""
        self.view.take_focus()

    def _parts(self) -> tuple[TeamController, TeamWishes]:
        if self._made is None:
            from judgekit.ui.tournament.team.controller import TeamController  # noqa: PLC0415
            from judgekit.ui.tournament.team.wishes import TeamWishes  # noqa: PLC0415

            controller = TeamController(self._dependencies)
            self._made = controller, TeamWishes(self._dependencies, controller)
            self._column.addWidget(controller.view)
        return self._made
