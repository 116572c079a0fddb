"""The Calls page, used by a judge who writes an appeal down."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from judgekit.domain.calls.appeals import Appeal
from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.calls.events import AppealDrafted
from judgekit.domain.shared.command import Command
from judgekit.ui.calls.appeals.controller import AppealController
from judgekit.ui.calls.appeals.list_view import AppealsList
from judgekit.ui.calls.appeals.pane import AppealPane
from judgekit.ui.calls.page import CallsPage
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from tests.keyboard import press, type_at_focus
from tests.seen import called, words_of
from tests.session import HandClock


class AppealPage:
    """Inspect `pane`, `list` and `outcomes`; keys go to the focused widget."""

    def __init__(self, page: CallsPage, bridge: EngineBridge, clock: HandClock) -> None:
        self.page, self.bridge, self.clock = page, bridge, clock
        self.pane = page.widget().findChild(AppealPane)
        self.list = page.widget().findChild(AppealsList)
        self.outcomes = called(self.pane, "Head judge's outcome", SegmentedButtons)

    def do(self, *commands: Command) -> AppealPage:
        for command in commands:
            self.bridge.submit(command)
        return self

    def call(self, table: int = 14, judge: str = "M. Silva") -> AppealPage:
        """Open a call, and begin its appeal."""
        return self.do(OpenCall(table, judge=judge)).keys("A")

    def keys(self, *keys: str) -> AppealPage:
        press(self.page.widget(), *keys)
        return self

    def write(self, text: str) -> AppealPage:
        type_at_focus(text)
        return self

    def wait_two_seconds(self) -> AppealPage:
        """Trigger the autosave of typed text, as after two seconds."""
        timer = self.page.widget().findChild(AppealController).findChild(QTimer)
        assert timer.interval() == 2_000
        if timer.isActive():
            timer.stop()
            timer.timeout.emit()
        return self

    def pass_time(self, seconds: float) -> AppealPage:
        self.clock.pass_time(seconds)
        self.bridge.second.emit(self.bridge.now())
        return self

    def steps(self) -> list[str]:
        """The steps since the round began, by the names of their first events."""
        names = [type(step.events[0]).__name__ for step in self.bridge.engine.timeline.steps]
        return names[names.index("RoundStarted") + 1 :]

    def appeal(self, number: int = 0) -> Appeal:
        """The appeal of that number; the last one for 0."""
        made = self.bridge.state.appeals.entered
        return made.find(number or len(made))

    def call_id(self, number: int = 1) -> str:
        """The id of the call of that number."""
        return self.bridge.state.calls.entered.find(number).id

    def draft(self, number: int = 1) -> AppealDrafted:
        """The draft of the call of that number."""
        return self.bridge.state.appeals.drafts[self.call_id(number)]

    def said(self) -> str:
        """All texts of the pane's labels."""
        return " | ".join(words_of(self.pane))

    def rows(self) -> list[str]:
        model = self.list.model
        return [model.data(model.index(row)) for row in range(model.rowCount())]
