"""The text as displayed: one document, or two side by side."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import Note
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.view import ReadingView
from judgekit.ui.widgets.scaled_layouts import ShownPages

if TYPE_CHECKING:
    from judgekit.ui.rules.reading.parallel_view import ParallelView


class Reader(NamedTuple):
    """Who reads, and when: the languages in their order, and the day."""

    order: Callable[[], Sequence[str]]
    today: Callable[[], datetime.date]


class TextStage(ShownPages):
    """Shows a section in one language or two, and chooses the second document.

    `marks_of` and `note_on` are called for each section near the view.
    """

    section_changed = Signal(RuleReference)
    reference_followed = Signal(RuleReference)
    changes_wanted = Signal(RuleReference)
    note_written = Signal(RuleReference, str)
    side_by_side_changed = Signal(bool)
    menu_opening = Signal(QMenu)
    counterpart_chosen = Signal(RuleReference, str, object)
    """A section, another document's id, and the `ref` there or None, set by hand."""

    def __init__(
        self,
        look: Look,
        library: Library,
        marks_of: Callable[[RuleReference], tuple[Mark, ...]],
        note_on: Callable[[RuleReference], Note | None],
        reader: Reader,
    ) -> None:
        super().__init__()
        self._look = look
        self._library = library
        self._marks_of = marks_of
        self._note_on = note_on
        self.reader = reader
        self._parallel: ParallelView | None = None
        self._second = ""
        self.side_by_side = False
        self.reading = ReadingView(look, marks_of, note_on, reader.today)
        self.addWidget(self.reading)
        self.reading.reference_followed.connect(self.reference_followed)
        self.reading.changes_wanted.connect(self.changes_wanted)
        self.reading.section_changed.connect(self.section_changed)
        self.reading.note_written.connect(self.note_written)
        self.reading.menu_opening.connect(self.menu_opening)
        self.reading.note_wanted.connect(self.reading.edit_note)
        self.setFocusProxy(self.reading)

    @property
    def view(self) -> ReadingView | ParallelView:
        """The view shown: one document, or two."""
        if self.side_by_side and self._parallel is not None:
            return self._parallel
        return self.reading

    def show_section(self, reference: RuleReference, block: int = 0) -> bool:
        """Show a section, at its title or a later paragraph; return False if it is unknown."""
        document = self._library.document(reference.document)
        if document is None or self._library.section(reference) is None:
            return False
        partner = self.partner(reference) if self.side_by_side else None
        if partner is None:
            self._be_side_by_side(False)
            self.reading.show_section(self._library, reference, block)
        else:
            documents = (document, partner)
            self._parallel_view().show_sections(self._library, documents, reference, block)
        self.setCurrentWidget(self.view)
        self.setFocusProxy(self.view)
        return True

    def choose_counterpart(self) -> bool:
        """Ask for the counterpart of the current section; False for a text alone."""
        if self.side_by_side and self._parallel is not None:
            self._parallel.choose_counterpart()
        return self.side_by_side

    def take_library(self, library: Library) -> None:
        """Take another library; the section is to be shown again."""
        self._library = library

    def hold(self) -> None:
        """Lay out no text for a moment, because another section is about to be shown."""
        self.reading.rows.hold()

    def toggle_side_by_side(self) -> None:
        """Switch between one text and two languages; a text without a partner stays alone."""
        reference = self.view.current
        if reference is not None:
            wanted = not self.side_by_side and self.partner(reference) is not None
            self._be_side_by_side(wanted)
            self.show_section(reference)
            self.section_changed.emit(reference)

    def partner(self, reference: RuleReference) -> Document | None:
        """Return the document to show beside a text: the one chosen, else the next language's."""
        document = self._library.document(reference.document)
        if document is None:
            return None
        others = [item for item in self._library.editions(document.kind) if item is not document]
        order = {language: at for at, language in enumerate(self.reader.order())}
        others.sort(
            key=lambda item: (item.id != self._second, order.get(item.language, len(order)))
        )
        return next(iter(others), None)

    def refresh(self, reference: RuleReference | None = None) -> None:
        """Update a section, or all of them, after a change of marks or notes."""
        if reference is None or self.side_by_side:
            self.view.refresh()
        else:
            self.reading.refresh_section(reference)

    # -- inside

    def _be_side_by_side(self, side_by_side: bool) -> None:
        if side_by_side != self.side_by_side:
            self.side_by_side = side_by_side
            self.side_by_side_changed.emit(side_by_side)

    def _parallel_view(self) -> ParallelView:
        if self._parallel is None:
            from judgekit.ui.rules.reading.parallel_view import ParallelView  # noqa: PLC0415  (first use)

            view = ParallelView(
                self._look, self._library, self._marks_of, self._note_on, self.reader.today
            )
            view.menu_opening.connect(self.menu_opening)
            view.reference_followed.connect(self.reference_followed)
            view.changes_wanted.connect(self.changes_wanted)
            view.section_changed.connect(self.section_changed)
            view.note_written.connect(self.note_written)
            view.documents_changed.connect(self._choose_documents)
            view.counterpart_chosen.connect(self.counterpart_chosen)
            self.addWidget(view)
            self._parallel = view
        return self._parallel

    def _choose_documents(self, left: str, right: str) -> None:
        """Show other documents, at the current section or its counterpart."""
        current = self.view.current
        documents = (self._library.document(left), self._library.document(right))
        self._second = right
        if current is None or documents[0] is None or documents[1] is None:
            return
        if current.document not in (left, right):
            ref = self._library.alignment.counterpart(current, left).ref
            first = next(iter(documents[0].sections))
            current = RuleReference(left, ref or first.ref)
        both = (documents[0], documents[1])
        self._parallel_view().show_sections(self._library, both, current)
        self.section_changed.emit(current)
