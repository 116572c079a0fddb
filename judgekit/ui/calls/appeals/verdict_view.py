"""The recorded ruling of the head judge, with an undo."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.calls.appeals import Appeal
from judgekit.ui.calls.wording import verdict_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import Label


class VerdictView(QWidget):
    """Shows a verdict; `taken_back` asks for it to be undone."""

    taken_back = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._said = Label(look, bold=True, wraps=True)
        self._ruling = Label(look, wraps=True)
        self._reason = Label(look, wraps=True)
        self._deviation = Label(look, wraps=True)
        self.undo = Button(look, icon="undo")
        self.undo.clicked.connect(self.taken_back)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for label in (self._said, self._ruling, self._reason, self._deviation):
            self._column.addWidget(label)
        row = QHBoxLayout()
        row.addWidget(self.undo)
        row.addStretch(1)
        self._column.addLayout(row)
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def show_verdict(self, appeal: Appeal) -> None:
        """Show the verdict on this appeal."""
        verdict = appeal.verdict
        self._said.setText(verdict_words(appeal))
        self._ruling.say(verdict.ruling if verdict else "")
        self._reason.say(verdict.reason if verdict else "")
        deviation = verdict.deviation if verdict else ""
        words = self.tr("Deviation: {why}").format(why=deviation)
        self._deviation.say(words if deviation else "")

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.undo.set_words(self.tr("Reopen appeal"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _redress(self) -> None:
        self._column.setSpacing(self._look.theme.px(8))
