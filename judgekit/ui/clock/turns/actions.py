"""Actions on a table in the turn tracker."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal

from judgekit.domain.clock.commands import (
    CallSlowPlay,
    ExtraTurn,
    FinishTable,
    NextTurn,
    StartTurns,
)
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.ui.clock.turns.words import too_early_words
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.widgets.actions import Action, letter_keys
from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press
from judgekit.ui.words.wording import duration_text, refusal_sentence, time_with_seconds
from judgekit.views.clock.turn_facts import GOING, Phase, TurnFacts

translate = QCoreApplication.translate
DONE_KEY = "F"


class TurnActions(QObject):
    """Actions on the table `facts`; those that don't apply in its phase do nothing."""

    answered = Signal(str, str)
    """After an action: why it was refused, and what was noted without being visible otherwise.

    Each may be empty.
    """

    finished = Signal()
    """The match at the table was recorded as over."""

    def __init__(self, bridge: EngineBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.facts: TurnFacts | None = None
        self._asked = ("", 0)
        """The round and the table that was asked about, as its match is over with time left."""

    def actions(self) -> tuple[Action, ...]:
        """Return the actions with their keys."""
        return (
            Action(
                "turns.next", lambda: translate("TurnOrders", "Next turn"), "Space", self.take_next
            ),
            Action(
                "turns.extra", lambda: translate("TurnOrders", "Extra turn"), "E", self.take_extra
            ),
            Action(
                *("turns.done", lambda: translate("TurnOrders", "Table is done")),
                *(DONE_KEY, self.finish),
            ),
            Action(
                "turns.slow-play",
                lambda: translate("TurnOrders", "Slow Play"),
                "S",
                self.call_slow_play,
            ),
            Action(
                "turns.first",
                lambda: translate("TurnOrders", "Turn 0 is the first player’s"),
                "1",
                partial(self.begin, 0),
            ),
            Action(
                "turns.second",
                lambda: translate("TurnOrders", "Turn 0 is the second player’s"),
                "2",
                partial(self.begin, 1),
            ),
        )

    def begin(self, seat: int) -> None:
        """Start the turns: turn 0 is that of the player in this seat."""
        facts = self.facts
        if facts is not None and facts.phase in (Phase.WAITING, Phase.DUE):
            self._submit(StartTurns(facts.table, seat, facts.clock, facts.round_id), facts)

    def take_next(self) -> None:
        """Start the next player's turn; after the last one the table is done."""
        facts = self.facts
        if facts is not None and facts.phase is Phase.TURNS:
            self._submit(NextTurn(facts.table, facts.clock, facts.round_id), facts)

    def take_extra(self) -> None:
        """Give the same player another turn, which still counts as one of the five."""
        facts = self.facts
        if facts is not None and facts.phase is Phase.TURNS and not facts.is_last:
            self._submit(ExtraTurn(facts.table, facts.clock, facts.round_id), facts)

    def forget_question(self) -> None:
        """Ask anew: the question is no longer seen."""
        self._asked = ("", 0)

    def finish(self) -> None:
        """Record that the match is over; at a table with time left only the second time."""
        facts = self.facts
        if facts is None or facts.phase not in GOING:
            return
        asked, self._asked = self._asked, ("", 0)
        if facts.phase is Phase.WAITING and asked != (facts.round_id, facts.table):
            self._asked = facts.round_id, facts.table
            demand_fresh_press(self, *letter_keys(DONE_KEY))
            words = translate(
                "TurnOrders", "Table {table} has {time} left: F again if the match is over"
            )
            time = duration_text(facts.left or 0)
            self.answered.emit(words.format(table=facts.table, time=time), "")
        else:
            command = FinishTable(facts.table, facts.clock, facts.round_id)
            if self._submit(command, facts):
                self.finished.emit()

    def call_slow_play(self) -> None:
        """Record Slow Play: two more turns, or the Warning alone once the turns have begun."""
        facts = self.facts
        if facts is None or facts.phase not in GOING:
            return
        noted = ""
        if facts.phase is Phase.TURNS:
            words = translate("TurnOrders", "Slow Play noted at {time}; no turns added.")
            noted = words.format(time=time_with_seconds(self._bridge.now()))
        command = CallSlowPlay(facts.table, clock=facts.clock, round=facts.round_id)
        self._submit(command, facts, noted)

    def _submit(self, command: Command, facts: TurnFacts, noted: str = "") -> bool:
        """Submit a command and answer; return whether it is recorded."""
        self._asked = ("", 0)
        outcome = self._bridge.submit(command)
        if isinstance(outcome, Refusal):
            self.answered.emit(_refusal_words(outcome, facts), "")
            return False
        self.answered.emit("", noted if outcome is not None else "")
        return outcome is not None


def _refusal_words(refusal: Refusal, facts: TurnFacts) -> str:
    """Return the refusal; one that comes too early says how long to wait."""
    if refusal.code is RefusalCode.TURNS_TOO_EARLY:
        return too_early_words(facts)
    return refusal_sentence(refusal)
