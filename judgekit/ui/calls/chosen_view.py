"""The chosen call with its appeal below it, or an appeal without a call."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.call_snapshot import CallSnapshot, call_snapshot
from judgekit.domain.calls.appeals import Appeal
from judgekit.domain.calls.commands import ChangeCall, CloseCall
from judgekit.domain.calls.state import Call
from judgekit.domain.clock.commands import TellTable
from judgekit.domain.clock.telling import OutdatedTelling, outdated_in_round
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.calls.appeals.controller import AppealController
from judgekit.ui.calls.appeals.pane import MARGIN, AppealPane
from judgekit.ui.calls.call.model import players_words
from judgekit.ui.calls.call.pane import CallPane
from judgekit.ui.calls.infraction_titles import InfractionTitles
from judgekit.ui.calls.wording import place_words
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.button import ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.appeal_words import waiting_words
from judgekit.ui.words.judge_words import busy_words
from judgekit.ui.words.telling_words import tell_again_words, was_told_words
from judgekit.ui.words.wording import refusal_sentence, time_with_seconds
from judgekit.views.calls.appeal_people import judges_to_compare, known_judges


class CallView(QWidget):
    """View of a call or an appeal that submits its edits.

    `left` returns the focus to the list, `appeal_wanted` carries the id of another appeal.
    """

    left = Signal()
    correction_wanted = Signal()
    appeal_wanted = Signal(str)

    def __init__(self, dependencies: ProgramDependencies, titles: InfractionTitles) -> None:
        super().__init__()
        self._bridge = dependencies.bridge
        self._messages = dependencies.messages
        look = dependencies.look
        self._call: Call | None = None
        self._wants_appeal: bool | None = None
        """Whether to show the appeal; None: if there is one."""
        self.pane = CallPane(look)
        self._place = Label(look, size="title", bold=True)
        self._since = Label(look, token="text-muted", wraps=True)
        self._head = QWidget()
        head = QVBoxLayout(self._head)
        head.addWidget(self._place)
        head.addWidget(self._since)
        ScaledLayouts(look, self).keep(head, (MARGIN, 16, MARGIN, 12), 4)
        self.appeal_pane = AppealPane(look)
        self.controller = AppealController(dependencies, self.appeal_pane, titles)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self._head, self.pane, self.appeal_pane):
            column.addWidget(part)
        column.addStretch(1)
        self.pane.changed.connect(self._change)
        self.pane.close_wanted.connect(self._close)
        self.pane.fields_wanted.connect(self.show_details)
        self.pane.appeal.clicked.connect(self.begin_appeal)
        self.pane.correct.clicked.connect(self.correction_wanted)
        self.pane.tell_again.told.connect(self.mark_told)
        self.pane.left.connect(self.left)
        self.appeal_pane.left.connect(self.left)
        self.appeal_pane.details_wanted.connect(self.show_details)
        self.appeal_pane.alike.wanted.connect(self.appeal_wanted)
        self.controller.ruled.connect(self.left)

    @property
    def call(self) -> Call | None:
        """The call shown; None for an appeal without a call."""
        return self._call

    @property
    def is_appeal_shown(self) -> bool:
        """Whether the form of an appeal is shown."""
        return self.appeal_pane.isVisibleTo(self)

    def show_call(self, call: Call, appeal: Appeal | None = None) -> None:
        """Show a call with that appeal, or with the last appeal of the call."""
        if self._call is None or self._call.id != call.id:
            self._wants_appeal = None
        self._call = call
        self._head.hide()
        self.pane.show()
        self._show_pane(call)
        appeals = self._bridge.state.appeals
        appeal = appeal or appeals.of_call(call.id)
        has_words = appeal is not None or call.id in appeals.drafts
        is_shown = has_words if self._wants_appeal is None else self._wants_appeal
        self.pane.be_brief(is_brief=is_shown)
        self.appeal_pane.details.setVisible(call.is_open)
        self._show_appeal(call, appeal, is_shown=is_shown)

    def show_appeal(self, appeal: Appeal) -> None:
        """Show an appeal, with its call if it has one."""
        call = self._bridge.state.calls.entered.by_id.get(appeal.asked.call)
        if call is not None:
            if self._call is None or self._call.id != call.id:
                self._wants_appeal = True
            self.show_call(call, appeal)
            return
        self._call = None
        self.pane.hide()
        self._head.show()
        self._place.setText(place_words(appeal))
        words = self.tr("Appeal made at {time}")
        self._since.setText(words.format(time=time_with_seconds(appeal.opened)))
        self.appeal_pane.details.hide()
        self._show_appeal(None, appeal, is_shown=True)

    def forget(self) -> None:
        """Drop what is shown: another tournament is open."""
        self.controller.forget()
        self._call = self._wants_appeal = None

    def show_time(self, now: int) -> None:
        """Update as time passes."""
        if self._call is not None and self._call.is_open:
            self.pane.show_time(self._snapshot_of(self._call))
            self.pane.point_out(self._pointed(self._call))
        if self.is_appeal_shown:
            self.controller.show_time(now)

    def begin_appeal(self) -> None:
        """Show the appeal form and focus it."""
        if self._call is not None:
            is_shown, self._wants_appeal = self.is_appeal_shown, True
            if not is_shown:
                self.show_call(self._call)
        if self.is_appeal_shown:
            self.appeal_pane.form.take_focus()

    def show_details(self) -> None:
        """Show the call's own fields in place of the appeal."""
        if self._call is not None and self._call.is_open:
            self._wants_appeal = False
            self.show_call(self._call)
            self.left.emit()

    def mark_told(self) -> None:
        """Record that the table of the call was told again until when it plays, if it has to be."""
        outdated = self._outdated()
        if outdated is not None:
            command = TellTable(outdated.table, outdated.clock, outdated.round_id)
            if self._submit(command):
                self._messages.say(was_told_words(outdated))

    def choose_outcome(self, outcome: str) -> None:
        """Choose the outcome of the head judge's ruling."""
        appeal = self.controller.appeal
        if self.is_appeal_shown and appeal is not None and appeal.decided is None:
            self.appeal_pane.verdict_form.choose(outcome)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self._call is not None:
            self.show_call(self._call, self.controller.appeal)
        super().changeEvent(event)

    def _show_appeal(self, call: Call | None, appeal: Appeal | None, *, is_shown: bool) -> None:
        written = self.appeal_pane.focusWidget()
        if not is_shown and written is not None:
            # Otherwise the focus would return to a hidden field.
            written.clearFocus()
        self.appeal_pane.setVisible(is_shown)
        waits = is_shown and (appeal is None or appeal.verdict is None)
        self.pane.close_call.set_kind(ButtonKind.OUTLINED if waits else ButtonKind.FILLED)
        if is_shown:
            self.controller.show(call, appeal.id if appeal else "")
        else:
            self.controller.clear()

    def _show_pane(self, call: Call) -> None:
        state = self._bridge.state
        turns = state.setup.extra_turns()
        current = state.round_of(call)
        if current is not None and call.table in current.tables:
            turns = current.tables[call.table].turns_total
        seated, judges = players_words(state, call), known_judges(state)
        self.pane.judge_question.know(judges_to_compare(state))
        self.pane.show_call(self._snapshot_of(call), seated, judges, turns)
        self.pane.point_out(self._pointed(call))
        outdated = self._outdated()
        self.pane.ask_to_tell(tell_again_words(outdated) if outdated is not None else None)

    def _pointed(self, call: Call) -> str:
        """Return that the judge of an open call is elsewhere too, and that its appeal waits."""
        if not call.is_open:
            return ""
        state, now = self._bridge.state, self._bridge.now()
        busy = busy_words(state, call.judge, now, table=call.table, besides=call.id)
        return "\n".join(filter(None, (busy, waiting_words(state, call))))

    def _outdated(self) -> OutdatedTelling | None:
        """Return what the table of the closed call shown has to be told again."""
        call = self._call
        current = self._bridge.state.round_of(call) if call is not None else None
        if call is None or current is None or call.is_open:
            return None
        found = outdated_in_round(current)
        return next((each for each in found if each.table == call.table), None)

    def _snapshot_of(self, call: Call) -> CallSnapshot:
        return call_snapshot(self._bridge.state, call, self._bridge.now())

    def _change(self, fields: dict[str, str]) -> None:
        call = self._call
        if call is not None:
            self._submit(ChangeCall(table=0, number=call.id, **fields))

    def _close(self, seconds: int | None) -> None:
        call = self._call
        if call is not None:
            waiting = waiting_words(self._bridge.state, call)
            if self._submit(CloseCall(number=call.id, seconds=seconds)) and waiting:
                self._messages.say(waiting)
            self.left.emit()

    def _submit(self, command: Command) -> bool:
        """Submit a command; return whether it is recorded, and show why it is refused."""
        outcome = self._bridge.submit(command)
        is_refused = isinstance(outcome, Refusal)
        self.pane.refuse(refusal_sentence(outcome) if isinstance(outcome, Refusal) else "")
        return outcome is not None and not is_refused
