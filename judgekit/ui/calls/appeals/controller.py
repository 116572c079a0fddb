"""Controller of an appeal: keeps the form and the record in step as the form is filled in."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QObject, QTimer, Signal

from judgekit.domain.calls.appeal_list import alike
from judgekit.domain.calls.appeals import Appeal
from judgekit.domain.calls.commands import AmendAppeal, DecideAppeal, DraftAppeal, OpenAppeal
from judgekit.domain.calls.events import AppealDecided, AppealDrafted, AppealOpened
from judgekit.domain.calls.state import Call
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import TakeBack
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.ui.calls.appeals.form import NAMES, TEXTS
from judgekit.ui.calls.appeals.pane import AppealPane
from judgekit.ui.calls.feedback.sheet import appeal_sheet
from judgekit.ui.calls.infraction_titles import InfractionTitles
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.printing.job import html_job
from judgekit.ui.shell.parts.printing.preview import open_preview, say_nothing_to_print
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.calls.appeal_people import (
    judges_to_compare,
    ruling_judges,
    staff_names,
    usual_judge,
)
from judgekit.views.find.tournament_names import seated_at

KEPT_AFTER = 2_000
"""Milliseconds after which typed text is recorded, at the latest."""
FIELDS = (*TEXTS, *NAMES)


class AppealController(QObject):
    """Binds at most one appeal to the form: that of a call, or one without.

    `ruled` is emitted after a verdict was recorded.
    """

    ruled = Signal()

    def __init__(
        self, dependencies: ProgramDependencies, pane: AppealPane, titles: InfractionTitles
    ) -> None:
        super().__init__(pane)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._pane = pane
        self._titles = titles
        self._call: Call | None = None
        self._id = ""
        self._is_showing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(KEPT_AFTER)
        self._timer.timeout.connect(lambda: self.keep(is_left=False))
        pane.print_button.clicked.connect(self.print)
        pane.form.touched.connect(self._touched)
        pane.form.settled.connect(lambda: self.keep(is_left=True))
        pane.form.done.connect(self._go_to_outcome)
        pane.verdict_form.decided.connect(self._decide)
        pane.verdict_view.taken_back.connect(self._take_back)
        pane.alike.rule_wanted.connect(dependencies.ask)
        self._bridge.closing.connect(lambda: self.keep(is_left=True))
        self._bridge.leaving.connect(lambda: self.keep(is_left=False))

    @property
    def appeal(self) -> Appeal | None:
        """The appeal shown; None while there is only a draft, or nothing."""
        return self._bridge.state.appeals.entered.by_id.get(self._id)

    def show(self, call: Call | None, appeal: str) -> None:
        """Show the appeal of that id; an empty one is the call's appeal, not recorded yet."""
        is_empty = self._call is None and not self._id
        is_other = (call.id if call else "") != (self._call.id if self._call else "")
        # A call's appeal stays the same one when it gets its id.
        is_other = is_other or is_empty or self._id not in (appeal, "")
        if is_other:
            self.keep(is_left=True)
        self._call, self._id = call, appeal
        self._is_showing = True
        pane = self._pane
        state, appealed = self._bridge.state, self.appeal
        players = _players_at(state, appealed.asked if appealed else call)
        staff, judges = staff_names(state), judges_to_compare(state)
        pane.form.know(staff, judges, players, self._titles.offered())
        pane.form.show_written(self._recorded(), anew=is_other)
        if is_other:
            pane.verdict_form.begin()
            pane.refuse("")
        self._is_showing = False
        self._show_verdict()
        self._show_alike()

    def print(self) -> None:
        """Open the preview of the appeal's record on paper."""
        self.keep(is_left=True)
        appeal, dependencies = self.appeal, self._dependencies
        if appeal is None or not self._pane.isVisible():
            say_nothing_to_print(dependencies.messages)
            return
        details = self._bridge.state.setup.details
        sheet = appeal_sheet(details.name if details else "", appeal, self._titles.title)
        job = html_job(dependencies.look, sheet.title, sheet.html())
        open_preview(dependencies.look, dependencies.messages, job, self._pane)

    def clear(self) -> None:
        """Record what was typed and show nothing."""
        self.keep(is_left=True)
        self._call, self._id = None, ""

    def forget(self) -> None:
        """Drop the appeal unrecorded: another tournament is open."""
        self._timer.stop()
        self._call, self._id = None, ""

    def show_time(self, now: int) -> None:
        """Show how long the appeal has been open."""
        appeal = self.appeal
        if appeal is not None and appeal.decided is None:
            self._pane.verdict_form.show_elapsed(now - appeal.opened)

    def keep(self, *, is_left: bool) -> None:
        """Record what was typed since the last time.

        The appeal is opened once the floor judge's ruling is filled in and left; until then there
        is a draft.
        """
        self._timer.stop()
        was_taken_back = bool(self._id) and self.appeal is None
        if was_taken_back or (self._call is None and not self._id):
            return
        form, before = self._pane.form, self._recorded()
        changes = form.changes()
        # Before recording, because the page's update afterwards may call `keep` again.
        form.take_as_recorded(changes)
        if not self._record(changes, {**before, **changes}, is_left=is_left):
            recorded = self._recorded()
            form.take_as_recorded({name: recorded[name] for name in changes})

    # -- inside

    def _record(self, changes: dict[str, str], written: dict[str, str], *, is_left: bool) -> bool:
        """Record the changes, or everything for a new appeal; return False where that failed."""
        if self._id:
            # An emptied ruling is refused; amended separately, it doesn't block the other changes.
            emptied = {name: "" for name in ("ruling",) if changes.get(name) == ""}
            others = {name: text for name, text in changes.items() if name not in emptied}
            amendments = [AmendAppeal(self._id, **each) for each in (others, emptied) if each]
            return all(self._submit(each) for each in amendments)
        call = self._call
        if call is None:
            return True
        if written["ruling"] and is_left and self._pane.form.is_ruling_left():
            if self._submit(OpenAppeal(table=0, call=call.id, **written)):
                return True
            return bool(changes) and self._is_drafted(call, written)
        return not changes or self._submit(DraftAppeal(call.id, **written))

    def _is_drafted(self, call: Call, written: dict[str, str]) -> bool:
        """Record a draft of what can't be an appeal yet; the refusal stays visible."""
        outcome = self._bridge.submit(DraftAppeal(call.id, **written), self._form())
        return outcome is not None and not isinstance(outcome, Refusal)

    def _recorded(self) -> dict[str, str]:
        """Return the recorded values by field; for a new appeal, the known defaults."""
        appeal = self.appeal
        source: AppealOpened | AppealDrafted | None = appeal.asked if appeal else None
        if source is None and self._call is not None:
            source = self._bridge.state.appeals.drafts.get(self._call.id)
        if source is not None:
            return {name: getattr(source, name).strip() for name in FIELDS}
        judge = self._call.judge.strip() if self._call else ""
        return {**dict.fromkeys(FIELDS, ""), "floor_judge": judge}

    def _go_to_outcome(self) -> None:
        """Move on to the outcome, or to the ruling if it is missing."""
        ruling = self._pane.form.texts["ruling"]
        ruling.is_written = False
        self.keep(is_left=True)
        if self.appeal is None:
            ruling.setFocus()
        else:
            self._pane.verdict_form.take_focus()

    def _touched(self) -> None:
        if not self._is_showing:
            self._allow_outcome()
        if not self._is_showing and not self._timer.isActive():
            self._timer.start()

    def _decide(self, fields: dict[str, object]) -> None:
        self.keep(is_left=True)
        if self.appeal is None:
            return
        command = DecideAppeal(number=self._id, **fields)  # type: ignore[arg-type]
        if self._submit(command, ("verdict", self._id)):
            self.ruled.emit()

    def _take_back(self) -> None:
        engine = self._bridge.engine
        for step in reversed(engine.timeline.steps_in_force()) if engine else ():
            event = step.events[0]
            if isinstance(event, AppealDecided) and event.appeal == self._id:
                self._submit(TakeBack(step.id), ("taken back", step.id))
                return

    def _form(self) -> tuple[str, str]:
        """Return the key of the form: of an appeal, or of a call's appeal not recorded yet."""
        call = self._call.id if self._call is not None else ""
        return ("appeal", self._id) if self._id else ("appeal of call", call)

    def _submit(self, command: Command, form: Hashable = None) -> bool:
        outcome = self._bridge.submit(command, form or self._form())
        is_refused = isinstance(outcome, Refusal)
        self._pane.refuse(refusal_sentence(outcome) if isinstance(outcome, Refusal) else "")
        return outcome is not None and not is_refused

    def _show_verdict(self) -> None:
        appeal = self.appeal
        self._pane.show_verdict(appeal)
        self._allow_outcome()
        state = self._bridge.state
        self._pane.verdict_form.know(
            ruling_judges(state), judges_to_compare(state), usual_judge(state)
        )
        self.show_time(self._bridge.now())

    def _allow_outcome(self) -> None:
        """Let an outcome be chosen once there is a ruling, be it still unrecorded."""
        has_ruling = self.appeal is not None or bool(self._pane.form.written()["ruling"])
        obstacle = self.tr("Hear the floor judge's full ruling first (MTR 2.9)")
        self._pane.verdict_form.set_possible("" if has_ruling else obstacle)

    def _show_alike(self) -> None:
        appeals = self._bridge.state.appeals
        appeal = self.appeal
        written = appeal.asked if appeal else AppealDrafted("", **self._recorded())
        self._pane.alike.show_alike(alike(appeals, written), self._titles.title)


def _players_at(state: Tournament, place: AppealOpened | Call | None) -> tuple[str, ...]:
    if place is None:
        return ()
    there = state.setup.players_at(place.clock, place.round, place.table)
    # A call between the rounds belongs to none; the newest pairings still tell who sits there.
    return there or seated_at(state, place.table)
