"""From an infraction and a player to a recorded penalty."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QDateTime, QObject, Signal

from judgekit.domain.infractions.decide import same_just_now
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.policy import Catalogue, NoInfraction
from judgekit.domain.infractions.state import WrittenPenalty
from judgekit.domain.infractions.upgrade import FAILURE_TO_MAINTAIN
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.timeline import Step
from judgekit.ui.infractions.recording.draft import Draft
from judgekit.ui.infractions.recording.opponent_row import ForOpponent
from judgekit.ui.infractions.recording.panel import RecordPanel
from judgekit.ui.infractions.recording.penalty_commands import (
    CameOf,
    one_step,
    penalty_command,
    recorded_by,
)
from judgekit.ui.infractions.recording.players_at_tables import PlayersAtTables
from judgekit.ui.infractions.recording.unwritten import Unwritten, UnwrittenForm
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.local_day import local_day
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.penalty_wording import given_words, translate
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.infractions.considering import Case, consider, consider_in_all_languages
from judgekit.views.infractions.penalty_slip import SlipFacts, case_with_turns, slip_facts

if TYPE_CHECKING:
    from judgekit.engine.pending import PendingCommand


class Written(msgspec.Struct, frozen=True):
    """Recorded penalties of one step: the first one's id, and the players' slips."""

    id: str
    slips: tuple[SlipFacts, ...]


NOTE_FORM = "no infraction"


class PenaltyRecorder(QObject):
    """Follows the open tournament for the record panel."""

    written = Signal(object)
    """A `Written`."""
    noted = Signal()
    """A note was recorded."""
    known_changed = Signal()
    """The known circumstances have changed."""
    lateness_wanted = Signal()
    """The penalty depends on when the player was seated, which nobody has said."""

    def __init__(
        self, dependencies: ProgramDependencies, catalogue: Catalogue, panel: RecordPanel
    ) -> None:
        super().__init__(panel)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._catalogue = catalogue
        self._panel = panel
        self._case: Case | None = None
        self._none: NoInfraction | None = None
        self._day = ""
        """The day for which the panel shows the penalty."""
        self.players = PlayersAtTables(dependencies.bridge, panel)
        self.unwritten = UnwrittenForm()
        self.came_of = CameOf()
        """The deck check that the next penalty comes of, if any."""
        panel.whose.player_changed.connect(panel.question.ask)
        panel.whose.player_changed.connect(lambda _: panel.begin_anew())
        panel.whose.player_changed.connect(lambda _: self._show())
        panel.question.answered.connect(self._show)
        panel.opponent.toggled.connect(self._show)
        panel.entered.connect(self.write)
        panel.buttons.write_wanted.connect(self.write)
        panel.buttons.head_judge_wanted.connect(self.ask_head_judge)
        panel.asking.named.connect(panel.name_head_judge)
        panel.fields.judge_question.taken.connect(lambda _: self.write())
        self._bridge.second.connect(self._follow_day)
        self._bridge.pending.recorded.connect(self._recorded_late)

    @property
    def case(self) -> Case | None:
        """The case considered; None if there is none, or for no infraction."""
        return self._case

    # -- what is considered

    def consider(self, case: Case) -> None:
        """Consider this infraction from now on."""
        self._none = None
        self._case = case
        self._show()

    def consider_none(self, case: NoInfraction) -> None:
        """Consider a case that is no infraction."""
        self._case, self._none = None, case
        words = translate("Infractions", "Nothing is recorded for the player.")
        self._panel.show_case(words)

    def consider_nothing(self) -> None:
        """Consider nothing."""
        self._case = self._none = None

    def know(self, name: str, answer: bool | None) -> None:
        """Record that a circumstance holds, doesn't, or isn't known."""
        if self._case is None:
            return
        held, denied = self._case.held - {name}, self._case.denied - {name}
        if answer is not None:
            held, denied = (held | {name}, denied) if answer else (held, denied | {name})
        self.settle(held, denied, self._case.late)

    def settle(
        self, held: Collection[str], denied: Collection[str], late: int | None = None
    ) -> None:
        """Set the circumstances that hold, those that don't, and how late the player was."""
        if self._case is not None:
            self._case = msgspec.structs.replace(
                self._case, held=frozenset(held), denied=frozenset(denied), late=late
            )
            self._show()
            self.known_changed.emit()

    def refresh(self) -> None:
        """Update the panel from the current state."""
        self.players.refresh()
        self._show()

    def begin_anew(self) -> None:
        """Reset all input for the next penalty: it begins empty."""
        self.came_of = CameOf()
        self._panel.begin_anew()
        self._panel.fields.begin_anew()
        self._panel.happened.begin_anew()
        self.players.begin_anew()

    # -- actions

    def write(self) -> None:
        """Write the penalty down, or ask for what is missing."""
        panel = self._panel
        if self._none is not None:
            self._write_note(self._none)
            return
        if self._case is None or self._bridge.engine is None:
            return
        if self._day != local_day(_now(self._bridge)):
            self._show()
        self.players.take_typed()
        panel.asking.take_typed()
        if not panel.whose.player:
            panel.say_problem(translate("Infractions", "Choose the player first."))
            panel.whose.take_focus()
        elif panel.question.is_open:
            words = translate("Infractions", "Choose who is meant, or say that the player is new")
            panel.say_problem(words)
            panel.question.take_focus()
        elif panel.needs_lateness():
            panel.say_problem(translate("Infractions", "Enter when the player was seated"))
            self.lateness_wanted.emit()
        elif panel.deviates() and not panel.draft().deviation:
            panel.deviation.reason.show_wrong(is_wrong=True)
            words = translate("Infractions", "A deviation needs a reason.")
            panel.say_problem(words, panel.deviation.reason)
        elif panel.fields.asks():
            panel.problem.say("")
        elif panel.asks():
            if not panel.asking.go_on():
                self.ask_head_judge()
            elif not panel.asking.judge_question.name:
                panel.say_problem(translate("Infractions", "Name the head judge first."))
        elif not self._is_perhaps_a_slip():
            self._submit(self._case, panel.draft())

    def ask_head_judge(self) -> None:
        """Ask for the head judge's name if the penalty needs one."""
        if self._panel.asks():
            self._panel.asking.ask(self.players.head_judges())

    # -- internals

    def _show(self) -> None:
        if self._case is None:
            return
        language = self._dependencies.preferences.language()
        self._day = local_day(_now(self._bridge))
        considered = consider(self._catalogue, self._case, self._history(), self._day, language)
        self._panel.show_considered(considered, language, self._for_opponent(language))
        draft = self._panel.draft()
        command = penalty_command(self._case, draft, self._day)
        form = self.unwritten.key(self._case, draft.player)
        self._panel.verdict.show_given(given_words(recorded_by(self._bridge, command, form)))

    def _for_opponent(self, language: str) -> ForOpponent | None:
        """Return what the opponent gets in the same step: the same for both players, or 2.6."""
        whose, case = self._panel.whose, self._case
        if case is not None and self._panel.opponent.is_wanted:
            entry = self._catalogue.entry(FAILURE_TO_MAINTAIN)
            case = Case(entry, case.edition) if entry is not None else None
        elif not whose.is_both:
            return None
        if case is None or not whose.opponent:
            return None
        history = self._history(whose.opponent)
        considered = consider(self._catalogue, case, history, self._day, language)
        return ForOpponent(whose.opponent, considered, is_same=whose.is_both)

    def _history(self, opponent: str = "") -> tuple[WrittenPenalty, ...]:
        """Return all penalties of the player meant, or of the opponent, also those that wait, but
        for this form's own."""
        names = (opponent,) if opponent else self._panel.question.meant()
        form = self.unwritten.key(self._case, self._panel.whose.player)
        return self._bridge.foreseen_state(form).penalties_of(*names)

    def _follow_day(self, now: Moment) -> None:
        """Update after midnight, when yesterday's penalties stop counting."""
        if self._panel.isVisible() and self._day != local_day(now):
            self._show()

    def _is_perhaps_a_slip(self) -> bool:
        """Whether the same penalty was written just now; if so, ask for confirmation."""
        panel, case, now = self._panel, self._case, _now(self._bridge)
        if panel.is_asking_twice or case is None:
            return False
        same = same_just_now(self._history(), case.entry.id, now)
        opponent = self._for_opponent("en")
        if same is None and opponent is not None:
            infraction = opponent.considered.case.entry.id
            same = same_just_now(self._history(opponent.player), infraction, now)
        if same is None:
            return False
        seconds = _ago(same.at, now)
        words = translate("Infractions", "Recorded %n s ago: issue another?", "", seconds)
        panel.ask_twice(words)
        return True

    def _submit(self, case: Case, draft: Draft) -> None:
        command = penalty_command(case, draft, self._day, self.came_of)
        form = self.unwritten.key(case, draft.player)
        given = recorded_by(self._bridge, command, form)
        told_case = case_with_turns(case, given)
        history = self._history()
        considered = consider_in_all_languages(self._catalogue, told_case, history, self._day)
        place = (draft.table, draft.round)
        name = self._panel.question.shown_name()
        slips = [slip_facts(self._catalogue, considered, name, place, draft.penalty)]
        commands = [command]
        opponent = self._for_opponent(self._dependencies.preferences.language())
        if opponent is not None:
            theirs = opponent.draft(draft, deviates=self._panel.deviates())
            their_case = opponent.considered.case
            commands.append(penalty_command(their_case, theirs, self._day))
            history = self._history(opponent.player)
            told_case = case_with_turns(their_case, given)
            judged = consider_in_all_languages(self._catalogue, told_case, history, self._day)
            told = slip_facts(self._catalogue, judged, opponent.player, place, theirs.penalty)
            slips.append(told)
        whole = one_step(commands, self._panel.question.answer, self._bridge.now())
        outcome = self._bridge.submit(whole, form)
        if isinstance(outcome, Refusal):
            self._panel.say_problem(refusal_sentence(outcome))
        elif outcome is not None:
            self.unwritten.forget()
            self._wrote(draft, tuple(slips), outcome)
        else:
            self.unwritten.keep(Unwritten(case, draft, tuple(slips)))

    def _recorded_late(self, item: PendingCommand, step: Step) -> None:
        """Finish the form of a command recorded late, unless its input has changed since."""
        late = self.unwritten.late
        if isinstance(item.command, Note):
            if self._none is not None and item.command == _note_of(
                self._none, self._panel, self._dependencies
            ):
                self.begin_anew()
                self.noted.emit()
        elif late is not None and self.unwritten.is_late(item.form):
            self.unwritten.forget()
            if self._case == late.case and self._panel.draft().is_said_of(late.draft):
                self._wrote(late.draft, late.slips, step)

    def _wrote(self, draft: Draft, slips: tuple[SlipFacts, ...], step: Step) -> None:
        issued = next(event for event in step.events if isinstance(event, PenaltyIssued))
        self.players.judge = draft.judge
        self.begin_anew()
        self.written.emit(Written(issued.id, slips))

    def _write_note(self, case: NoInfraction) -> None:
        note = _note_of(case, self._panel, self._dependencies)
        outcome = self._bridge.submit(note, (NOTE_FORM, note.text))
        if isinstance(outcome, Refusal):
            self._panel.say_problem(refusal_sentence(outcome))
        elif outcome is not None:
            self.begin_anew()
            self.noted.emit()


def _note_of(case: NoInfraction, panel: RecordPanel, dependencies: ProgramDependencies) -> Note:
    """Return a note of no infraction, with the player, the table and what happened."""
    whose = panel.whose
    place = translate("Infractions", "table {table}").format(table=whose.table)
    said = [
        translate("Infractions", "No infraction"),
        case.name.said(dependencies.preferences.language()),
        place if whose.table is not None else "",
        whose.player,
    ]
    happened = panel.happened.words()
    end = f"; {happened}" if happened else ""
    return Note(": ".join(said[:2]) + _listed(said[2:]) + end)


def _now(bridge: EngineBridge) -> Moment:
    return bridge.now() or QDateTime.currentMSecsSinceEpoch()


def _ago(at: Moment, now: Moment) -> int:
    return max(0, now - at) // SECOND


def _listed(parts: list[str]) -> str:
    listed = ", ".join(part for part in parts if part)
    return f" ({listed})" if listed else ""
