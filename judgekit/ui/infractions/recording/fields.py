"""Further fields of a penalty: round and judge."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.parts.judge_question import JudgeQuestion
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

HIGHEST_ROUND = 99


class RecordFields(QWidget):
    """Filled in beforehand; the judge's changes stay until the next player."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(Label(look, size="small", token="text-muted") for _ in range(2))
        self._round = TextField(look, width=64)
        self._round.setValidator(QIntValidator(0, HIGHEST_ROUND, self))
        self._judge = TextField(look, width=140)
        self.judge_question = JudgeQuestion(look)
        self.judge_question.stand_by(self._judge)
        self._typed: set[QLineEdit] = set()
        """What the judge has changed; completing a name resets Qt's own mark."""
        for field in (self._round, self._judge):
            field.textEdited.connect(lambda _, field=field: self._typed.add(field))
        self._staff: tuple[str, ...] = ()
        grid = QGridLayout(self)
        ScaledLayouts(look, self).keep(grid, (0, 0, 0, 0), 4)
        for at, field in enumerate((self._round, self._judge)):
            grid.addWidget(self._names[at], 0, at)
            grid.addWidget(field, 1, at)
        grid.addWidget(self.judge_question, 2, 0, 1, 3)
        grid.setColumnStretch(2, 1)
        self.retranslate()

    def fill_in(self, round_number: int, judge: str, staff: Sequence[str]) -> None:
        """Fill in the round in progress (0 for none), the judge, and names to complete."""
        if self._round not in self._typed:
            self._round.setText(str(round_number) if round_number else "")
        if self._judge not in self._typed:
            self._judge.setText(judge)
        if tuple(staff) != self._staff:
            self._staff = tuple(staff)
            self._judge.offer(self._staff)

    def know(self, judges: Sequence[str]) -> None:
        """Set the judges among whom a name that was typed is looked for."""
        self.judge_question.know(judges)

    def asks(self) -> bool:
        """Whether the judge's name was typed and has to be asked about first; if so, ask."""
        if self._judge not in self._typed or not self.judge_question.is_unknown(self.judge()):
            return False
        self.show()
        return self.judge_question.asks_about_fields()

    def begin_anew(self) -> None:
        """Forget what was typed for a single penalty."""
        self.judge_question.withdraw()
        self._typed.clear()

    def take_focus(self) -> None:
        """Focus the round."""
        self._round.setFocus()
        self._round.selectAll()

    def round_number(self) -> int:
        """Return the round, 0 for none."""
        text = self._round.text()
        return int(text) if text.isdecimal() else 0

    def judge(self) -> str:
        """Return the judge's name."""
        return self._judge.text().strip()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        words = (self.tr("Round"), self.tr("Judge"))
        fields = (self._round, self._judge)
        for label, field, text in zip(self._names, fields, words, strict=True):
            label.setText(text)
            field.setAccessibleName(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
