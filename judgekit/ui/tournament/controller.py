"""Controller of the Event page: create, change, open, remove, undo, note."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from judgekit.domain.clock.state import RoundKind
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament, Note, TakePairings
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import PutBack, TakeBack
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.engine.foresight import foreseen
from judgekit.engine.history_changes import history_changes
from judgekit.engine.timeline import Step
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.tournament.form.form import TournamentForm
from judgekit.ui.tournament.kept.controller import KeptController
from judgekit.ui.tournament.kept.view import TournamentsView
from judgekit.ui.tournament.pairings.place import PairingsPlace
from judgekit.ui.tournament.timeline.view import TimelineView
from judgekit.ui.words.change_wording import history_lines
from judgekit.ui.words.step_wording import refusal_of_change
from judgekit.ui.words.wording import refusal_sentence

if TYPE_CHECKING:
    from judgekit.engine.pending import PendingCommand

translate = QCoreApplication.translate

NOTE_FORM = "note"


class TournamentController(QObject):
    """Submits what the views request, and shows them the outcome."""

    opened = Signal()
    """A tournament was created or opened here."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        form: TournamentForm,
        pairings: PairingsPlace,
        timeline: TimelineView,
        tournaments: TournamentsView,
    ) -> None:
        super().__init__(form)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._form, self._pairings = form, pairings
        self._wanted = ""
        self.kept = KeptController(
            self._bridge, dependencies.messages, dependencies.preferences, tournaments
        )
        self._notes = 0
        """How many notes were begun."""
        self._timeline, self._tournaments = timeline, tournaments
        form.submitted.connect(self._submit_tournament)
        form.author_given.connect(lambda name: dependencies.preferences.change(judge_name=name))
        pairings.submitted.connect(self._take_pairings)
        timeline.undo_asked.connect(self._look_at_undo)
        timeline.undo_wanted.connect(self._take_back)
        timeline.note_wanted.connect(self._write_note)
        timeline.note_field.field.textChanged.connect(self._note_typed)
        tournaments.open_wanted.connect(self._open)
        tournaments.remove_wanted.connect(self._remove)
        self._bridge.pending.recorded.connect(self._recorded_late)
        self._bridge.switched.connect(self._show_wanted)

    # -- display

    def show_new(self) -> None:
        """Show the form for a new tournament, in the interface language."""
        can_leave = self._bridge.engine is not None
        self._form.show_new(self._dependencies.preferences.language(), can_leave=can_leave)
        self.show_author()

    def show_author(self) -> None:
        """Show the name of the judge at this machine."""
        preferences = self._dependencies.preferences
        self._form.show_author(preferences.now.judge_name, preferences.reading_order()[0])

    def show_pairings(self) -> None:
        """Show the recorded pairings, and each clock's next round."""
        state = self._bridge.state
        clocks = tuple(dict.fromkeys((MAIN_CLOCK, *state.clocks.by_name)))
        following = {}
        for name, clock in state.clocks.by_name.items():
            rounds = [each for each in clock.rounds if each.kind == RoundKind.ROUND]
            if rounds:
                following[name] = rounds[-1].number + (rounds[-1].ended is not None)
        self._pairings.show_entry(state.setup, clocks, following)

    # -- actions

    def _submit_tournament(self, command: CreateTournament) -> None:
        if isinstance(command, ChangeTournament):
            self._change_tournament(command)
            return
        created = self._bridge.create(command)
        if isinstance(created, Refusal):
            self._form.refuse(refusal_sentence(created))
        elif created:
            words = translate("TournamentSession", "Event created: {name}")
            self._dependencies.messages.say(words.format(name=command.name))
            self.opened.emit()

    def _change_tournament(self, command: ChangeTournament) -> None:
        outcome, sentence = self._do(
            command, translate("TournamentSession", "Event saved"), "event"
        )
        self._form.refuse(sentence)
        details = self._bridge.state.setup.details
        if outcome is not None and details is not None:
            self._form.show_tournament(details)

    def _take_pairings(self, command: TakePairings) -> None:
        tables = translate("TournamentSession", "%n table(s)", "", len(command.tables))
        byes = (
            translate("TournamentSession", "%n bye(s)", "", len(command.byes))
            if command.byes
            else ""
        )
        what = ", ".join(part for part in (tables, byes) if part)
        words = translate("TournamentSession", "Pairings of round {round} saved: {what}")
        form = ("pairings", command.clock, command.round)
        outcome, sentence = self._do(command, words.format(round=command.round, what=what), form)
        self._pairings.refuse(sentence)
        if outcome is not None:
            self._pairings.begin_anew()

    def _look_at_undo(self, step: Step) -> None:
        """Show beforehand whether the step can be taken back, or put back."""
        engine = self._bridge.engine
        if engine is None:
            return
        if engine.timeline.steps[0] is step:
            self._timeline.question.forbid(
                translate(
                    "TournamentSession",
                    "The event's beginning stays. What is wrong in it can be changed on its form; "
                    "the whole event can be removed under All events.",
                )
            )
            return
        # A question asked again replaces what waits from it.
        waiting = self._bridge.pending.foreseen(("taken back", step.id)) or engine
        refusal = waiting.refusal(_turned(step))
        if refusal is not None and refusal.code is RefusalCode.UNKNOWN_STEP:
            self._timeline.question.forbid(
                translate(
                    "TournamentSession",
                    "This undid an entry or brought one back. Choose that entry instead.",
                )
            )
            return
        if refusal is not None:
            self._timeline.question.forbid(self._undo_sentence(refusal))
            return
        after = foreseen(waiting, _turned(step))
        if not isinstance(after, Refusal):
            moved = history_changes(waiting.state, after.state, after.then, after.now)
            self._timeline.question.explain("\n".join(history_lines(moved)))

    def _take_back(self, step: str, reason: str) -> None:
        engine = self._bridge.engine
        known = engine.timeline.step(step) if engine is not None else None
        if known is None:
            return
        outcome = self._bridge.submit(_turned(known, reason), ("taken back", step))
        if isinstance(outcome, Refusal):
            self._timeline.question.refuse(self._undo_sentence(outcome))
        elif outcome is not None:
            self._timeline.question.leave()

    def _undo_sentence(self, refusal: Refusal) -> str:
        """Return why a step can't be undone; a later step that depends on it is named."""
        engine = self._bridge.engine
        return refusal_of_change(refusal, engine.timeline if engine is not None else None)

    def _note_typed(self, text: str) -> None:
        """Take what follows an emptied field for another note."""
        self._notes += not text

    def _write_note(self, text: str) -> None:
        outcome = self._bridge.submit(Note(text), (NOTE_FORM, self._notes))
        if isinstance(outcome, Refusal):
            self._timeline.note_field.refuse(refusal_sentence(outcome))
        elif outcome is not None:
            self._timeline.note_field.leave()

    def _recorded_late(self, item: PendingCommand) -> None:
        """Close the note field once a note that was pending is recorded."""
        field = self._timeline.note_field
        if item.form == (NOTE_FORM, self._notes) and item.command == Note(
            field.field.text().strip()
        ):
            field.leave()

    def _open(self, tournament: str) -> None:
        self._wanted = tournament
        if tournament == self._bridge.current:
            self._show_wanted()
        else:
            self._bridge.open(tournament)

    def _show_wanted(self) -> None:
        """Show the tournament that was chosen here, once it is open: that may take an answer."""
        if self._wanted and self._wanted == self._bridge.current:
            self._wanted = ""
            self.opened.emit()

    def _remove(self, tournament: str) -> None:
        if self._bridge.remove(tournament):
            self._dependencies.messages.say(
                translate("TournamentSession", "The event was removed.")
            )
        self.kept.show_tournaments()

    def _do(self, command: Command, words: str, form: Hashable) -> tuple[Step | None, str]:
        """Submit a command; return its step, or None and why it was refused.

        A message about the step offers undo; if the record can't be written, a banner says so.
        """
        outcome = self._bridge.submit(command, form)
        if isinstance(outcome, Refusal):
            return None, refusal_sentence(outcome)
        if outcome is not None:
            self._dependencies.messages.say(words, lambda: self._undo(outcome), step=outcome.id)
        return outcome, ""

    def _undo(self, step: Step) -> None:
        outcome = self._bridge.submit(TakeBack(step.id))
        if isinstance(outcome, Refusal):
            self._dependencies.messages.say(self._undo_sentence(outcome))


def _turned(step: Step, reason: str = "") -> TakeBack | PutBack:
    """Return the command that takes a step back, or puts it back if it was."""
    return TakeBack(step.id, reason) if step.counts else PutBack(step.id, reason)
