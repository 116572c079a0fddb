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

    @property
    def _is_typed(self) -> bool:
        """Whether a name stands there that the judge has typed."""
        is_open = not self.isHidden()
        return is_open and self.field.isModified() and bool(self.field.text().strip())

    def ask(self, judges: Sequence[str]) -> None:
        """Ask for the name; `judges` are offered, the first is filled in. A name that was typed
        is taken instead."""
        if self._is_typed:
            self.field.take_typed()
            return
        self.field.known = KnownNames(judges)
        self.field.setText(judges[0] if judges else "")
        self.judge_question.withdraw()
        self._asked.start()
        self.show()
        self.field.setFocus()
        self.field.selectAll()

    def take_typed(self) -> None:
        """Take the name that was typed; one that was filled in only if the field has the focus,
        and not by the second half of a double press."""
        is_seen = self._asked.isValid() and (
            self._asked.elapsed() >= QApplication.doubleClickInterval()
        )
        if self._is_typed or (self.isVisible() and self.field.hasFocus() and is_seen):
            self.field.take_typed()

    def go_on(self) -> bool:
        """Focus the field if the row is open, with what stands there, or the question about it;
        return whether it is open."""
        is_open = self.isVisible()
        if is_open and self.judge_question.name:
            self.judge_question.take_focus()
        elif is_open:
            self.field.setFocus()
            self.field.selectAll()
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
