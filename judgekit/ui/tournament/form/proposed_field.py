"""A field with a default proposed by the rules, and a note about it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.rule_link import RuleLink
from judgekit.ui.tournament.form.proposals import FieldProposal
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label

NUMBER_WIDTH = 88


class RuleNote(QWidget):
    """A line of text with a link to a section."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = Label(look, size="small", token="text-muted", wraps=True)
        self.link = RuleLink(look)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._words, 1)
        row.addWidget(self.link)
        look.changed.connect(self._redress)
        self._redress()

    def say(self, words: str, rule: RuleReference | None, token: str = "text-muted") -> None:
        """Show this text, and the link if there is a rule."""
        self._words.setText(words)
        self._words.set_token(token)
        self.link.show_rule(rule)

    def words(self) -> str:
        """Return the text."""
        return self._words.text()

    def _redress(self) -> None:
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(self._look.theme.px(8))


class ProposedField(QWidget):
    """Holds the proposal until something else is typed; emptied, it takes the proposal again."""

    edited = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._proposal = FieldProposal("", "")
        self._is_own = False
        self._problem = ""
        self._remark: tuple[str, RuleReference | None] = ("", None)
        self._label = Label(look, bold=True)
        self.field = TextField(look, width=NUMBER_WIDTH)
        self.note = RuleNote(look)
        self._row = QHBoxLayout()
        self._row.addWidget(self.field)
        self._row.addWidget(self.note, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._label)
        self._column.addLayout(self._row)
        self.setFocusProxy(self.field)
        self.field.textEdited.connect(self._edited)
        self.field.editingFinished.connect(self._left)
        look.changed.connect(self._redress)
        self._redress()

    def set_name(self, name: str) -> None:
        """Set the field's name."""
        self._label.setText(name)
        self.field.setAccessibleName(name)

    def name(self) -> str:
        """Return the field's name."""
        return self._label.text()

    def propose(self, proposal: FieldProposal) -> None:
        """Set the rules' proposal."""
        self._proposal = proposal
        is_being_emptied = self.field.hasFocus() and not self.text()
        if not self._is_own and not is_being_emptied:
            self.field.setText(proposal.text)
        self._tell()

    def load(self, text: str) -> None:
        """Show a recorded value; an empty one stands for the proposal."""
        self._is_own = bool(text)
        self.field.setText(text or self._proposal.text)
        self._tell()

    def text(self) -> str:
        """Return the text in the field."""
        return self.field.text().strip()

    def is_overruled(self) -> bool:
        """Whether the text differs from the proposal."""
        return self._is_own and bool(self._proposal.text) and self.text() != self._proposal.text

    def complain(self, problem: str) -> None:
        """Show why the text is invalid; empty if it is valid."""
        self._problem, self._remark = problem, ("", None)
        self.field.show_wrong(is_wrong=bool(problem))
        self._tell()

    def remark(self, words: str, rule: RuleReference | None = None) -> None:
        """Show a remark on a valid text."""
        self._remark = (words, rule)
        self._tell()

    def _edited(self) -> None:
        self._is_own = bool(self.text())
        self._tell()
        self.edited.emit()

    def _left(self) -> None:
        if not self.text():
            self._is_own = False
            self.field.setText(self._proposal.text)
            self._tell()
            self.edited.emit()

    def _tell(self) -> None:
        remark, rule = self._remark
        if self._problem:
            self.note.say(self._problem, self._proposal.rule, "urgent")
        elif remark:
            self.note.say(remark, rule or self._proposal.rule, "attention")
        elif self.is_overruled():
            words = self.tr("Custom; MTR recommends {proposal}.")
            self.note.say(
                words.format(proposal=self._proposal.text), self._proposal.rule, "attention"
            )
        else:
            self.note.say(self._proposal.words, self._proposal.rule)
        self.field.setAccessibleDescription(self.note.words())

    def _redress(self) -> None:
        theme = self._look.theme
        self._column.setSpacing(theme.px(6))
        self._row.setSpacing(theme.px(12))
