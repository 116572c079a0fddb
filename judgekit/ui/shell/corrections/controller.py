"""Shows what a correction or a late entry moves while it is typed, and submits it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from judgekit.domain.clock.telling import outdated_in_round
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.engine.engine import Engine
from judgekit.engine.foresight import foreseen
from judgekit.ui.shell.corrections.fields_grid import UnreadableField
from judgekit.ui.shell.corrections.moved_rows import MovedRow
from judgekit.ui.shell.corrections.view import CorrectionView
from judgekit.ui.shell.corrections.wording import (
    difference_text,
    moved_detail,
    moved_label,
    moved_value,
    translate,
    wrong_words,
)
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.step_wording import refusal_of_change
from judgekit.ui.words.telling_words import play_until_words, tell_again_words
from judgekit.ui.words.wording import reading_text, time_of_day
from judgekit.views.calls.appeal_people import judges_to_compare, staff_names
from judgekit.views.clock.shown_tables import shown_snapshot
from judgekit.views.corrections.correcting import correcting, correction_of
from judgekit.views.corrections.fields import Correction, FieldName, Subject, Value
from judgekit.views.corrections.late_entries import entering, late_entry
from judgekit.views.corrections.moved import Moved, MovedKind, moves

PAUSE = 120
"""Milliseconds without a key after which what moves is worked out."""
MOST_ROWS = 8
WITH_READING = (Subject.CALL, Subject.EXTENSION, Subject.DECK_CHECK)


class CorrectionController(QObject):
    """Fills the form and submits it; `left` is emitted once it was saved or cancelled."""

    left = Signal()

    def __init__(self, dependencies: ProgramDependencies, view: CorrectionView) -> None:
        super().__init__(view)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._view = view
        self._correction: Correction | None = None
        self._step = ""
        """The entry that is put right; empty for one that is entered late."""
        self._is_edited = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._look)
        view.edited.connect(self._edited)
        view.reworded.connect(self._look)
        view.subject_wanted.connect(lambda name: self.enter(Subject(name), has_subjects=True))
        view.save_wanted.connect(self._save)
        view.left.connect(self.cancel)
        self._bridge.changed.connect(lambda _: self._catch_up())
        self._bridge.switched.connect(self.cancel)

    @property
    def thing(self) -> str:
        """The id of the call, check, appeal or penalty that is put right; empty for none."""
        return self._correction.thing if self._correction is not None else ""

    @property
    def is_open(self) -> bool:
        """Whether something is being put right or entered."""
        return self._correction is not None

    @property
    def is_touched(self) -> bool:
        """Whether something was typed that saving would record."""
        if self._correction is None or not self._is_edited:
            return False
        return not self._step or self._command() is not None

    def correct(self, step: str) -> bool:
        """Begin to put an entry right; return whether that is possible, and say why if not."""
        engine = self._bridge.engine
        correction = correction_of(engine.timeline, step) if engine is not None else None
        if engine is None or correction is None:
            self._dependencies.messages.say(self._why_not(engine, step))
            return False
        self._step = step
        self._begin(correction)
        return True

    def enter(self, subject: Subject, *, has_subjects: bool = False) -> None:
        """Begin to enter something that happened a while ago; with `has_subjects` it can become
        something else."""
        self._step = ""
        known: dict[str, Value] = {}
        details = self._bridge.state.setup.details
        if subject is Subject.ROUND_START:
            minutes = details.round_minutes if details is not None else 50
            known["length"] = None if minutes is None else round(minutes * 60)
        clocks = tuple(self._bridge.state.clocks.by_name)
        self._begin(late_entry(subject, clocks, **known), has_subjects=has_subjects)

    def cancel(self) -> None:
        """Leave the form; nothing is entered."""
        if self._correction is not None:
            self._timer.stop()
            self._correction = None
            self.left.emit()

    # -- inside

    def _begin(self, correction: Correction, *, has_subjects: bool = False) -> None:
        self._correction = correction
        judges = staff_names(self._bridge.state)
        self._view.judge_question.know(judges_to_compare(self._bridge.state))
        self._view.begin(correction, judges, has_subjects=has_subjects)
        self._is_edited = False
        self._look()
        self._view.take_focus()

    def _edited(self) -> None:
        self._is_edited = True
        self._timer.start()

    def _look(self) -> None:
        """Show what saving would move, or why it can't be saved."""
        correction, engine = self._correction, self._foreseen_engine()
        if correction is None or engine is None:
            return
        self._view.show_facts(self._facts(engine, correction))
        command = self._command()
        if isinstance(command, str):
            self._show(correction, engine.state, engine.now(), ())
            self._view.refuse(command)
            return
        if command is None:
            self._show(correction, engine.state, engine.now(), ())
            self._view.refuse("")
            self._view.save.setEnabled(False)
            return
        outcome = foreseen(engine, command)
        if isinstance(outcome, Refusal):
            self._show(correction, engine.state, engine.now(), ())
            self._view.refuse(refusal_of_change(outcome, engine.timeline))
            return
        rows = moves(engine.state, outcome.state, engine.now())
        self._show(correction, outcome.state, outcome.now, rows)
        self._view.refuse("")

    def _command(self) -> Command | str | None:
        """Return the command, None if there is nothing to do, or why a field can't be read."""
        correction, engine = self._correction, self._bridge.engine
        if correction is None or engine is None:
            return None
        try:
            values = self._view.fields.values(engine.now())
        except UnreadableField as error:
            # An empty form is not told what it lacks.
            is_blank = not self._step and not self._view.fields.row(error.field.name).text()
            return None if is_blank else wrong_words(error.field)
        if self._step:
            return correcting(correction, values, self._view.why.text().strip())
        return entering(correction, values)

    def _show(
        self, correction: Correction, state: Tournament, now: Moment, rows: Sequence[Moved]
    ) -> None:
        self._view.show_moved([_row(row, at) for at, row in enumerate(rows[:MOST_ROWS])])
        table = self._table(correction)
        clock = state.clocks.find(table) if table else ""
        current = state.clocks.in_progress(clock)
        if current is None or current.limit is None or correction.subject not in WITH_READING:
            self._view.show_reading("", None, "")
            return
        seated = current.tables.get(table)
        shown = shown_snapshot(current, table, seated, now) if seated is not None else None
        extension = shown.extension if shown is not None else 0
        outdated = next((each for each in outdated_in_round(current) if each.table == table), None)
        turns = seated.turns_total if seated is not None else state.setup.extra_turns()
        self._view.show_reading(
            reading_text(-extension),
            tell_again_words(outdated) if outdated is not None else None,
            play_until_words(-extension, turns) if extension else "",
        )

    def _table(self, correction: Correction) -> int:
        """Return the table as typed, else as it was."""
        for row in self._view.fields.rows:
            if row.field.name is FieldName.TABLE and row.text().isdecimal():
                return int(row.text()[:6])
        return correction.table

    def _save(self) -> None:
        self._timer.stop()
        self._look()
        command = self._command()
        if command is None and self._step:
            self.cancel()
            return
        if command is None or isinstance(command, str):
            self._show_what_is_missing(command)
            return
        if self._view.judge_question.asks_about_fields():
            return
        moved = [f"{row.label}: {row.before} \u2192 {row.after}" for row in self._view.moved.rows()]
        is_late = not self._step
        outcome = self._bridge.submit(command, ("correction", self._step))
        if isinstance(outcome, Refusal):
            engine = self._bridge.engine
            timeline = engine.timeline if engine is not None else None
            self._view.refuse(refusal_of_change(outcome, timeline))
            return
        if outcome is not None:
            words = (
                translate("Corrections", "Entry saved")
                if is_late
                else translate("Corrections", "Correction saved")
            )
            self._dependencies.messages.say(" · ".join((words, *moved[:1])))
        self.cancel()

    def _show_what_is_missing(self, sentence: str | None) -> None:
        """Say what the first field lacks, and focus it."""
        for row in self._view.fields.rows:
            if not row.text() and not row.field.is_optional:
                row.show_wrong(is_wrong=True)
                row.take_focus()
                self._view.refuse(wrong_words(row.field))
                return
        self._view.refuse(sentence or "")

    def _catch_up(self) -> None:
        """Follow the record: what is put right may have changed under the form."""
        engine = self._bridge.engine
        if self._correction is None or engine is None:
            return
        if self._step and correction_of(engine.timeline, self._step) != self._correction:
            self._dependencies.messages.say(
                translate("Corrections", "The entry was changed meanwhile; nothing was corrected")
            )
            self.cancel()
            return
        self._timer.start()

    def _foreseen_engine(self) -> Engine | None:
        form = ("correction", self._step)
        return self._bridge.pending.foreseen(form) or self._bridge.engine

    def _facts(self, engine: Engine, correction: Correction) -> str:
        """Return who sits there, and when and by whom it was entered; of something earlier, that
        what came later stays."""
        if not self._step:
            return translate("Corrections", "Later entries stay.")
        known = engine.timeline.step_with(self._step)
        if known is None:
            return ""
        entered = translate("Corrections", "entered at {time}")
        if known.author:
            entered = translate("Corrections", "entered at {time} by {who}")
        entered = entered.format(time=time_of_day(known.entered_at), who=known.author)
        state = engine.state
        current = state.clocks.in_progress(state.clocks.find(correction.table))
        seated: Sequence[str] = ()
        if current is not None and correction.table:
            seated = state.setup.players_at(current.clock, current.number, correction.table)
        return " · ".join(each for each in (" \u2013 ".join(seated), entered) if each)

    @staticmethod
    def _why_not(engine: Engine | None, step: str) -> str:
        known = engine.timeline.step_with(step) if engine is not None else None
        if known is None:
            return translate("Corrections", "Choose an entry to correct")
        if not known.counts:
            return translate("Corrections", "This entry is undone; put it back to correct it")
        if known.is_history:
            return translate("Corrections", "This entry is about another one; correct that one")
        if not known.intention:
            return translate(
                "Corrections",
                "An entry of an earlier version can’t be corrected; undo it and enter it again",
            )
        return translate("Corrections", "Correct the event’s details on its own form")


def _row(row: Moved, at: int) -> MovedRow:
    return MovedRow(
        moved_label(row),
        moved_value(row.kind, row.before),
        moved_value(row.kind, row.after),
        moved_detail(row),
        difference_text(row),
        is_large=at == 0 and row.kind is MovedKind.TABLE,
    )
