"""The menu of what to print of a text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.printing import section_job, sections_below
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.parts.printing.preview import open_preview
from judgekit.ui.words.rules_wording import place_words


class PrintMenu(QObject):
    """Offers the section, its chapter and the whole text, then opens the preview."""

    def __init__(self, look: Look, library: Library, messages: Messages, owner: QWidget) -> None:
        super().__init__(owner)
        self._look = look
        self._library = library
        self._messages = messages
        self._owner = owner

    def choices(self, reference: RuleReference) -> list[tuple[str, tuple[Section, ...]]]:
        """Return the text and sections of everything that can be printed here, smallest first."""
        document = self._library.document(reference.document)
        if document is None:
            return []
        choices = []
        ref: str | None = reference.ref
        while ref is not None:
            here = RuleReference(document.id, ref)
            choices.append((place_words(self._library, here), sections_below(document, ref)))
            section = self._library.section(here)
            ref = section.parent if section is not None else None
        choices.append((self.tr("Entire document"), document.sections))
        return choices

    def open(self, reference: RuleReference) -> None:
        """Open the menu."""
        document = self._library.document(reference.document)
        if document is None:
            return
        menu = QMenu(self._owner)
        menu.addSection(self.tr("Print"))
        for words, sections in self.choices(reference):
            action = menu.addAction(words.replace("&", "&&"))
            action.triggered.connect(partial(self._preview, document, sections))
        middle = self._owner.rect().center()
        middle.setY(self._owner.rect().top())
        menu.popup(self._owner.mapToGlobal(middle))
        menu.setActiveAction(menu.actions()[1])

    def _preview(self, document: Document, sections: Sequence[Section]) -> None:
        job = section_job(self._look, document, sections)
        open_preview(self._look, self._messages, job, self._owner)
