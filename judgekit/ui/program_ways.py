"""Ways that lead from any page to somewhere else: a new event, the list of all, a rehearsal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.ui.rehearsal.controller import RehearsalController
    from judgekit.ui.shell.commands.command_bar import CommandBar


class ProgramWays:
    """Made before the window is; `controller` returns None until somebody rehearses."""

    def __init__(
        self,
        command_bar: Callable[[], CommandBar],
        rehearse: Callable[[], None],
        controller: Callable[[], RehearsalController | None],
    ) -> None:
        self._command_bar, self._rehearse, self._controller = command_bar, rehearse, controller

    def create_event(self) -> None:
        """Show the form for a new event and focus it."""
        self._command_bar().targets().act("new-event")

    def show_events(self) -> None:
        """Show the list of all events and focus it."""
        self._command_bar().targets().act("open-event")

    def guide(self) -> None:
        """Begin the tour, in the rehearsal that goes on or in a new one."""
        self._rehearse()
        controller = self._controller()
        if controller is not None and controller.is_going_on:
            controller.tour.begin()

    def end_rehearsal(self) -> None:
        """Show the score of the rehearsal that goes on, and ask whether to end it."""
        controller = self._controller()
        if controller is not None and controller.is_going_on:
            controller.conclude()
