"""An appeal in full: its form, its outcome, and similar ones."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.calls.appeals import Appeal
from judgekit.ui.calls.appeals.form import AppealForm
from judgekit.ui.calls.appeals.similar_rulings import SimilarRulings
from judgekit.ui.calls.appeals.verdict_form import VerdictForm
from judgekit.ui.calls.appeals.verdict_view import VerdictView
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import ElidedLabel, Label

MARGIN = 28


class AppealPane(QWidget):
    """Pane of one appeal, with its parts as attributes.

    `left` is emitted on Esc, `details_wanted` to show the call's own fields instead.
    """

    left = Signal()
    details_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_decided = False
        self._title = Label(look, size="title", bold=True)
        self._hint = ElidedLabel(look, token="text-muted")
        self.print_button = Button(look, icon="print", kind=ButtonKind.QUIET)
        self.details = Button(look, kind=ButtonKind.QUIET)
        self.form = AppealForm(look)
        self.verdict_form = VerdictForm(look)
        self.verdict_view = VerdictView(look)
        self.alike = SimilarRulings(look)
        self._refusal = Label(look, token="urgent", wraps=True)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._hint, 1)
        self._head.addWidget(self.print_button)
        self._head.addWidget(self.details)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        for part in (
            self.form,
            self.alike,
            self._refusal,
            self.verdict_form,
            self.verdict_view,
        ):
            self._column.addWidget(part)
        self.details.clicked.connect(self.details_wanted)
        self.form.left.connect(self.left)
        self.verdict_form.left.connect(self.left)
        self.verdict_form.wrong.connect(self.refuse)
        self.verdict_form.chosen.connect(self.alike.compare)
        escape = QShortcut(QKeySequence("Esc"), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.left)
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()
        self.refuse("")

    def show_verdict(self, appeal: Appeal | None) -> None:
        """Show the ruling, or the form for it where there is none."""
        is_decided = appeal is not None and appeal.verdict is not None
        self.verdict_form.setVisible(not is_decided)
        self.verdict_view.setVisible(is_decided)
        self.form.lock(is_locked=is_decided)
        self._is_decided = is_decided
        self._name_hint()
        if appeal is not None and is_decided:
            self.verdict_view.show_verdict(appeal)

    def refuse(self, sentence: str) -> None:
        """Show why something was refused; empty hides it."""
        self._refusal.say(sentence)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Appeal"))
        self._name_hint()
        self.print_button.set_words("", key=key_text(PRINT_KEY), name=self.tr("Print the appeal"))
        self.details.set_words(self.tr("The call's details"), key="D")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _name_hint(self) -> None:
        kept, locked = self.tr("saved as you type"), self.tr("decided, read-only")
        self._hint.setText(locked if self._is_decided else kept)

    def _redress(self) -> None:
        theme = self._look.theme
        self._column.setContentsMargins(theme.px(MARGIN), 0, theme.px(MARGIN), theme.px(16))
        self._column.setSpacing(theme.px(8))
        self._head.setSpacing(theme.px(12))
