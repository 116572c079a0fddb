"""Calls a draft in progress: speaks each step, and can pause before each booster."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from judgekit.domain.clock.commands import GoToStep, PauseClock
from judgekit.domain.clock.draft_call import DraftCall, draft_call
from judgekit.domain.clock.schedules import DraftStep, StepKind
from judgekit.domain.clock.state import Clocks, Round
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.ui.clock.draft.words import spoken_words
from judgekit.ui.runtime.alarms.alarms import Alarms
from judgekit.ui.runtime.engine_bridge import EngineBridge


def draft_clock(clocks: Clocks) -> str:
    """Return the clock of the first draft in progress; empty if there is none."""
    for name, clock in clocks.by_name.items():
        if clock.round.draft and clock.round.ended is None:
            return name
    return ""


def opening_steps(steps: Sequence[DraftStep], pack: int) -> tuple[int, ...]:
    """Return the steps that open new boosters of `pack` cards, except the draft's first."""
    laid_out = any(step.seat for step in steps)
    wanted = StepKind.REVIEW if laid_out else StepKind.PICK
    return tuple(
        index
        for index, step in enumerate(steps)
        if index and step.what is wanted and step.cards == pack
    )


class _Seen:
    """The step of the draft at the last look, and the caller's corrections up to then."""

    def __init__(self, current: Round, index: int) -> None:
        self._round = (current.started, current.draft)
        self._corrected = current.corrected
        self.index = index

    def is_of(self, current: Round) -> bool:
        """Whether it is the same draft, without a jump to another step since."""
        same = self._round == (current.started, current.draft)
        return same and self._corrected == current.corrected


class DraftCaller(QObject):
    """Calls the draft while the program runs, whichever page is shown.

    `holds` tells whether the draft is paused before each new booster, until somebody resumes it.
    """

    def __init__(self, bridge: EngineBridge, alarms: Alarms, parent: QObject) -> None:
        super().__init__(parent)
        self.holds = True
        self._bridge = bridge
        self._alarms = alarms
        self._seen: _Seen | None = None
        self._spoken: tuple[str, Moment, int, int] | None = None
        bridge.second.connect(lambda _: self.look())
        bridge.changed.connect(lambda _: self.look())
        bridge.switched.connect(self._forget)

    def look(self) -> None:
        """Check the position of the draft: speak a new step, or pause where a booster is opened."""
        if self._bridge.engine is None:
            return
        clock = draft_clock(self._bridge.state.clocks)
        if not clock:
            self._seen = None
            return
        current = self._bridge.state.clocks.by_name[clock].round
        call = draft_call(current, self._bridge.now())
        seen, self._seen = self._seen, _Seen(current, call.index)
        if current.paused_since is not None:
            return
        opening = self._passed_opening(seen, current, call)
        if opening is not None and self.holds:
            self._hold(current, call, opening)
        else:
            self._speak(clock, current, call)

    def _forget(self) -> None:
        self._seen = self._spoken = None

    def _passed_opening(self, seen: _Seen | None, current: Round, call: DraftCall) -> int | None:
        """Return the first opening of a booster reached by time alone since the last look."""
        if seen is None or not seen.is_of(current):
            return None
        openings = opening_steps(call.steps, current.cards)
        return next((each for each in openings if seen.index < each <= call.index), None)

    def _hold(self, current: Round, call: DraftCall, opening: int) -> None:
        """Pause at the beginning of that step.

        Where the look came late, as after the machine's sleep, go back to it, so that no second of
        the step is lost.
        """
        self._bridge.submit(PauseClock(current.clock, current.id))
        if call.index != opening or not _is_at_beginning(call):
            self._bridge.submit(GoToStep(opening, current.clock, current.id))

    def _speak(self, clock: str, current: Round, call: DraftCall) -> None:
        """Speak each step when it begins or restarts, but not the one at the program's start."""
        before = self._spoken
        self._spoken = now = (clock, current.started, current.corrected, call.index)
        is_other_step = before is not None and before[-1] != call.index
        if now != before and (is_other_step or _is_at_beginning(call)):
            self._alarms.speak(spoken_words(call.step, current.cards))


def _is_at_beginning(call: DraftCall) -> bool:
    return call.step is not None and call.left == call.step.seconds * SECOND
