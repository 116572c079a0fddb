"""The form of the head judge's ruling: outcome, reason, deviation, duration."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.domain.calls.appeals import LONGEST_APPEAL, Outcome
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.typed_duration import read_duration
from judgekit.ui.calls.name_field import NameField
from judgekit.ui.calls.titled import Titled
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.judge_question import JudgeQuestion
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import SharedRoom
from judgekit.ui.words.appeal_words import outcome_words

JUDGE, MINUTES = 260, 96
MOST_SIGNS = 1000


class VerdictForm(SharedRoom):
    """Form of a verdict; `decided` carries the command's fields, `wrong` why input is invalid.

    Where nobody is known to rule, it asks once for the name, which the report shows.
    """

    decided = Signal(dict)
    chosen = Signal(str)
    """An `Outcome`'s value; empty when the form begins anew."""
    wrong = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._obstacle = ""
        self._is_timed_by_hand = False
        self._is_judge_named = self._is_judge_asked = False
        self._usual = ""
        self._title = Label(look, bold=True)
        self._why_not = Label(look, token="attention", wraps=True)
        self._outcomes = SegmentedButtons(look, [(each.value, "") for each in Outcome], "")
        self.ruling, self.reason, self.deviation = (TextField(look) for _ in range(3))
        for field in (self.ruling, self.reason, self.deviation):
            field.setMaxLength(MOST_SIGNS)
        self.head_judge = NameField(look)
        self._who_ruled = Label(look, token="attention", wraps=True)
        self.judge_question = JudgeQuestion(look)
        self.minutes = TextField(look, width=MINUTES)
        self._titled = tuple(
            Titled(look, field)
            for field in (self.ruling, self.reason, self.deviation, self.head_judge, self.minutes)
        )
        self._decide = Button(look, kind=ButtonKind.FILLED)
        self._lay_out()
        self._connect()
        look.changed.connect(self._redress)
        self._redress()
        self._titled[0].hide()
        self.retranslate()

    def begin(self) -> None:
        """Clear the form for another appeal."""
        self._outcomes.choose_none()
        self.chosen.emit("")
        self._go_on(Qt.FocusReason.OtherFocusReason)
        for field in (self.ruling, self.reason, self.deviation):
            field.clear()
            field.show_wrong(is_wrong=False)
        self._is_timed_by_hand = self._is_judge_named = self._is_judge_asked = False
        self._tell_judge()
        self.judge_question.withdraw()
        self.minutes.clear()
        self.minutes.show_wrong(is_wrong=False)

    def know(self, judges: Sequence[str], staff: Sequence[str], usual: str) -> None:
        """Set the judges who may rule, and the known judges: another name asks before it is taken.

        `usual` is filled in unless another name was typed.
        """
        self.head_judge.know(judges)
        self.judge_question.know(staff)
        self._usual = usual
        if not self._is_judge_named:
            self.head_judge.show_words(usual)
        self._tell_judge()

    def set_possible(self, obstacle: str = "") -> None:
        """Enable or disable the form; an obstacle disables it and is shown."""
        self._obstacle = obstacle
        self._why_not.say(obstacle)
        for widget in (self._outcomes, self._decide):
            widget.setEnabled(not obstacle)

    def show_elapsed(self, elapsed: int) -> None:
        """Show the duration so far, given in milliseconds, as minutes, unless one was typed."""
        words = str(elapsed // MINUTE)
        if not self._is_timed_by_hand and self.minutes.text() != words:
            self.minutes.setText(words)

    def choose(self, outcome: str) -> None:
        """Choose this outcome; the focus moves to the ruling, or to the reason if it is upheld."""
        if not self._obstacle:
            self._outcomes.choose(outcome)
            self.chosen.emit(outcome)
            self._go_on(Qt.FocusReason.ShortcutFocusReason)

    def take_focus(self) -> None:
        """Focus the outcomes."""
        if not self._obstacle:
            self._outcomes.take_focus()

    def decide(self) -> None:
        """Emit the ruling, or `wrong` without an outcome or with an invalid duration."""
        outcome = self._outcomes.value()
        if self._obstacle or not outcome:
            self.wrong.emit(self._obstacle or self.tr("Choose an outcome first: 1, 2, 3 or 4."))
            return
        if outcome == Outcome.OVERTURNED and not self.ruling.text().strip():
            self.ruling.show_wrong(is_wrong=True)
            self.wrong.emit(self.tr("Enter the head judge's ruling"))
            self.ruling.setFocus()
            return
        took = read_duration(self.minutes.text()) if self._is_timed_by_hand else None
        is_wrong = self._is_timed_by_hand and not _is_possible(took)
        self.minutes.show_wrong(is_wrong=is_wrong)
        if is_wrong:
            self.wrong.emit(self.tr("Enter minutes, or minutes and seconds, such as 5 or 4:30."))
            self.minutes.setFocus()
            return
        judge = self.head_judge.words()
        if not judge and not self._usual and not self._is_judge_asked:
            self._ask_judge()
            return
        if self.judge_question.asks(judge):
            self.judge_question.take_focus()
            return
        self.decided.emit(
            {
                "outcome": outcome,
                "head_judge": judge,
                "ruling": "" if self._titled[0].isHidden() else self.ruling.text().strip(),
                "reason": self.reason.text().strip(),
                "deviation": self.deviation.text().strip(),
                "minutes": None if took is None else took / MINUTE,
            }
        )

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Head judge's outcome"))
        self._outcomes.setAccessibleName(self.tr("Head judge's outcome"))
        self._name_outcomes()
        names = (
            self.tr("Head judge's ruling"),
            self.tr("Reason"),
            self.tr("Deviation and its reason"),
            self.tr("Head judge"),
            self.tr("Minutes"),
        )
        for titled, name in zip(self._titled, names, strict=True):
            titled.set_name(name)
        self.deviation.setPlaceholderText(self.tr("none"))
        self._tell_judge()
        self.share_room()

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._why_not, 1)
        self._outcomes.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fields, self._foot = QHBoxLayout(), QHBoxLayout()
        for titled in self._titled[1:3]:
            self._fields.addWidget(titled, 1)
        for titled in self._titled[3:]:
            self._foot.addWidget(titled)
        self._foot.addStretch(1)
        self._foot.addWidget(self._decide, 0, Qt.AlignmentFlag.AlignBottom)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        self._column.addWidget(self._outcomes)
        self._column.addWidget(self._titled[0])
        self._column.addLayout(self._fields)
        self._column.addWidget(self._who_ruled)
        self._column.addLayout(self._foot)
        self._column.addWidget(self.judge_question)

    def _connect(self) -> None:
        for field in (self.ruling, self.reason, self.deviation, self.minutes):
            field.returnPressed.connect(self.decide)
        self.head_judge.done.connect(self.decide)
        self.head_judge.textEdited.connect(lambda _: self._named())
        self.head_judge.named.connect(lambda _: self._named())
        self.head_judge.left.connect(self.left)
        self.judge_question.taken.connect(self._take_judge)
        self.minutes.textEdited.connect(self._timed_by_hand)
        self._decide.clicked.connect(self.decide)
        self._outcomes.chosen.connect(self.chosen)
        self._outcomes.chosen.connect(lambda _: self._go_on(Qt.FocusReason.OtherFocusReason))
        self.ruling.textEdited.connect(lambda _: self.ruling.show_wrong(is_wrong=False))

    def _go_on(self, reason: Qt.FocusReason) -> None:
        """Show the field for another ruling than the floor judge's where the outcome has one."""
        outcome = self._outcomes.value()
        is_other = outcome not in ("", Outcome.UPHELD)
        self._titled[0].setVisible(is_other)
        if outcome:
            (self.ruling if is_other else self.reason).setFocus(reason)

    def _timed_by_hand(self) -> None:
        self._is_timed_by_hand = bool(self.minutes.text().strip())

    def _ask_judge(self) -> None:
        """Ask who ruled; whoever doesn't say so records without a name."""
        self._is_judge_asked = True
        self._tell_judge()
        self.head_judge.setFocus()
        demand_fresh_press(self)

    def _tell_judge(self) -> None:
        """Say what is recorded: an outcome by somebody, or by nobody who was asked about."""
        is_missing = self._is_judge_asked and not self.head_judge.words()
        asked = self.tr(
            "Who ruled? Enter the head judge's name for the report, or record without one."
        )
        self._who_ruled.say(asked if is_missing else "")
        words = self.tr("Record without a name") if is_missing else self.tr("Record outcome")
        self._decide.set_words(words, key=key_text("Return"))

    def _named(self) -> None:
        self._is_judge_named = True
        self._tell_judge()
        self.judge_question.withdraw(self.head_judge.words())

    def _take_judge(self, name: str) -> None:
        self._is_judge_named = True
        self.head_judge.show_words(name)
        self.decide()

    def _name_outcomes(self) -> None:
        keys = {outcome.value: str(at) for at, outcome in enumerate(Outcome, 1)}
        choices = [(outcome.value, outcome_words(outcome)) for outcome in Outcome]
        self._outcomes.set_choices(choices, keys=keys)

    def share_room(self) -> None:
        """Break the outcomes into several rows where they lack room for one."""
        self._outcomes.break_to_fit(self.width())

    def _redress(self) -> None:
        theme = self._look.theme
        self._column.setSpacing(theme.px(8))
        self._head.setSpacing(theme.px(12))
        self._fields.setSpacing(theme.px(20))
        self._foot.setSpacing(theme.px(20))
        self.head_judge.setMaximumWidth(theme.px(JUDGE))


def _is_possible(took: int | None) -> bool:
    return took is not None and 0 <= took <= LONGEST_APPEAL * MINUTE
