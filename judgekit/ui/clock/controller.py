"""Controller of the Clock page: the chosen clock, the cards, commands with undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal

from judgekit.domain.clock.alarm_plan import alarm_plan
from judgekit.domain.clock.alarms import Alarm
from judgekit.domain.clock.commands import EndRound, PauseClock, ResumeClock
from judgekit.domain.clock.snapshot import ClockState, clock_state
from judgekit.domain.clock.state import Round
from judgekit.domain.rules.figures import FiguresInForce
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import TakeBack
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.ui.clock.cards.facts import (
    CardFacts,
    ClockName,
    proposal_facts,
    round_facts,
    with_proposal,
)
from judgekit.ui.clock.keys import END_KEY, PAUSE_ALL_KEY
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.words.wording import clock_title, refusal_sentence
from judgekit.views.clock.shown_clock import rounds_in_overtime, shown_clock
from judgekit.views.clock.start_proposal import StartProposal, lacks_pairings, next_round

translate = QCoreApplication.translate


class ClockController(QObject):
    """Holds only which clocks were asked for; everything else is computed from the state.

    `clock` has the main card and the board; the keys of clocks act on `chosen`, which is another
    one where that was chosen beside it.
    """

    chosen_changed = Signal()

    def __init__(
        self,
        bridge: EngineBridge,
        messages: Messages,
        figures: Callable[[], FiguresInForce],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._messages = messages
        self.figures = figures
        """Returns the figures of the rules in force on the tournament's day."""
        self.wanted = ""
        """The clock whose board was asked for, if any."""
        self._known: frozenset[str] = frozenset()
        """The rounds that were in overtime then."""
        self._chosen = ""

    # -- queries

    @property
    def clock(self) -> str:
        """The clock on the main card, whose tables stand on the board: see `shown_clock`."""
        clocks = self.bridge.state.clocks
        if not clocks.by_name:
            return MAIN_CLOCK
        return shown_clock(clocks, self.bridge.now(), self.wanted, self._known)

    @property
    def chosen(self) -> str:
        """The clock that is paused, corrected and ended by keys."""
        is_known = self._chosen in self.bridge.state.clocks.by_name
        return self._chosen if is_known else self.clock

    def round(self, clock: str = "") -> Round | None:
        """Return the round of a clock (default: the one shown), in progress or over."""
        known = self.bridge.state.clocks.by_name.get(clock or self.clock)
        return known.round if known else None

    def round_id(self, clock: str = "") -> str:
        """Return the id of that round; empty if the clock has none."""
        current = self.round(clock)
        return current.id if current is not None else ""

    def title(self, clock: str = "") -> str:
        """Return the title of a clock (default: the one shown)."""
        details = self.bridge.state.setup.details
        return clock_title(clock or self.clock, details.name if details else "")

    def proposal(self, clock: str = "") -> StartProposal:
        """Return what a clock would start next."""
        state = self.bridge.state
        return next_round(state.setup, state.clocks, clock or self.clock, self.figures())

    def cards(self, now: Moment) -> tuple[CardFacts, ...]:
        """Return the main card, then the others' in the order of their starts, overtime first."""
        state = self.bridge.state
        if not state.clocks.by_name:
            return (proposal_facts(state, self.proposal(), now),)
        plan = alarm_plan(state.clocks, now)
        facts = [
            self._facts(ClockName(name, at), plan, now)
            for at, name in enumerate(state.clocks.by_name)
        ]
        shown = self.clock
        return tuple(sorted(facts, key=lambda each: _place_of(each, shown)))

    # -- actions

    def choose(self, clock: str) -> None:
        """Choose the clock that the keys act on; the main card and the board stay."""
        before, self._chosen = self.chosen, clock
        if self.chosen != before:
            self.chosen_changed.emit()

    def choose_next(self) -> None:
        """Choose the next clock."""
        names = list(self.bridge.state.clocks.by_name)
        if len(names) > 1:
            self.choose(names[(names.index(self.chosen) + 1) % len(names)])

    def show(self, clock: str) -> None:
        """Give this clock the main card and the board, until another one goes into overtime."""
        clocks = self.bridge.state.clocks
        self.wanted, self._chosen = clock, ""
        if clocks.by_name:
            self._known = frozenset(rounds_in_overtime(clocks, self.bridge.now()).values())
        self.chosen_changed.emit()

    def go_on(self, clock: str = "") -> None:
        """Pause or resume the clock, or start its next round, depending on its state."""
        if self.bridge.engine is None:
            return
        clock = clock or self.chosen
        current = self.round(clock)
        if current is None or current.ended is not None:
            self.start(self.proposal(clock))
        elif current.paused_since is not None:
            self.do(ResumeClock(clock, current.id))
        else:
            self.do(PauseClock(clock, current.id))

    def go_by_key(self, clock: str = "") -> None:
        """Do the same by a key: in overtime it pauses nothing, for the key of a moment before time
        would stop all extensions."""
        current = self.round(clock or self.clock)
        now = self.bridge.now()
        if current is not None and clock_state(current, now) is ClockState.OVERTIME:
            words = translate(
                "ClockController", "{clock}: time is up, {end} ends the round, {pause} pauses all"
            )
            title = self.title(clock or self.clock)
            keys = {"end": key_text(END_KEY), "pause": key_text(PAUSE_ALL_KEY)}
            self.say(words.format(clock=title, **keys))
        else:
            self.go_on(clock)

    def go_on_second(self) -> None:
        """Pause, resume or start the clock beside the chosen one: see `beside`."""
        other = self.beside()
        if other:
            self.go_by_key(other)

    def beside(self) -> str:
        """Return the clock on the main card if another one is chosen, else the first of the others;
        empty without others."""
        shown = self.clock
        if self.chosen != shown:
            return shown
        return next((name for name in self.bridge.state.clocks.by_name if name != shown), "")

    def start(self, proposal: StartProposal) -> Refusal | None:
        """Start a round, and say so if its pairings are missing."""
        state = self.bridge.state
        words = ""
        if lacks_pairings(state, proposal.clock, proposal.number, proposal.kind):
            words = translate(
                "ClockController", "Round {number} started without pairings: add them in Event"
            ).format(number=proposal.number)
        return self.do(proposal.command(), words)

    def end(self) -> None:
        """End the round, early or not; the message offers undo."""
        words = translate("ClockController", "{clock}: the round was ended")
        clock = self.chosen
        self.do(EndRound(clock, self.round_id(clock)), words.format(clock=self.title(clock)))

    def do(self, command: Command, words: str = "") -> Refusal | None:
        """Submit a command; show a refusal, or `words` with an undo."""
        outcome = self.bridge.submit(command)
        if isinstance(outcome, Refusal):
            self._messages.say(refusal_sentence(outcome))
            return outcome
        if outcome is not None and words:
            step = outcome.id

            def take_back() -> None:
                self.do(TakeBack(step))

            self._messages.say(words, take_back, step=step)
        return None

    def say(self, words: str) -> None:
        """Show a message."""
        self._messages.say(words)

    def _facts(self, named: ClockName, plan: Sequence[Alarm], now: Moment) -> CardFacts:
        state = self.bridge.state
        current = state.clocks.by_name[named.clock].round
        mine = (alarm for alarm in plan if alarm.clock == named.clock and alarm.at > now)
        facts = round_facts(state.setup, named, current, next(mine, None), now)
        is_chosen = named.clock == self.chosen
        is_beside = not is_chosen and self.beside() == named.clock
        facts = msgspec.structs.replace(facts, is_chosen=is_chosen, has_second_key=is_beside)
        if facts.state is not ClockState.ENDED:
            return facts
        return with_proposal(facts, state, self.proposal(named.clock))


def _place_of(facts: CardFacts, shown: str) -> tuple[bool, bool]:
    return facts.clock != shown, facts.state is not ClockState.OVERTIME
