"""The question that is asked, its choices, and what was right; or how the rehearsal ends."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from judgekit.rehearsal.questions.choices import MOST_CHOICES
from judgekit.rehearsal.questions.question import Answer, Question
from judgekit.rehearsal.questions.score import Answered, Score
from judgekit.rehearsal.questions.wording import QuestionWords
from judgekit.ui.look import Look
from judgekit.ui.rehearsal.choice_row import ChoiceRow, ChoiceState
from judgekit.ui.rehearsal.typed_answer_row import TYPE_KEY, TypedAnswerRow
from judgekit.ui.widgets.actions import Action, bind, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import ScrolledPage
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Badge, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

RULE_KEY = "R"
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class QuestionView(ScrolledPage):
    """Shows one question until it is answered, then what was right until `went_on`."""

    answered = Signal(object)
    """An `Answered`."""
    went_on = Signal()
    """The question was skipped, or its answer read; at the end: back to the event."""
    ended = Signal()
    """The rehearsal is to be closed."""
    rule_wanted = Signal(object)
    """What the answer of this `Question` rests on is to be read."""

    def __init__(self, look: Look, words: QuestionWords) -> None:
        super().__init__()
        self._look, self._words = look, words
        self.question: Question | None = None
        """What is asked; None at the end."""
        self._said: Answer | None = None
        self._number = 0
        self._score: Score | None = None
        self._is_over = False
        self._which = Label(look, token="text-muted")
        self._topic = Badge(look)
        self._still = Label(look, token="text-muted")
        self.asked = Label(look, size="digits", bold=True, wraps=True)
        self.facts = Label(look, wraps=True)
        self._label = Label(look, bold=True)
        self.choices = [ChoiceRow(look) for _ in range(MOST_CHOICES)]
        self.typed = TypedAnswerRow(look, words)
        self.told = Label(look, bold=True, wraps=True)
        self.explained = Label(look, wraps=True)
        self.rule = Button(look)
        self.second, self.first = Button(look), Button(look, kind=ButtonKind.FILLED)
        self._foot = QBoxLayout(BESIDE)
        self._lay_out()
        for at, row in enumerate(self.choices):
            row.clicked.connect(lambda _=False, at=at: self._choose(at))
        self.typed.given.connect(self._give)
        self.typed.left.connect(self.choices[0].setFocus)
        self.rule.clicked.connect(self._run_rule)
        self.second.clicked.connect(self._run_second)
        self.first.clicked.connect(self._run_first)
        bind(self, tuple(self._keys()))

    def ask(self, question: Question, number: int) -> None:
        """Ask a question, the so-manieth."""
        self.question, self._said, self._score, self._number = question, None, None, number
        self.typed.ask(question)
        self._fill()
        self.take_focus()

    def conclude(self, score: Score, *, is_over: bool) -> None:
        """Show how it went, and ask whether to end where the event is not over."""
        self.question, self._score, self._is_over = None, score, is_over
        self._fill()
        self.take_focus()

    def take_focus(self) -> None:
        """Take the focus: where to go on, or where to answer."""
        is_open = self.question is not None and self._said is None
        wanted = self.choices[0] if is_open else self.first
        # The page that had the focus is hidden only now.
        QTimer.singleShot(0, self, wanted.setFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.typed.retranslate()
            self._fill()
        super().changeEvent(event)

    # -- what the user does

    def _choose(self, at: int) -> None:
        question = self.question
        if question is not None and 0 <= at < len(question.choices):
            self._give(question.choices[at])

    def _give(self, said: Answer) -> None:
        question = self.question
        if question is None or self._said is not None:
            return
        self._said = said
        self._fill()
        self.first.setFocus()
        self.answered.emit(Answered(question, said))

    def _run_first(self) -> None:
        if self._score is not None:
            self.ended.emit()
        elif self._said is not None:
            self.went_on.emit()
        elif self.typed.field.hasFocus():
            self.typed.give()
        else:
            self._choose(next((at for at, row in enumerate(self.choices) if row.hasFocus()), -1))

    def _run_second(self) -> None:
        if self._score is None or not self._is_over:
            self.went_on.emit()

    def _run_rule(self) -> None:
        if self.question is not None and self._said is not None:
            self.rule_wanted.emit(self.question)

    def _keys(self) -> list[Action]:
        numbers = [
            Action(f"rehearsal.choice-{at + 1}", row.text, str(at + 1), partial(self._choose, at))
            for at, row in enumerate(self.choices)
        ]
        return [
            *numbers,
            Action("rehearsal.first", self.first.text, "Return", self._run_first, ("Enter",)),
            Action("rehearsal.type", self.typed.words, TYPE_KEY, self.typed.take_focus),
            Action("rehearsal.rule", self.rule.text, RULE_KEY, self._run_rule),
            Action("rehearsal.second", self.second.text, "Esc", self._run_second),
        ]

    # -- what is shown

    def _share(self) -> None:
        """Put the buttons below the field for the answer where both don't fit in a line, and leave
        the topic its room."""
        taken = self.typed.sizeHint().width() + self.second.sizeHint().width()
        room = self.width() - self._look.theme.px(2 * 24 + 2 * 12)
        is_narrow = not self.typed.isHidden() and taken > room
        self._foot.setDirection(BELOW if is_narrow else BESIDE)
        head = sum(each.sizeHint().width() for each in (self._which, self._topic, self._still))
        has_room = head <= self.width() - self._look.theme.px(2 * 24 + 24 + 4 * 12)
        self._still.setVisible(has_room and bool(self._still.text()))

    def _fill(self) -> None:
        if self.question is not None:
            self._fill_question(self.question)
        elif self._score is not None:
            self._fill_end(self._score)

    def _fill_question(self, question: Question) -> None:
        worded = self._words.worded(question)
        self._which.say(self.tr("Question {n}").format(n=self._number))
        self._topic.show_state(worded.topic)
        self._topic.show()
        self._still.say(self.tr("time stands still while you answer"))
        happened, stop, wanted = worded.asked.rpartition(". ")
        self.asked.setText(f"{happened}{stop.strip()}\n{wanted}" if happened else wanted)
        self.facts.say(worded.facts)
        self._label.say(worded.label)
        for at, row in enumerate(self.choices):
            row.setVisible(at < len(worded.choices))
            if at < len(worded.choices):
                row.show_choice(at + 1, worded.choices[at])
                self._judge(row, question, question.choices[at])
        is_answered = self._said is not None
        self.typed.show_open(is_open=not is_answered)
        self._show_outcome(question)
        self.first.set_words(self.tr("Continue"), key=key_text("Return"))
        self.first.setVisible(is_answered)
        self.rule.set_words(self.tr("Show rule"), key=key_text(RULE_KEY))
        self.rule.setVisible(is_answered)
        self.second.set_words(self.tr("Skip"), key=key_text("Esc"))
        self.second.setVisible(not is_answered)
        self._share()

    def _judge(self, row: ChoiceRow, question: Question, choice: Answer) -> None:
        """Show a choice as what it turned out to be."""
        if self._said is None:
            return
        if choice == question.right:
            row.show_state(ChoiceState.RIGHT, self.tr("right"))
        elif choice == self._said:
            row.show_state(ChoiceState.WRONG, self.tr("your answer"))
        else:
            row.show_state(ChoiceState.PASSED, "")

    def _show_outcome(self, question: Question) -> None:
        if self._said is None:
            self.told.say("")
            self.explained.say("")
            return
        is_right = self._said == question.right
        self.told.set_token("ok" if is_right else "urgent")
        told = self.tr("Right") if is_right else self.tr("Not right")
        if self._said not in question.choices:
            told = self.tr("Not right: you answered {answer}").format(
                answer=self._words.answer(question, self._said)
            )
        self.told.say(told)
        self.explained.say(self._words.explained(question))

    def _fill_end(self, score: Score) -> None:
        whole = score.tally()
        self._which.say(self.tr("Rehearsal"))
        for each in (self._topic, self.typed, self.rule, *self.choices):
            each.hide()
        for label in (self._still, self._label, self.told):
            label.say("")
        right = self.tr("{right} of {of} right").format(right=whole.right, of=whole.of)
        self.asked.setText(right if whole.of else self.tr("No question answered"))
        over = self.tr("The made-up event is over.")
        self.facts.say(over if self._is_over else self.tr("End the rehearsal here?"))
        self.explained.say(
            self.tr("Ending removes the made-up event; a real one that was open comes back.")
        )
        self.first.set_words(self.tr("End rehearsal"), key=key_text("Return"))
        self.first.show()
        self.second.set_words(self.tr("Cancel"), key=key_text("Esc"))
        self.second.setVisible(not self._is_over)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        column = QVBoxLayout(self)
        scaled.keep(column, (24, 20, 24, 20), 8)
        head = QHBoxLayout()
        scaled.keep(head, (0, 0, 0, 0), 12)
        head.addWidget(self._which)
        head.addWidget(self._topic)
        head.addStretch(1)
        head.addWidget(IconLabel(self._look, "paused", token="attention"))
        head.addWidget(self._still)
        column.addLayout(head)
        for label in (self.asked, self.facts, self._label):
            column.addWidget(label)
        for row in self.choices:
            column.addWidget(row)
        column.addWidget(self.told)
        column.addWidget(self.explained)
        # While the answer may be typed, nothing is told yet: its field stands beside the buttons.
        buttons = QHBoxLayout()
        scaled.keep(self._foot, (0, 4, 0, 0), 12)
        scaled.keep(buttons, (0, 6, 0, 0), 12)
        buttons.addStretch(1)
        for button in (self.rule, self.second, self.first):
            buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._foot.addWidget(self.typed, 0, Qt.AlignmentFlag.AlignTop)
        self._foot.addLayout(buttons, 1)
        column.addLayout(self._foot)
        column.addStretch(1)
        self.asked.setAlignment(Qt.AlignmentFlag.AlignLeft)
