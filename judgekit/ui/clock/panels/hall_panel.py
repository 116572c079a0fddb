"""Pausing all clocks with a reason, resuming them, and the line on the public display."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.all_clocks import rounds_paused_with_all, running_rounds
from judgekit.domain.clock.commands import PauseAll, ResumeAll
from judgekit.domain.clock.state import Round
from judgekit.domain.setup.commands import ShowMessage
from judgekit.domain.setup.decide import LONGEST_MESSAGE
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Dated, Together
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.panels.side_panel import SidePanel, small_label
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.words.wording import reading_text, refusal_sentence, stopwatch_text

PAUSE, RESUME, MESSAGE = "pause", "resume", "message"


class HallPanel(SidePanel):
    """Panel for what concerns the whole hall: what is done and what is shown are one entry."""

    done = Signal()

    def __init__(
        self, look: Look, controller: ClockController, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._controller = controller
        self._what = PAUSE
        self.other = Button(look)
        self._clocks = Label(look, wraps=True)
        self._why_label = small_label(look, wraps=True)
        self._line_label = small_label(look, wraps=True)
        self.why, self.line = TextField(look), TextField(look)
        self.line.setMaxLength(LONGEST_MESSAGE)
        self._line_hint = Label(look, size="small", token="text-muted", wraps=True)
        self._go = Button(look, kind=ButtonKind.FILLED)
        for part in (
            *(self._clocks, self._why_label, self.why),
            *(self._line_label, self.line, self._line_hint),
        ):
            self.column.addWidget(part)
        self.column.addStretch(1)
        self.foot.addWidget(self._go)
        self.foot.addWidget(self.other)
        self.other.clicked.connect(self._change_over)
        self._go.clicked.connect(self.confirm)
        self.retranslate()

    def begin(self, what: str = "") -> None:
        """Ask what to do: resume while all clocks are paused, else pause them."""
        is_paused = bool(rounds_paused_with_all(self._controller.bridge.state.clocks))
        self.why.clear()
        self._switch(what or (RESUME if is_paused else PAUSE))

    def confirm(self) -> None:
        """Do it; where there is nothing to do, say why."""
        refusal = self._controller.do(self._command(), self._words())
        if refusal is None:
            self.done.emit()
        else:
            self.refuse(refusal_sentence(refusal))

    def follow_time(self) -> None:
        """Show the clocks that are meant, with their readings."""
        rounds = self._rounds()
        lines = [f"{self._controller.title(each.clock)}  {self._reading(each)}" for each in rounds]
        nothing = {
            PAUSE: self.tr("No clock is running."),
            RESUME: self.tr("No clock was paused with all others."),
        }
        self._clocks.say("\n".join(lines) or nothing.get(self._what, ""))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._why_label.setText(self.tr("Reason (optional)"))
        self.why.setAccessibleName(self._why_label.text())
        self._line_label.setText(self.tr("Line on the public display (optional)"))
        self.line.setAccessibleName(self._line_label.text())
        self._line_hint.setText(self.tr("Everybody in the hall can read it. Empty: no line."))
        self._label()

    # -- inside

    def _change_over(self) -> None:
        self._switch(PAUSE if self._what == RESUME else RESUME)

    def _switch(self, what: str) -> None:
        self._what = what
        shown = self._controller.bridge.state.setup.message
        self.line.setText("" if what == RESUME else shown)
        self.first = self.line if what == MESSAGE else self.why
        self._label()
        self.refuse("")
        self.follow_time()
        self.first.setFocus()

    def _label(self) -> None:
        what, clocks = self._what, self._controller.bridge.state.clocks
        self.name_title(
            {
                PAUSE: self.tr("Pause all clocks"),
                RESUME: self.tr("Resume all clocks"),
                MESSAGE: self.tr("Message for the hall"),
            }[what]
        )
        for part in (self._why_label, self.why):
            part.setVisible(what != MESSAGE)
        count = len(self._rounds())
        words = {
            PAUSE: self.tr("Pause %n clock(s)", "", count),
            RESUME: self.tr("Resume %n clock(s)", "", count),
            MESSAGE: self.tr("Show message"),
        }
        self._go.set_words(words[what], key=key_text("Return"))
        has_both = bool(running_rounds(clocks) and rounds_paused_with_all(clocks))
        self.other.setVisible(has_both and what != MESSAGE)
        is_pausing = what == PAUSE
        self.other.set_words(self.tr("Resume all…") if is_pausing else self.tr("Pause all…"))

    def _rounds(self) -> tuple[Round, ...]:
        clocks = self._controller.bridge.state.clocks
        of = {PAUSE: running_rounds, RESUME: rounds_paused_with_all}.get(self._what)
        return of(clocks) if of is not None else ()

    def _reading(self, current: Round) -> str:
        now = self._controller.bridge.now()
        remaining = current.remaining(now)
        if remaining is None:
            return stopwatch_text(current.elapsed(now))
        return reading_text(remaining)

    def _command(self) -> Command:
        """Return one command, or both as one entry where the line on the display changes too."""
        bridge, what, why = self._controller.bridge, self._what, self.why.text().strip()
        line = ShowMessage(self.line.text())
        if what == MESSAGE:
            return line
        command = PauseAll(why) if what == PAUSE else ResumeAll(why)
        if " ".join(line.text.split()) == bridge.state.setup.message:
            return command
        now = bridge.now()
        return Together((Dated(now, command), Dated(now, line)))

    def _words(self) -> str:
        words = {
            PAUSE: self.tr("All clocks are paused"),
            RESUME: self.tr("All clocks resumed"),
            MESSAGE: self.tr("The public display shows the message"),
        }
        if self._what == MESSAGE and not self.line.text().strip():
            return self.tr("Message removed from the public display")
        return words[self._what]
