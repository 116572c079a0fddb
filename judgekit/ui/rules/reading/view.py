"""The view of one document: its sections one below the other, in one scroll."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import Note
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.lazy_rows import LazyRows
from judgekit.ui.rules.reading.row_heights import DocumentHeights
from judgekit.ui.rules.reading.section_row import (
    TOP,
    EditionLine,
    RowContent,
    SectionRow,
    is_compact,
)
from judgekit.ui.rules.reading.sticky_head import HeadLine, StickyHead
from judgekit.ui.words.edition_wording import change_badges, section_badges
from judgekit.ui.words.following_words import written_words
from judgekit.ui.words.rules_wording import (
    edition_line,
    edition_words,
    place_words,
    section_heading,
)
from judgekit.ui.words.wording import language_name
from judgekit.views.words.section_numbers import number_in_language


class ReadingView(QWidget):
    """Shows a document at a section; scrolling continues through the document.

    `marks_of` and `note_on` are called for each section as it comes near the view.
    """

    section_changed = Signal(RuleReference)
    """The section at the top of the view changed because the user scrolled."""
    reference_followed = Signal(RuleReference)
    changes_wanted = Signal(RuleReference)
    note_written = Signal(RuleReference, str)
    note_wanted = Signal(RuleReference)
    menu_opening = Signal(QMenu)

    def __init__(
        self,
        look: Look,
        marks_of: Callable[[RuleReference], tuple[Mark, ...]],
        note_on: Callable[[RuleReference], Note | None],
        today: Callable[[], datetime.date] = datetime.date.today,
    ) -> None:
        super().__init__()
        self._look = look
        self._today = today
        self._marks_of = marks_of
        self._note_on = note_on
        self._library: Library | None = None
        self._document: Document | None = None
        self._index_of: dict[str, int] = {}
        self._heights = DocumentHeights()
        self._current = 0
        self._opened = 0
        self._paragraph = 0
        self.rows = LazyRows(look, self)
        self._head = StickyHead(look, self.rows.viewport())
        self.rows.top_row_changed.connect(self._top_row_changed)
        self.rows.moved.connect(self._show_head)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.rows)
        self.setFocusProxy(self.rows)
        look.changed.connect(self.refresh)
        self.retranslate()

    # -- content

    def show_section(self, library: Library, reference: RuleReference, block: int = 0) -> bool:
        """Show a section at its title; return False where the library has no such section.

        `block` is the paragraph that counts as chosen; one far down the text is scrolled to.
        """
        document = library.document(reference.document)
        if document is None or library.section(reference) is None:
            return False
        self._library = library
        if document is not self._document:
            self._document = document
            self._index_of = {item.ref: at for at, item in enumerate(document.sections)}
        index = self._index_of[reference.ref]
        self._opened = index
        self._choose(index, block)
        theme = self._look.theme
        heights = self._heights.of(document, self.rows.viewport().width(), theme)
        self.rows.set_rows(heights, self._build_row, index)
        compact = is_compact(document.sections[index])
        self.rows.show_row(index, 0 if compact else theme.px(TOP - 13))
        if block > 0:
            self._show_paragraph(index, block)
        return True

    def refresh(self) -> None:
        """Rebuild every row, after a change of marks, notes, theme or language."""
        self.rows.rebuild()

    def refresh_section(self, reference: RuleReference) -> None:
        """Rebuild one section."""
        if self._document is not None and reference.document == self._document.id:
            self.rows.rebuild(self._index_of[reference.ref])

    @property
    def current(self) -> RuleReference | None:
        """The section that actions apply to: the one opened, or scrolled to since."""
        if self._document is None:
            return None
        return RuleReference(self._document.id, self._document.sections[self._current].ref)

    @property
    def paragraph(self) -> int:
        """The chosen block of the current section, by index."""
        return self._paragraph

    def selected_text(self) -> str:
        """Return the selected text, empty without a selection."""
        for row in self.rows.built_rows().values():
            if isinstance(row, SectionRow) and row.text.selected_text():
                return row.text.selected_text()
        return ""

    def edit_note(self, reference: RuleReference) -> None:
        """Open the note editor under a section of this document."""
        index = self._index_of.get(reference.ref)
        row = self.rows.row(index) if index is not None else None
        if isinstance(row, SectionRow) and index is not None:
            note = self._note_on(reference)
            row.edit_note(note.text if note else "")
            self.rows.refresh_heights(at_once=True)
            self.rows.ensure_visible(index, row.height() - self._look.theme.px(160), row.height())

    def show_mark(self, reference: RuleReference, mark: Mark) -> None:
        """Scroll to a hit of find in text, and update all marks."""
        index = self._index_of.get(reference.ref)
        if index is None or self._document is None or reference.document != self._document.id:
            return
        if self.rows.row(index) is None:
            self.rows.show_row(index)
        self.refresh()
        row = self.rows.row(index)
        if isinstance(row, SectionRow):
            self._show_place(index, row.select_mark(mark))
        self._choose(index, max(mark.block, 0))

    def step(self, sections: int) -> RuleReference | None:
        """Return the section `sections` on (or back), None at the ends."""
        if self._document is None:
            return None
        index = self._current + sections
        if not 0 <= index < len(self._document.sections):
            return None
        return RuleReference(self._document.id, self._document.sections[index].ref)

    # -- rows

    def _build_row(self, index: int) -> QWidget:
        assert self._document is not None
        assert self._library is not None
        section = self._document.sections[index]
        reference = RuleReference(self._document.id, section.ref)
        opened = index == self._opened
        note = self._note_on(reference)
        content = RowContent(
            section=section,
            number=number_in_language(section.number or "", self._document.language),
            marks=self._marks_of(reference),
            note=note,
            written=written_words(self._library, note.reference, reference) if note else "",
            edition=self._edition(section) if opened else None,
            badges=() if opened else change_badges(self._library, reference),
            ruled_off=index > 0,
        )
        row = SectionRow(self._look, content)
        row.reference_followed.connect(self.reference_followed)
        row.changes_wanted.connect(self.changes_wanted)
        row.paragraph_chosen.connect(partial(self._choose_paragraph, index))
        row.note_written.connect(partial(self.note_written.emit, reference))
        row.note_wanted.connect(partial(self.note_wanted.emit, reference))
        row.grew.connect(self.rows.refresh_heights)
        row.place_shown.connect(partial(self._show_place, index))
        row.menu_opening.connect(self.menu_opening)
        row.show_chosen(self._paragraph if index == self._current else None)
        return row

    def _edition(self, section: Section) -> EditionLine:
        """Return the edition, preceded by the parent of a section without a number."""
        assert self._library is not None
        assert self._document is not None
        language = self._document.language
        words = edition_line(self._document)
        if section.number is None and section.parent is not None:
            above = place_words(self._library, RuleReference(self._document.id, section.parent))
            words = f"{above} · {words}"
        reference = RuleReference(self._document.id, section.ref)
        badges = section_badges(self._library, reference, self._today())
        return EditionLine(language, language_name(language), words, badges)

    def _top_row_changed(self, index: int) -> None:
        if self._document is None or index == self._current:
            return
        self._choose(index, 0)
        current = self.current
        if current is not None:
            self.section_changed.emit(current)

    def _choose_paragraph(self, index: int, block: int) -> None:
        self._top_row_changed(index)
        self._choose(index, block)

    def _choose(self, index: int, block: int) -> None:
        """Make a paragraph the one that actions apply to, and mark it."""
        self._current, self._paragraph = index, block
        for at, row in self.rows.built_rows().items():
            if isinstance(row, SectionRow):
                row.show_chosen(block if at == index else None)

    def _show_place(self, index: int, place: QRect) -> None:
        self.rows.ensure_visible(index, place.top(), place.bottom())

    def _show_paragraph(self, index: int, block: int) -> None:
        """Scroll to a paragraph that isn't in the upper two thirds of the view."""
        row = self.rows.row(index)
        if isinstance(row, SectionRow):
            place = row.mark_rectangle(Mark(block, 0, 0))
            view = self.rows.viewport().height()
            if place.bottom() > view * 2 // 3:
                self.rows.show_row(index, max(0, place.top() - view // 4))

    def _show_head(self) -> None:
        """Show section and edition at the top while neither title nor edition is in the view."""
        index, offset = self.rows.position
        row = self.rows.row(index)
        if not isinstance(row, SectionRow) or self._document is None or self._library is None:
            return
        lines: tuple[HeadLine, ...] = ()
        if offset > row.head_bottom() or (index != self._opened and offset > 0):
            section = self._document.sections[index]
            left, width = row.text_room()
            newer = self._library.superseded_by(self._document)
            head = HeadLine(
                left,
                width,
                number_in_language(section.number or "", self._document.language),
                section_heading(section),
                self._document.language,
                edition_words(self._document.effective_date, self._document.published),
                is_superseded=newer is not None,
            )
            lines = (head,)
        self._head.show_lines(lines, self.rows.viewport().width())

    # -- appearance

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        self.rows.setAccessibleName(self.tr("Text of the rules"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
