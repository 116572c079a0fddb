"""Actions on the draft in progress."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.clock.commands import (
    EndRound,
    GoToStep,
    PauseClock,
    ResumeClock,
    StartDraft,
)
from judgekit.domain.clock.draft_call import DraftCall, draft_call
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.ui.clock.draft.caller import draft_clock
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.words.wording import refusal_sentence


class DraftActions(QObject):
    """Actions on the first draft in progress; without one only `start` has an effect."""

    answered = Signal(str)
    """After an action: why it was refused, or empty."""

    def __init__(self, bridge: EngineBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge

    def clock(self) -> str:
        """Return the clock of the draft, empty if there is none."""
        return draft_clock(self._bridge.state.clocks)

    def round(self) -> Round | None:
        """Return the draft as a round of its clock."""
        return self._bridge.state.clocks.in_progress(self.clock())

    def call(self) -> DraftCall | None:
        """Return the draft's current step."""
        current = self.round()
        return draft_call(current, self._bridge.now()) if current is not None else None

    def start(self, command: StartDraft) -> None:
        """Start a draft with the first pick."""
        if self.round() is None:
            self._submit(command)

    def go_on(self) -> None:
        """Pause the draft, resume it, or end it once its last step is over."""
        current, call = self.round(), self.call()
        if current is None or call is None:
            return
        if call.step is None:
            self.end()
        elif current.paused_since is None:
            self._submit(PauseClock(current.clock, current.id))
        else:
            self._submit(ResumeClock(current.clock, current.id))

    def step(self, by: int) -> None:
        """Go to the beginning of the step `by` steps on or back; 0 restarts the current step."""
        call = self.call()
        if call is not None and 0 <= call.index + by < len(call.steps):
            self.go_to(call.index + by)

    def go_to(self, step: int) -> None:
        """Go to the beginning of this step."""
        current = self.round()
        if current is not None:
            self._submit(GoToStep(step, current.clock, current.id))

    def end(self) -> None:
        """End the draft, finished or not."""
        current = self.round()
        if current is not None:
            self._submit(EndRound(current.clock, current.id))

    def _submit(self, command: Command) -> None:
        outcome = self._bridge.submit(command)
        refusal = ""
        # A restart in the first second of a step changes nothing, which is no error.
        if isinstance(outcome, Refusal) and outcome.code is not RefusalCode.NOTHING_TO_CORRECT:
            refusal = refusal_sentence(outcome)
        self.answered.emit(refusal)
