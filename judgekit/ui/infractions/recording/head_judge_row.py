"""The row for the name of the head judge who approves a heavier penalty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.players.name_completion import KnownNames
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.judge_question import JudgeQuestion
from judgekit.ui.shell.parts.player_field import PlayerField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class HeadJudgeRow(QWidget):
    """Hidden until `ask`; `named` carries the given name, once it is clear who is meant."""

    named = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = Label(look, bold=True)
        self.field = PlayerField(look, width=220, confirmed=True)
        self._asked = QElapsedTimer()
        self.judge_question = JudgeQuestion(look)
        self.judge_question.stand_by(self.field)
        self.judge_question.taken.connect(self._named)
        column, row = QVBoxLayout(self), QHBoxLayout()
        scaled = ScaledLayouts(look, self)
        scaled.keep(column, (0, 0, 0, 0), 8)
        scaled.keep(row, (0, 0, 0, 0), 8)
        column.addLayout(row)
        column.addWidget(self.judge_question)
        row.addWidget(self._label)
        row.addWidget(self.field)
        row.addStretch(1)
        self.field.named.connect(self._named)
        self.field.left.connect(self._leave)
        self.retranslate()
        self.hide()

    def know(self, judges: Sequence[str]) -> None:
        """Set all judges known: a name that none of them has is asked about."""
        self.judge_question.know(judges)

    def ask(self, name: str, judges: Sequence[str]) -> None:
        """Ask for the name; `judges` are offered, the first is filled in."""
        self.field.known = KnownNames(judges)
        self.field.setText(name or (judges[0] if judges else ""))
        self.judge_question.withdraw()
        self._asked.start()
        self.show()
        self.field.setFocus()
        self.field.selectAll()

    def take_typed(self) -> None:
        """Take the name that stands in the field, if that has the focus. A name that was filled in
        is not taken by the second half of a double press."""
        is_seen = self._asked.isValid() and (
            self._asked.elapsed() >= QApplication.doubleClickInterval()
        )
        if self.isVisible() and self.field.hasFocus() and (self.field.isModified() or is_seen):
            self.field.take_typed()

    def go_on(self) -> bool:
        """Focus the field if the row is open, with what stands there; return whether it is."""
        is_open = self.isVisible()
        if is_open and not self.judge_question.name:
            self.field.setFocus()
        return is_open

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._label.setText(self.tr("Who is the head judge?"))
        self.field.setAccessibleName(self.tr("Head judge's name"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _leave(self) -> None:
        self.hide()
        self.left.emit()

    def _named(self, name: str) -> None:
        if name and self.isVisible() and not self.judge_question.asks_about_fields():
            self.named.emit(name)
