"""What a file would bring, shown at the right of the library before anything is kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import GivenFacts
from judgekit.engine.ports.documents import ImportProposal
from judgekit.reading.documents.titles import readable_document
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.rules.library.outline_summary import OutlineSummary
from judgekit.ui.rules.library.read_facts import ReadFacts
from judgekit.ui.rules.library.wording import size_words
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Ground, Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.rules_wording import short_title
from judgekit.views.words.imports import warning_line

OWN_KEYS = (*ENTER, Qt.Key.Key_Escape)
MOST_WARNINGS = 40


class ImportPreview(Ground):
    """Shows one file at a time: that it is being read, why it is refused, or what it would bring.

    Enter keeps it, Esc leaves nothing; another kind, language or date reads it again.
    """

    ground = "surface-sunken"
    accepted = Signal()
    left = Signal()
    corrected = Signal(GivenFacts)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._proposal: ImportProposal | None = None
        self._before: Document | None = None
        self._will: tuple[str, str] = ("", "")
        self._title = Label(look, size="title", bold=True)
        self._file = ElidedLabel(look, size="small", token="text-muted")
        self._name = Label(look, bold=True, wraps=True)
        self.facts = ReadFacts(look)
        self.progress = Label(look, token="text-muted", wraps=True)
        self.refusal = Label(look, token="urgent", wraps=True)
        self.summary = OutlineSummary(look)
        self._content = QWidget()
        self.yes = Button(look, kind=ButtonKind.FILLED)
        self.no = Button(look)
        self._lay_out()
        self.facts.corrected.connect(self.corrected)
        self.yes.clicked.connect(self._accept)
        self.no.clicked.connect(self.left)
        self.retranslate()

    def show_reading(self, file_name: str, place: str = "") -> None:
        """Show that a file is being read; `place` is which of several: `2 of 3`."""
        self._proposal = None
        self.facts.begin()
        self._file.setText(" · ".join(filter(None, (file_name, place))))
        self.show_progress(self.tr("Reading…"))
        self.no.setFocus()

    def show_failure(self, sentence: str) -> None:
        """Show why the machine couldn't keep what was proposed; Enter tries again."""
        self._show_only(self.refusal)
        self.refusal.setText(sentence)
        self.refusal.setAccessibleName(sentence)
        self.yes.show()
        self.yes.setFocus()

    def show_refusal(self, sentence: str) -> None:
        """Show why a file can't be kept: nothing was."""
        self._proposal = None
        self._show_only(self.refusal)
        self.refusal.setText(sentence)
        self.refusal.setAccessibleName(sentence)
        self.no.set_words(self.tr("Close"), key=key_text("Escape"))
        self.no.setFocus()

    def show_progress(self, words: str) -> None:
        """Show what is being done instead of the facts."""
        self._show_only(self.progress)
        self.progress.setText(words)
        self.no.set_words(self.tr("Cancel"), key=key_text("Escape"))

    def show_keeping(self, part: float) -> None:
        """Show how much of the search index is ready, from 0 to 1; it can't be cancelled."""
        words = self.tr("Preparing the search: {percent} %").format(percent=round(100 * part))
        self.show_progress(words)
        self.no.hide()

    def show_proposal(
        self, proposal: ImportProposal, before: Document | None, will: tuple[str, str]
    ) -> None:
        """Show what a file would bring; `before` is the document as it was read the last time, and
        `will` what keeping it would mean: a title and a sentence."""
        self._proposal, self._before, self._will = proposal, before, will
        self._show_only(self._content)
        self.yes.show()
        self._fill()
        self.yes.setFocus()

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        self._title.setText(self.tr("Import preview"))
        self.setAccessibleName(self.tr("Import preview"))
        self.yes.set_words(self.tr("Import"), key=key_text("Return"))
        self.no.set_words(self.tr("Cancel"), key=key_text("Escape"))
        if self._proposal is not None:
            self._fill()

    def event(self, event: QEvent) -> bool:
        # The preview takes its own keys, whatever they do elsewhere on the page.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in OWN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape and self.no.isVisible():
            self.left.emit()
        elif event.key() in ENTER and isinstance(focused, Button):
            focused.click()
        elif event.key() in ENTER:
            self._accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color(self.ground))

    # -- inside

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        head = QHBoxLayout()
        scaled.keep(head, (0, 0, 0, 0), 12)
        head.addWidget(self._title)
        head.addWidget(self._file, 1)
        self._file.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        facts = QVBoxLayout(self._content)
        scaled.keep(facts, (0, 0, 0, 0), 8)
        facts.addWidget(self._name)
        facts.addWidget(self.facts)
        facts.addWidget(self.summary)
        inner = QWidget()
        body = QVBoxLayout(inner)
        scaled.keep(body, (24, 0, 24, 12), 8)
        for widget in (self._content, self.progress, self.refusal):
            body.addWidget(widget)
        body.addStretch(1)
        foot = QHBoxLayout()
        scaled.keep(foot, (24, 12, 24, 16), 12)
        foot.addWidget(self.yes)
        foot.addWidget(self.no)
        foot.addStretch(1)
        top = QWidget()
        top.setLayout(head)
        scaled.keep(top, (24, 16, 24, 10))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(top)
        column.addWidget(FormScroll(self._look, inner), 1)
        column.addWidget(Hairline(self._look))
        column.addLayout(foot)

    def _show_only(self, shown: QWidget) -> None:
        for widget in (self._content, self.progress, self.refusal):
            widget.setVisible(widget is shown)
        self.yes.hide()
        self.no.show()

    def _fill(self) -> None:
        proposal = self._proposal
        assert proposal is not None
        document = readable_document(proposal.document)
        warnings = proposal.reading.warnings
        file = f"{proposal.file_name}, {size_words(len(proposal.source))}"
        self._file.setText(file)
        self._name.setText(short_title(document))
        self.facts.show_document(document)
        words = interface_words()
        lines = [warning_line(each, words) for each in warnings[:MOST_WARNINGS]]
        left_out = sum(proposal.reading.left_out.values())
        self.summary.show_document(document, warnings, lines, left_out)
        self.summary.show_difference(self._before, document)
        self.summary.show_meaning(*self._will)

    def _accept(self) -> None:
        if self.yes.isVisible() and self.facts.is_right:
            self.accepted.emit()
