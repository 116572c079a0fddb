"""The field in which an answer is typed instead of chosen, and what it is understood as."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.rehearsal.questions.question import Answer, Kind, Question
from judgekit.rehearsal.questions.typed_answer import CAN_BE_TYPED, read_answer
from judgekit.rehearsal.questions.wording import QuestionWords
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import claim_key, key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

TYPE_KEY = "T"
FIELD_WIDTH = 160
"""Design pixels."""


class TypedAnswerRow(QWidget):
    """Shown while a question for a time or a number is open; `given` carries the `Answer`."""

    given = Signal(object)
    left = Signal()
    """Esc was pressed in the field, which is empty again."""

    def __init__(self, look: Look, words: QuestionWords) -> None:
        super().__init__()
        self._words = words
        self._question: Question | None = None
        self._label = Label(look, token="text-muted")
        self.field = TextField(look, width=FIELD_WIDTH)
        self.button = Button(look)
        self.understood = Label(look, token="text-muted", wraps=True)
        self.field.textChanged.connect(self._follow)
        self.field.installEventFilter(self)
        self.button.clicked.connect(self.give)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        scaled = ScaledLayouts(look, self)
        scaled.keep(row, (0, 0, 0, 0), 12)
        scaled.keep(column, (0, 4, 0, 0), 4)
        row.addWidget(self._label)
        row.addWidget(self.field)
        row.addWidget(self.button)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.understood)
        self.hide()

    def ask(self, question: Question) -> None:
        """Begin with an empty field where the answer can be typed."""
        self._question = question
        self.field.clear()
        self.retranslate()

    def show_open(self, *, is_open: bool) -> None:
        """Show the field while the question is open, if its answer can be typed."""
        question = self._question
        self.setVisible(is_open and question is not None and question.kind in CAN_BE_TYPED)

    def words(self) -> str:
        """What its key does."""
        return self._label.text()

    def take_focus(self) -> None:
        """Focus the field, if it is there."""
        if self.isVisible():
            self.field.setFocus()

    def give(self) -> None:
        """Answer with what was typed, or say that it is not understood."""
        said = self._said()
        if said is not None:
            self.given.emit(said)
        elif self.field.text().strip():
            self.field.show_wrong(is_wrong=True)
            self.understood.set_token("urgent")
            self.understood.say(
                self.tr("Not understood. {example}").format(example=self._example())
            )
            self.field.setFocus()

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        self._label.setText(self.tr("or type it ({key})").format(key=key_text(TYPE_KEY)))
        self.field.setAccessibleName(self.tr("Your answer"))
        self.button.set_words(self.tr("Answer"), key=key_text("Return"))
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if claim_key(event, Qt.Key.Key_Escape):
            return True
        is_press = event.type() is QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.field.clear()
            self.left.emit()
            return True
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        """Say what the text is understood as, before it is given as the answer."""
        question, said = self._question, self._said()
        self.field.show_wrong(is_wrong=False)
        self.understood.set_token("text-muted")
        if question is not None and said is not None:
            words = self.tr("You answer: {answer}")
            self.understood.say(words.format(answer=self._words.answer(question, said)))
        else:
            self.understood.say(self._example())

    def _said(self) -> Answer | None:
        question = self._question
        if question is None or question.kind not in CAN_BE_TYPED:
            return None
        return read_answer(question, self.field.text(), self._words)

    def _example(self) -> str:
        kind = self._question.kind if self._question is not None else None
        if kind is Kind.HALL:
            return self.tr("A time of day, such as {time}").format(time="15:41:30")
        if kind is Kind.TURNS:
            return self.tr("A number, such as {number}").format(number=5)
        return self.tr("Minutes and seconds, such as {time}").format(time="6:20, 6 20")
