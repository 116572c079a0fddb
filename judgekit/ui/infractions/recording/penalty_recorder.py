"""From an infraction and a player to a recorded penalty."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QDateTime, QObject, Signal

from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.decide import same_just_now
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.policy import Catalogue, NoInfraction
from judgekit.domain.infractions.state import WrittenPenalty
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.setup.commands import Note
from judgekit.domain.setup.state import Role
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.timeline import Step
from judgekit.ui.infractions.recording.panel import Draft, RecordPanel
from judgekit.ui.infractions.recording.player_picker import PlayerPicker
from judgekit.ui.infractions.recording.unwritten import Unwritten, UnwrittenForm
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.local_day import local_day
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.penalty_wording import translate
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.deck_checks.known_players import known_players
from judgekit.views.infractions.considering import Case, consider, consider_in_all_languages
from judgekit.views.infractions.penalty_slip import SlipFacts, slip_facts

if TYPE_CHECKING:
    from judgekit.engine.pending import PendingCommand


class Written(msgspec.Struct, frozen=True):
    """A recorded penalty: its id, and the player's slip."""

    id: str
    slip: SlipFacts


NOTE_FORM = "no infraction"

Together = Callable[[IssuePenalty], ReturnDecks | None]
"""Return a command that includes this penalty; None if it is recorded by itself."""


