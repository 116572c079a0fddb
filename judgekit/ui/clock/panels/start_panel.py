"""Starting a round with other values than those proposed, or another clock beside this one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.state import RoundKind
from judgekit.domain.setup.recommendation import shortest_round
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.shared.typed_duration import read_duration
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.panels.side_panel import SidePanel, small_label
from judgekit.ui.clock.panels.start_presets import preset_choices, preset_of, presets
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import Action, action_for, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.rows.choice_list import ChoiceList
from judgekit.ui.words.wording import duration_text, refusal_sentence, time_with_seconds
from judgekit.views.clock.start_proposal import StartProposal

THIS, ANOTHER = "this", "another"
SWISS, ELIMINATION = "swiss", "elimination"
LIMITS_RULE = "mtr Appendix B"


class StartPanel(SidePanel):
    """Form for a start; nothing starts before Enter or the button."""

    started = Signal()
    draft_wanted = Signal()

    def __init__(
        self,
        dependencies: ProgramDependencies,
        controller: ClockController,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(dependencies.look, parent)
        look = dependencies.look
        self._dependencies = dependencies
        self._controller = controller
        self._kind = RoundKind.ROUND.value
        self._which = SegmentedButtons(look, [(THIS, ""), (ANOTHER, "")], "")
        self._name_label = small_label(look)
        self.name = TextField(look)
        self.presets = ChoiceList(look)
        self._round_label = small_label(look)
        self.round = TextField(look, width=72)
        self._minutes_label = small_label(look)
        self.minutes = TextField(look, width=96)
        self._mode = SegmentedButtons(look, [(SWISS, ""), (ELIMINATION, "")], "")
        self._decides = Label(look, size="small", token="text-muted", wraps=True)
        self.warning = Label(look, token="attention", wraps=True)
        self._read = Button(look, icon="book", kind=ButtonKind.QUIET)
        self._ends = Label(look, token="text-muted")
        self._go = Button(look, icon="running", kind=ButtonKind.FILLED)
        self._draft = Button(look)
        self._keys = (
            Action("start.draft", lambda: self.tr("Call a draft"), "D", self.draft_wanted.emit),
        )
        self._lay_out()
        self._connect()
        self.first = self.presets
        self.retranslate()

    def propose(self) -> None:
        """Fill in the next round; where the chosen clock is in use, propose another clock."""
        controller = self._controller
        self.refuse("")
        in_use = self._dependencies.bridge.state.clocks.in_progress(controller.clock) is not None
        self._which.choose(ANOTHER if in_use else THIS)
        self.name.clear()
        self._fill(StartProposal() if in_use else controller.proposal())
        self._follow()

    def confirm(self) -> None:
        """Start the round."""
        proposal = self.proposal()
        if proposal is None:
            return
        refusal = self._controller.start(proposal)
        if refusal is None:
            self.started.emit()
        else:
            self.refuse(refusal_sentence(refusal))

    def proposal(self) -> StartProposal | None:
        """Return what is filled in; None, with a refusal shown, where it is invalid."""
        self.refuse("")
        name = self._clock_name()
        if not name:
            self.refuse(self.tr("Enter a name for the other clock."))
            return None
        number = self.round.text().strip()
        if not number.isdecimal():
            self.refuse(self.tr("Enter a round number."))
            return None
        minutes = self._minutes()
        if minutes == 0:
            self.refuse(self.tr("Enter minutes, such as 50 or 12:30; leave empty for no limit."))
            return None
        return StartProposal(
            name, int(number), minutes, self._kind, self._mode.value() == ELIMINATION
        )

    def follow_time(self) -> None:
        """Update when the round would end, as time passes."""
        minutes = self._minutes()
        words = self.tr("without a time limit") if minutes is None else ""
        if minutes:
            end = self._dependencies.bridge.now() + round(minutes * MINUTE)
            words = self.tr("If started now, it ends at {time}.").format(
                time=time_with_seconds(end)
            )
        if words != self._ends.text():
            self._ends.setText(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if action_for(self._keys, event):
            self.draft_wanted.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.name_title(self.tr("Start"))
        self._which.set_choices(
            [(THIS, self.tr("This clock")), (ANOTHER, self.tr("Another beside it"))]
        )
        self._which.setAccessibleName(self.tr("Which clock"))
        self._name_label.setText(self.tr("Name of the other clock"))
        self.name.setPlaceholderText(self.tr("such as Sealed"))
        self.name.setAccessibleName(self._name_label.text())
        self.presets.set_choices(
            self.tr("Times that the rules recommend"), preset_choices(self._controller.figures())
        )
        self._round_label.setText(self.tr("Round"))
        self.round.setAccessibleName(self._round_label.text())
        self._minutes_label.setText(self.tr("Minutes"))
        self.minutes.setAccessibleName(self._minutes_label.text())
        self.minutes.setPlaceholderText(self.tr("no limit"))
        self._mode.set_choices(
            [(SWISS, self.tr("Swiss")), (ELIMINATION, self.tr("Single elimination"))]
        )
        self._mode.setAccessibleName(self.tr("How the round is played"))
        self._decides.setText(
            self.tr(
                "After the additional turns the higher life total wins; where it is equal, play "
                "goes on until it differs."
            )
        )
        self._read.set_words(self.tr("Read the rule"))
        self._go.set_words(self.tr("Start"), key=key_text("Return"))
        self._draft.set_words(self.tr("Call a draft…"), key="D")
        self._follow()

    # -- inside

    def _lay_out(self) -> None:
        column = self.column
        column.addWidget(self._which)
        column.addWidget(self._name_label)
        column.addWidget(self.name)
        column.addWidget(self.presets)
        self.add_fields((self._round_label, self.round), (self._minutes_label, self.minutes))
        column.addWidget(self._mode)
        column.addWidget(self._decides)
        column.addWidget(self.warning)
        column.addWidget(self._read)
        column.addStretch(1)
        self.foot.addWidget(self._ends)
        self.foot.addWidget(self._go)
        self.foot.addWidget(self._draft)

    def _connect(self) -> None:
        self._which.chosen.connect(self._switch)
        self._mode.chosen.connect(lambda _: self._follow())
        self.presets.chosen.connect(self._take_preset)
        self.minutes.textEdited.connect(lambda _: self._follow())
        self._go.clicked.connect(self.confirm)
        self._read.clicked.connect(lambda: self._dependencies.ask(LIMITS_RULE))
        self._draft.clicked.connect(self.draft_wanted)

    def _switch(self, which: str) -> None:
        self._fill(self._controller.proposal() if which == THIS else StartProposal())
        self._follow()
        if which == ANOTHER:
            self.name.setFocus()

    def _take_preset(self, name: str) -> None:
        preset = presets(self._controller.figures())[name]
        self._kind = preset.kind
        self.minutes.setText("" if preset.minutes is None else str(preset.minutes))
        self._mode.choose(ELIMINATION if preset.single_elimination else SWISS)
        self._follow()

    def _fill(self, proposal: StartProposal) -> None:
        self._kind = proposal.kind
        self.round.setText(str(proposal.number))
        limit = proposal.limit
        whole = limit is not None and limit % MINUTE == 0
        text = "" if limit is None else str(limit // MINUTE) if whole else duration_text(limit)
        self.minutes.setText(text)
        self._mode.choose(ELIMINATION if proposal.single_elimination else SWISS)

    def _follow(self) -> None:
        """Show what follows from the values filled in."""
        is_another = self._which.value() == ANOTHER
        self._name_label.setVisible(is_another)
        self.name.setVisible(is_another)
        is_round = self._kind == RoundKind.ROUND
        self._mode.setVisible(is_round)
        is_elimination = is_round and self._mode.value() == ELIMINATION
        self._decides.setVisible(is_elimination)
        minutes, figures = self._minutes(), self._controller.figures()
        self.presets.choose(
            preset_of(figures, minutes, self._kind, single_elimination=is_elimination)
            if minutes != 0
            else ""
        )
        least = shortest_round(figures, "en").minutes or 0
        is_short = is_round and minutes is not None and 0 < minutes < least
        words = self.tr("The rules ask for at least {minutes} minutes a round (Appendix B).")
        self.warning.setText(words.format(minutes=least))
        self.warning.setVisible(is_short)
        self._read.setVisible(is_short)
        self.follow_time()

    def _clock_name(self) -> str:
        if self._which.value() == ANOTHER:
            return self.name.text().strip()
        return self._controller.clock or MAIN_CLOCK

    def _minutes(self) -> float | None:
        """Return the minutes filled in, None for no limit, 0 where they can't be parsed."""
        text = self.minutes.text().strip()
        if not text:
            return None
        length = read_duration(text)
        return length / MINUTE if length is not None and length > 0 else 0
