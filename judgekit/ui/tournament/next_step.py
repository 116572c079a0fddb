"""What comes after an event was created, with the button that leads there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent

from judgekit.ui.shell.navigation import CLOCK
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.tournament.page_body import VIEW_KEYS, View
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.notice import Notice

SHOWN_ON = (View.FORM, View.PAIRINGS)


class NextStep(Notice):
    """Until the first round begins: pairings, then the clock.

    `changes_event` tells whether the form shows the open event rather than a new one. `wanted` is
    called with the view that was asked for.
    """

    def __init__(
        self,
        dependencies: ProgramDependencies,
        changes_event: Callable[[], bool],
        wanted: Callable[[View], None],
    ) -> None:
        super().__init__(dependencies.look, "", icon="info", token="accent")
        self._dependencies, self._bridge = dependencies, dependencies.bridge
        self._changes_event, self._wanted = changes_event, wanted
        self._view = View.FORM
        self.settled.connect(self._lead)
        self._bridge.changed.connect(self.look_again)
        self._bridge.switched.connect(self.look_again)
        self.look_again()

    def show_on(self, view: View) -> None:
        """The page shows this view now."""
        self._view = view
        self.look_again()

    def look_again(self, _: object = None) -> None:
        """Say what comes next now, if anything does."""
        is_new = self._view is View.FORM and not self._changes_event()
        state = self._bridge.state
        is_due = self._bridge.engine is not None and not state.clocks.by_name and not is_new
        tells_itself = self._view is View.PAIRINGS and not self._has_pairings()
        self.setVisible(is_due and self._view in SHOWN_ON and not tells_itself)
        if self._has_pairings():
            words = self.tr("The pairings are there. Next: start the round on the Clock page.")
            self.offer_settle(self.tr("Open the clock"), key=key_text("Ctrl+2"))
        else:
            words = self.tr(
                "Next: the pairings of round 1. The round can start without them, too; a"
                " table number is then enough everywhere."
            )
            self.offer_settle(self.tr("Paste pairings"), key=key_text(VIEW_KEYS[View.PAIRINGS]))
        self.say(words, icon="info", token="accent")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.look_again()
        super().changeEvent(event)

    def _has_pairings(self) -> bool:
        return bool(self._bridge.state.setup.pairings)

    def _lead(self) -> None:
        if self._has_pairings():
            self._dependencies.go(CLOCK)
        else:
            self._wanted(View.PAIRINGS)
