"""Follows the draft that is called: speaks each step, and holds before each booster if wished."""

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
    """The clock of the draft that is called, the first of several; empty where there is none."""
    for name, clock in clocks.by_name.items():
        if clock.round.draft and clock.round.ended is None:
            return name
    return ""


def opening_steps(steps: Sequence[DraftStep], pack: int) -> tuple[int, ...]:
    """The steps in which new boosters of so many cards are opened, but the first of the draft."""
    laid_out = any(step.seat for step in steps)
    wanted = StepKind.REVIEW if laid_out else StepKind.PICK
    return tuple(
        index
        for index, step in enumerate(steps)
        if index and step.what is wanted and step.cards == pack
    )


class _Seen:
    """The step of the draft at the last look, and what the caller had corrected by then."""

    def __init__(self, current: Round, index: int) -> None:
        self._round = (current.started, current.draft)
        self._corrected = current.corrected
        self.index = index

    def is_of(self, current: Round) -> bool:
        """Whether it is the same draft, in which nobody went to another step since."""
        same = self._round == (current.started, current.draft)
        return same and self._corrected == current.corrected


class DraftCaller(QObject):
    """Works whatever is shown, as long as the program runs. `holds` is whether the draft stands
    still before each new booster, until somebody lets it go on."""

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
        """See where the draft stands; hold it where a booster has to be opened."""
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
            self._hold(clock, call, opening)
        else:
            self._speak(clock, current, call)

    def _forget(self) -> None:
        self._seen = self._spoken = None

    def _passed_opening(self, seen: _Seen | None, current: Round, call: DraftCall) -> int | None:
        """The first booster to be opened that time alone has come to since the last look."""
        if seen is None or not seen.is_of(current):
            return None
        openings = opening_steps(call.steps, current.cards)
        return next((each for each in openings if seen.index < each <= call.index), None)

    def _hold(self, clock: str, call: DraftCall, opening: int) -> None:
        """Stand still at the beginning of that step. Where the look came late, as after a sleep of
        the machine, the draft goes back to it, so that not a second of the step is lost."""
        self._bridge.submit(PauseClock(clock))
        if call.index != opening or not _is_at_beginning(call):
            self._bridge.submit(GoToStep(opening, clock))

    def _speak(self, clock: str, current: Round, call: DraftCall) -> None:
        """Each step when it begins, also anew; not the one in which the program was started."""
        before = self._spoken
        self._spoken = now = (clock, current.started, current.corrected, call.index)
        is_other_step = before is not None and before[-1] != call.index
        if now != before and (is_other_step or _is_at_beginning(call)):
            self._alarms.speak(spoken_words(call.step, current.cards))


def _is_at_beginning(call: DraftCall) -> bool:
    return call.step is not None and call.left == call.step.seconds * SECOND
