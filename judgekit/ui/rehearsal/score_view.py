"""The score beside a question: all answers, by topic, and the last ones."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.rehearsal.questions.question import Topic
from judgekit.rehearsal.questions.score import Score
from judgekit.rehearsal.questions.wording import TOPIC_NAMES, QuestionWords
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.form_scroll import ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

LAST = 3


class ScoreView(ScrolledPage):
    """Filled by `show_score`; it keeps nothing."""

    def __init__(self, look: Look, words: QuestionWords) -> None:
        super().__init__()
        self._look, self._words = look, words
        self._score = Score()
        self._head = Label(look, token="text-muted")
        self._run = Label(look, size="small", token="text-muted", wraps=True)
        self._run.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.right = Label(look, size="digits", bold=True)
        self.of = Label(look, bold=True)
        self._topics = {topic: (Label(look), Label(look, bold=True)) for topic in Topic}
        self._last_head = Label(look, bold=True)
        self._last = [_LastAnswer(look) for _ in range(LAST)]
        self._lay_out()
        self.show_score(Score())

    def show_score(self, score: Score) -> None:
        """Show all answers so far."""
        self._score = score
        whole = score.tally()
        self._head.setText(self.tr("Score"))
        run = score.longest_run()
        self._run.setText(self.tr("{n} right in a row at best").format(n=run) if run > 1 else "")
        self.right.setText(str(whole.right))
        self.of.setText(self.tr("of {n} right").format(n=whole.of))
        for topic, (name, tally) in self._topics.items():
            own = score.tally(topic)
            name.setText(interface_words().say(TOPIC_NAMES[topic]))
            tally.setText(self.tr("{right} of {of}").format(right=own.right, of=own.of))
            tally.set_token("text" if own.of else "text-muted")
        last = score.answers[: -LAST - 1 : -1]
        self._last_head.say(self.tr("Last answers") if last else "")
        for row, answered in zip(self._last, last, strict=False):
            said = self._words.answer(answered.question, answered.said)
            right = self._words.answer(answered.question, answered.question.right)
            told = right if answered.is_right else self.tr("{said}; right is {right}")
            asked = self._words.asked(answered.question)
            row.say(asked, told.format(said=said, right=right), is_right=answered.is_right)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.show_score(self._score)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, self.rect(), theme.color("surface-sunken"))
        painter.fillRect(0, 0, 1, self.height(), theme.color("line"))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        column = QVBoxLayout(self)
        scaled.keep(column, (20, 24, 20, 24), 8)
        head = QHBoxLayout()
        head.addWidget(self._head)
        head.addWidget(self._run, 1)
        column.addLayout(head)
        whole = QHBoxLayout()
        scaled.keep(whole, (0, 0, 0, 8), 12)
        whole.addWidget(self.right)
        whole.addWidget(self.of, 1)
        column.addLayout(whole)
        grid = QGridLayout()
        scaled.keep(grid, (0, 0, 0, 16), 8)
        for at, (name, tally) in enumerate(self._topics.values()):
            grid.addWidget(Hairline(self._look), 2 * at, 0, 1, 2)
            grid.addWidget(name, 2 * at + 1, 0)
            grid.addWidget(tally, 2 * at + 1, 1, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        column.addWidget(self._last_head)
        for row in self._last:
            column.addWidget(row)
        column.addStretch(1)


class _LastAnswer(QWidget):
    """A question that was answered, with a sign and the answers."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._icon = IconLabel(look, "tick")
        self._asked = Label(look, wraps=True)
        self._told = Label(look, size="small", token="text-muted", wraps=True)
        row, column = QHBoxLayout(self), QVBoxLayout()
        ScaledLayouts(look, self).keep(row, (0, 8, 0, 0), 10)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._asked)
        column.addWidget(self._told)
        row.addLayout(column, 1)
        self.hide()

    def say(self, asked: str, told: str, *, is_right: bool) -> None:
        """Show an answer."""
        self._icon.show_icon(*(("tick", "ok") if is_right else ("wrong", "urgent")))
        self._asked.setText(asked)
        self._told.setText(told)
        self.show()
