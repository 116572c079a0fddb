"""What a page shows while no event is open: the same sentence and the same buttons everywhere."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.notice import EmptyState

CREATE_KEY = "Ctrl+N"
"""Of the page, which has it as an action."""


class NoEvent(EmptyState):
    """Leads to the form for a new event, to the list of all, and to a rehearsal."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self.events, self.rehearsal = Button(look), Button(look)
        self.add_buttons(self.events, self.rehearsal)
        self._retranslate()

    def lead(self, dependencies: ProgramDependencies) -> None:
        """Let the buttons do what they say."""
        self.wanted.connect(dependencies.create_event)
        self.events.clicked.connect(lambda: dependencies.show_events())  # noqa: PLW0108  (no "checked")
        self.rehearsal.clicked.connect(lambda: dependencies.rehearse())  # noqa: PLW0108  (the same)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.set_words(
            self.tr("No event is open"),
            self.tr(
                "Rounds, calls, deck checks and penalties belong to an event. Create one, or try"
                " everything first in a rehearsal."
            ),
        )
        self.offer(_create_words(), key=key_text(CREATE_KEY))
        self.events.set_words(self.tr("All events"))
        self.rehearsal.set_words(self.tr("Start a rehearsal"))


def creating(dependencies: ProgramDependencies) -> Action:
    """Return the action of a page that creates an event while none is open."""

    def none_is_open() -> bool:
        return dependencies.bridge.engine is None

    def create() -> None:
        if none_is_open():
            dependencies.create_event()

    return Action(
        *("create-event", _create_words, CREATE_KEY, create), repeats=False, applies=none_is_open
    )


def _create_words() -> str:
    return QCoreApplication.translate("NoEvent", "Create event")
