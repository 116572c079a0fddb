"""Controller of the list of penalties."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import TakeBack
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.timeline import Step
from judgekit.ui.infractions.penalties.printing import penalties_job, penalty_job
from judgekit.ui.infractions.penalties.rows import PenaltyRows, narrowed
from judgekit.ui.infractions.penalties.text import free_text, penalty_section
from judgekit.ui.infractions.penalties.view import PenaltiesView
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.printing.preview import open_preview
from judgekit.ui.shell.window.glance.card_links import CardLinks
from judgekit.ui.shell.window.glance.found_names import FoundNames
from judgekit.ui.words.penalty_wording import infraction_title
from judgekit.ui.words.step_wording import step_words
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.calls.appeal_people import judges_to_compare
from judgekit.views.cards.cards_here import CardsHere
from judgekit.views.deck_checks.known_players import known_players
from judgekit.views.players import players_of
from judgekit.views.sharing.unconfirmed import unconfirmed

if TYPE_CHECKING:
    from judgekit.engine.pending import PendingCommand

CORRECTION_FORM = "correction"
SOON = 30
"""Delay in milliseconds after a choice before the full penalty is laid out."""


class PenaltiesController(QObject):
    """Shows the open tournament while the list is visible."""

    def __init__(self, dependencies: ProgramDependencies, catalogue: Catalogue) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._catalogue = catalogue
        self._rows = PenaltyRows(catalogue)
        self._step: Step | None = None
        self.view = PenaltiesView(dependencies.look, catalogue)
        self.setParent(self.view)
        self.view.narrowed.connect(self._narrow)
        self.view.print_button.clicked.connect(self.print)
        self.view.no_event.lead(dependencies)
        self._named = FoundNames(dependencies, self)
        self._named.found.connect(self.show_chosen)
        CardLinks(dependencies, self.view.pane.text)
        self._later = QTimer(self.view)
        self._later.setSingleShot(True)
        self._later.setInterval(SOON)
        self._later.timeout.connect(self.show_chosen)
        self.view.list.chosen.connect(lambda _: self._later.start())
        self.view.pane.correct_wanted.connect(self.correct)
        self.view.pane.take_back_wanted.connect(self.ask_to_take_back)
        self.view.pane.print_wanted.connect(self.print_chosen)
        self.view.pane.form.corrected.connect(self._corrected)
        self.view.pane.form.left.connect(self._leave_form)
        self.view.question.accepted.connect(self._take_back)
        self.view.question.keep_language(self.ask_to_take_back)
        self._forms = 0
        """How often the form was opened: each time for another correction."""
        self._bridge.pending.recorded.connect(self._recorded_late)

    def refresh(self) -> None:
        """Show the current penalties."""
        infractions = self._bridge.state.infractions
        language = self._dependencies.preferences.language()
        counts = Counter(each.issued.infraction for each in infractions.entered)
        order = [each.id for each in self._catalogue.entries]
        known = [name for name in order if name in counts]
        known += sorted(counts.keys() - set(order))
        self.view.filter.offer(
            [
                (name, infraction_title(self._catalogue, name, language), counts[name])
                for name in known
            ]
        )
        self._narrow()

    def begin_anew(self) -> None:
        """Reset for another tournament: no filter, the newest penalty chosen."""
        self.view.field.clear()
        self.view.filter.infraction = ""
        self.view.question.leave()
        self.view.pane.show_form(shown=False)
        self.view.list.show_rows(())

    def take_focus(self) -> None:
        """Focus the list."""
        self.view.list.setFocus()

    def correct(self) -> None:
        """Begin correcting the chosen penalty."""
        row = self.view.list.row()
        if row is not None:
            state = self._bridge.state
            names = KnownNames(sorted(players_of(state)))
            self.view.pane.form.question.follow(state.players, known_players(state))
            self.view.pane.form.judge_question.know(judges_to_compare(state))
            language = self._dependencies.preferences.language()
            self._forms += 1
            self.view.pane.show_form(shown=True)
            self.view.pane.form.begin(row.written, names, language)

    def ask_to_take_back(self) -> None:
        """Ask whether, and why, to take back the last step about the chosen penalty."""
        row = self.view.list.row()
        self._step = self._step_of(row.written.id) if row is not None else None
        if self._step is None or row is None:
            return
        what = step_words(self._step)
        self.view.question.ask(
            self.tr("Undo: {player}, {what}").format(player=row.player, what=what),
            yes=self.tr("Undo this"),
            no=self.tr("Cancel"),
            field=self.tr("Reason (optional); shown in the timeline"),
        )

    def print(self) -> None:
        """Open the preview of the penalties that are shown, on paper."""
        dependencies, details = self._dependencies, self._bridge.state.setup.details
        if details is None:
            return
        job = penalties_job(dependencies.look, details.name, self.view.list.rows.rows)
        open_preview(dependencies.look, dependencies.messages, job, self.view)

    def print_chosen(self) -> None:
        """Open the preview of the chosen penalty, on paper."""
        dependencies, details = self._dependencies, self._bridge.state.setup.details
        row = self.view.list.row()
        if details is not None and row is not None:
            job = penalty_job(dependencies.look, details.name, row)
            open_preview(dependencies.look, dependencies.messages, job, self.view)

    def cards_named(self) -> CardsHere:
        """Return what is written of the chosen penalty, in which cards may be named."""
        row = self.view.list.row()
        return CardsHere(text="\n".join(free_text(row.written))) if row is not None else CardsHere()

    def step_back(self) -> None:
        """Close the form or the question."""
        if self.view.question.isVisible():
            self.view.question.leave()
        else:
            self._leave_form()

    # -- internals

    def _narrow(self) -> None:
        language = self._dependencies.preferences.language()
        waiting = unconfirmed(self._bridge.engine).penalties
        rows = self._rows.rows(self._bridge.state, language, waiting)
        shown = narrowed(rows, self.view.field.text(), self.view.filter.infraction)
        self.view.list.show_rows(shown)
        if self._bridge.engine is None:
            self.view.show_no_event()
        else:
            self.view.show_counts(len(shown), len(rows))

    def show_chosen(self) -> None:
        """Show the chosen penalty in full, delayed while the choice changes."""
        self._later.stop()
        row = self.view.list.row()
        if row is None:
            self.view.pane.show_penalty(None, None)
            return
        if self.view.pane.form.is_about(row.written.id):
            return
        history = self._bridge.state.penalties_of(row.player)
        language = self._dependencies.preferences.language()
        # Names of judges and places are no cards.
        written = free_text(row.written)
        section = penalty_section(
            *(self._catalogue, row.written, history, row.player, language),
            links=lambda text: self._named.of(text) if text in written else (),
        )
        self.view.pane.show_penalty(row, section)

    def _step_of(self, penalty: str) -> Step | None:
        """Return the step in force that set the penalty: its writing, or its last correction."""
        engine = self._bridge.engine
        written = self._bridge.state.infractions.entered.by_id.get(penalty)
        if engine is None or written is None:
            return None
        steps = reversed(engine.timeline.steps_in_force())
        return next(
            (step for step in steps if any(event is written.issued for event in step.events)), None
        )

    def _corrected(self, command: Command) -> None:
        outcome = self._bridge.submit(command, (CORRECTION_FORM, self._forms))
        if isinstance(outcome, Refusal):
            self.view.pane.form.refuse(refusal_sentence(outcome))
        elif outcome is not None:
            self._leave_form()

    def _recorded_late(self, item: PendingCommand) -> None:
        """Close the form of a command that was recorded late."""
        step = self._step.id if self._step is not None else ""
        if item.form == (CORRECTION_FORM, self._forms) and self.view.pane.form.isVisible():
            self._leave_form()
        elif item.form == ("taken back", step):
            self.view.question.leave()

    def _leave_form(self) -> None:
        self.view.pane.show_form(shown=False)
        self.show_chosen()
        self.view.list.setFocus()

    def _take_back(self, reason: str) -> None:
        if self._step is None:
            return
        outcome = self._bridge.submit(
            TakeBack(self._step.id, reason), ("taken back", self._step.id)
        )
        if isinstance(outcome, Refusal):
            self.view.question.refuse(refusal_sentence(outcome))
        elif outcome is not None:
            self.view.question.leave()