class PenaltyRecorder(QObject):
    """Follows the open tournament for the record panel."""

    written = Signal(object)
    """A `Written`."""
    noted = Signal()
    """A note was recorded."""
    known_changed = Signal()
    """The known circumstances have changed."""

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
        self._judge = ""
        self._names: tuple[str, ...] = ()
        self.unwritten = UnwrittenForm()
        self.together: Together | None = None
        """Combines the next penalty with other events in one step, as with the end of a deck
        check."""
        panel.whose.table_changed.connect(self._seat)
        panel.whose.player_changed.connect(panel.question.ask)
        panel.whose.player_changed.connect(lambda _: panel.begin_anew())
        panel.whose.player_changed.connect(lambda _: self._show())
        panel.question.answered.connect(self._show)
        panel.entered.connect(self.write)
        panel.buttons.write_wanted.connect(self.write)
        panel.buttons.head_judge_wanted.connect(self.ask_head_judge)
        panel.asking.named.connect(panel.name_head_judge)
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
        words = translate("Infractions", "Nothing goes into the player's record.")
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
        self.settle(held, denied)

    def settle(self, held: Collection[str], denied: Collection[str]) -> None:
        """Set the circumstances that hold, and those that don't."""
        if self._case is not None:
            self._case = msgspec.structs.replace(
                self._case, held=frozenset(held), denied=frozenset(denied)
            )
            self._show()
            self.known_changed.emit()

    def refresh(self) -> None:
        """Update the panel from the current state."""
        state = self._bridge.state
        names = known_players(state)
        if names != self._names:
            self._names = names
            self._panel.whose.know(KnownNames(sorted(names)))
        self._panel.question.follow(state.players, names)
        self._seat(self._panel.whose.table)
        self._show()

    def take_call(self) -> None:
        """Take the table of the call open longest, if no player or table is chosen yet."""
        whose = self._panel.whose
        calls = self._bridge.state.calls.open_calls()
        if calls and whose.table is None and not whose.player:
            whose.show_table(calls[0].table)
            self._seat(calls[0].table)

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
        if not panel.whose.player:
            panel.say_problem(translate("Infractions", "Whose is it? Choose the player first."))
            panel.whose.take_focus()
        elif panel.deviates() and not panel.draft().deviation:
            panel.deviation.reason.show_wrong(is_wrong=True)
            words = translate("Infractions", "Another penalty needs a reason.")
            panel.say_problem(words, panel.deviation.reason)
        elif panel.asks():
            self.ask_head_judge()
        elif not self._is_perhaps_a_slip():
            self._submit(self._case, panel.draft())

    def ask_head_judge(self) -> None:
        """Ask for the head judge's name if the penalty needs one."""
        if self._panel.asks():
            details = self._bridge.state.setup.details
            staff = details.staff if details else ()
            wanted = (Role.HEAD_JUDGE, Role.APPEALS_JUDGE)
            judges = [each.name for role in wanted for each in staff if each.role == role]
            self._panel.asking.ask("", judges)

    # -- internals

    def _show(self) -> None:
        if self._case is None:
            return
        history = _history(self._bridge, self._panel, self.unwritten, self._case)
        language = self._dependencies.preferences.language()
        self._day = local_day(_now(self._bridge))
        considered = consider(self._catalogue, self._case, history, self._day, language)
        self._panel.show_considered(considered, language)

    def _follow_day(self, now: Moment) -> None:
        """Update after midnight, when yesterday's penalties stop counting."""
        if self._panel.isVisible() and self._day != local_day(now):
            self._show()

    def _seat(self, table: int | None) -> None:
        state = self._bridge.state
        players: tuple[str, ...] = ()
        clock = state.clocks.find(table)
        current = state.clocks.in_progress(clock)
        if table is not None and current is not None:
            players = state.setup.players_at(clock, current.number, table)
        self._panel.whose.seat(players)
        details = state.setup.details
        staff = [member.name for member in details.staff] if details else []
        judge = self._judge or self._bridge.author()
        self._panel.fields.fill_in(current.number if current else 0, judge, staff)

    def _is_perhaps_a_slip(self) -> bool:
        """Whether the same penalty was written just now; if so, ask for confirmation."""
        panel, case, now = self._panel, self._case, _now(self._bridge)
        if panel.is_asking_twice or case is None:
            return False
        same = same_just_now(
            _history(self._bridge, self._panel, self.unwritten, self._case),
            case.entry.id,
            now,
        )
        if same is None:
            return False
        seconds = _ago(same.at, now)
        words = translate("Infractions", "Written %n s ago: write a second one?", "", seconds)
        panel.ask_twice(words)
        return True

    def _submit(self, case: Case, draft: Draft) -> None:
        history = _history(self._bridge, self._panel, self.unwritten, self._case)
        considered = consider_in_all_languages(self._catalogue, case, history, self._day)
        command = IssuePenalty(
            player=draft.player,
            infraction=case.entry.id,
            penalty=draft.penalty,
            table=draft.table,
            round=draft.round or None,
            comment=draft.comment,
            judge=draft.judge,
            head_judge=draft.head_judge,
            day=self._day,
            edition=case.edition.value,
            policy=draft.policy,
            deviation=draft.deviation,
            circumstances=tuple(sorted(case.held)),
            answers=case.answers,
        )
        asked = (self.together(command) if self.together is not None else None) or command
        settled = self._panel.question.answer
        place = (draft.table, draft.round)
        slip = slip_facts(considered, self._panel.question.shown_name(), place, draft.penalty)
        whole = RecordForPlayer(asked, settled) if settled else asked
        outcome = self._bridge.submit(
            whole, self.unwritten.key(self._case, self._panel.whose.player)
        )
        if isinstance(outcome, Refusal):
            self._panel.say_problem(refusal_sentence(outcome))
        elif outcome is not None:
            self.unwritten.forget()
            self._wrote(draft, slip, outcome)
        else:
            self.unwritten.keep(Unwritten(case, draft, slip))

    def _recorded_late(self, item: PendingCommand, step: Step) -> None:
        """Finish the form of a command recorded late, unless its input has changed since."""
        late = self.unwritten.late
        if isinstance(item.command, Note):
            if self._none is not None and item.command == _note_of(
                self._none, self._panel.whose, self._dependencies
            ):
                self._next_one()
                self.noted.emit()
        elif late is not None and self.unwritten.is_late(item.form):
            self.unwritten.forget()
            if self._case == late.case and self._panel.draft().is_said_of(late.draft):
                self._wrote(late.draft, late.slip, step)

    def _wrote(self, draft: Draft, slip: SlipFacts, step: Step) -> None:
        issued = next(event for event in step.events if isinstance(event, PenaltyIssued))
        self.together = None
        self._judge = draft.judge
        self._next_one()
        self.written.emit(Written(issued.id, slip))

    def _write_note(self, case: NoInfraction) -> None:
        note = _note_of(case, self._panel.whose, self._dependencies)
        outcome = self._bridge.submit(note, (NOTE_FORM, note.text))
        if isinstance(outcome, Refusal):
            self._panel.say_problem(refusal_sentence(outcome))
        elif outcome is not None:
            self._next_one()
            self.noted.emit()

    def _next_one(self) -> None:
        """Reset all input for the next penalty."""
        self._panel.begin_anew()
        self._panel.fields.begin_anew()
        self._panel.whose.clear()
        self._seat(None)
        self.take_call()


def _note_of(case: NoInfraction, whose: PlayerPicker, dependencies: ProgramDependencies) -> Note:
    """Return a note of no infraction, with the player and the table."""
    place = translate("Infractions", "table {table}").format(table=whose.table)
    said = [
        translate("Infractions", "No infraction"),
        case.name.said(dependencies.preferences.language()),
        place if whose.table is not None else "",
        whose.player,
    ]
    return Note(": ".join(said[:2]) + _listed(said[2:]))


def _history(
    bridge: EngineBridge, panel: RecordPanel, unwritten: UnwrittenForm, case: Case | None
) -> tuple[WrittenPenalty, ...]:
    """Return all penalties of the player meant, also those that wait, but for this form's own."""
    form = unwritten.key(case, panel.whose.player)
    return bridge.foreseen_state(form).penalties_of(*panel.question.meant())


def _now(bridge: EngineBridge) -> Moment:
    return bridge.now() or QDateTime.currentMSecsSinceEpoch()


def _ago(at: Moment, now: Moment) -> int:
    return max(0, now - at) // SECOND


def _listed(parts: list[str]) -> str:
    listed = ", ".join(part for part in parts if part)
    return f" ({listed})" if listed else ""
