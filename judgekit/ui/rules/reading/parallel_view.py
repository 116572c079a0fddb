"""Two languages side by side, aligned by meaning, scrolling together."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from judgekit.domain.rules.alignment import AlignmentBasis
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import Note
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.rules.side_by_side import Pair, pair_sections
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.counterpart_chooser import CounterpartChooser, SectionAsked
from judgekit.ui.rules.reading.lazy_rows import LazyRows
from judgekit.ui.rules.reading.parallel_row import (
    LEFT_FRAME,
    RIGHT_FRAME,
    ParallelRow,
    frames_for,
)
from judgekit.ui.rules.reading.row_heights import height_estimate
from judgekit.ui.rules.reading.section_row import RowContent
from judgekit.ui.rules.reading.side_head import SideHead
from judgekit.ui.rules.reading.sticky_head import HeadLine, StickyHead
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.words.edition_wording import BadgeState, change_badges
from judgekit.ui.words.following_words import written_words
from judgekit.ui.words.rules_wording import section_heading
from judgekit.views.words.section_numbers import number_in_language

LOW = 240
"""Height in design pixels below which the heads give room to the texts."""


class ParallelView(QWidget):
    """Shows two documents, one row a section, with both texts at the same height."""

    section_changed = Signal(RuleReference)
    documents_changed = Signal(str, str)
    """The reader chose other documents, left and right."""
    reference_followed = Signal(RuleReference)
    changes_wanted = Signal(RuleReference)
    note_written = Signal(RuleReference, str)
    menu_opening = Signal(QMenu)
    counterpart_chosen = Signal(RuleReference, str, object)
    """A section, the other document's id, and the `ref` there or None, set by hand."""

    def __init__(
        self,
        look: Look,
        library: Library,
        marks_of: Callable[[RuleReference], tuple[Mark, ...]],
        note_on: Callable[[RuleReference], Note | None],
        today: Callable[[], datetime.date] = datetime.date.today,
    ) -> None:
        super().__init__()
        self._look = look
        self._library = library
        self._marks_of = marks_of
        self._note_on = note_on
        self._pairs: tuple[Pair, ...] = ()
        self._documents: tuple[Document, ...] = ()
        self._frames_built = (LEFT_FRAME, RIGHT_FRAME)
        self._at = 0
        self._side = 0
        self.paragraph = 0
        self._heads = tuple(SideHead(look, today, right=right) for right in (False, True))
        self.rows = LazyRows(look, self)
        # In large letters the heads need the room that a scroll area would claim.
        self.rows.setMinimumHeight(1)
        self.rows.setAccessibleName(self.tr("Text in two languages"))
        self._chooser = CounterpartChooser(look, self._heads)
        self._chooser.chosen.connect(self.counterpart_chosen)
        self._chooser.left.connect(self.rows.setFocus)
        self._head = StickyHead(look, self.rows.viewport())
        self.rows.top_row_changed.connect(self._top_row_changed)
        self.rows.moved.connect(self._show_head)
        for side, head in enumerate(self._heads):
            head.document_chosen.connect(partial(self._choose, side))
        heads = QHBoxLayout()
        heads.setSpacing(0)
        for head in self._heads:
            heads.addWidget(head, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(heads)
        column.addWidget(Hairline(look, token="line-strong"))
        column.addWidget(self._chooser)
        column.addWidget(self.rows, 1)
        self.setFocusProxy(self.rows)
        look.changed.connect(self.refresh)

    def show_sections(
        self,
        library: Library,
        documents: tuple[Document, Document],
        reference: RuleReference,
        block: int = 0,
    ) -> None:
        """Show both documents side by side, at the row of a section of either.

        `block` is the paragraph that counts as chosen.
        """
        left, right = documents
        if library is not self._library or documents != self._documents:
            self._library, self._documents = library, documents
            self._pairs = pair_sections(self._library, left, right)
            for head, document in zip(self._heads, self._documents, strict=True):
                head.show_document(self._library, document)
        side = 0 if reference.document == left.id else 1
        refs = [pair.left if side == 0 else pair.right for pair in self._pairs]
        self._choose_row(refs.index(reference.ref) if reference.ref in refs else 0, side, block)
        width = self.rows.viewport().width() // 2
        estimate = height_estimate(width, self._look.theme, LEFT_FRAME)
        sections = [
            [self._library.section(ref) for side in (0, 1) if (ref := self._reference(at, side))]
            for at in range(len(self._pairs))
        ]
        heights = [
            max((estimate.height(one) for one in both if one is not None), default=0)
            for both in sections
        ]
        self.rows.set_rows(heights, self._build_row, self._at)

    @property
    def current(self) -> RuleReference | None:
        """The section that actions apply to: at the side last used, else at the other."""
        if not self._pairs:
            return None
        return self._reference(self._at, self._side) or self._reference(self._at, 1 - self._side)

    def selected_text(self) -> str:
        """Return the selected text, empty without a selection."""
        for row in self.rows.built_rows().values():
            for side in (0, 1):
                cell = row.section_cell(side) if isinstance(row, ParallelRow) else None
                if cell is not None and cell.text.selected_text():
                    return cell.text.selected_text()
        return ""

    def edit_note(self, reference: RuleReference) -> None:
        """Open the note editor under the section, at its side."""
        row = self.rows.row(self._at)
        for side in (0, 1):
            cell = row.section_cell(side) if isinstance(row, ParallelRow) else None
            if cell is not None and self._reference(self._at, side) == reference:
                note = self._note_on(reference)
                cell.edit_note(note.text if note else "")
                self.rows.refresh_heights(at_once=True)
                height = self._look.theme.px(160)
                self.rows.ensure_visible(self._at, cell.height() - height, cell.height())

    def choose_counterpart(self) -> None:
        """Ask for the counterpart of the current section in the other column's document."""
        reference = self.current
        section = self._library.section(reference) if reference else None
        if reference is None or section is None:
            return
        side = 0 if reference.document == self._documents[0].id else 1
        other = self._reference(self._at, 1 - side)
        number = number_in_language(section.number or "", self._documents[side].language)
        section_asked = SectionAsked(reference, number, section)
        self._chooser.ask(section_asked, self._documents[1 - side], other.ref if other else None)

    def show_mark(self, reference: RuleReference, mark: Mark) -> None:
        """Scroll to a hit of find in text, and update all marks."""
        for at in range(len(self._pairs)):
            for side in (0, 1):
                if self._reference(at, side) == reference:
                    if self.rows.row(at) is None:
                        self.rows.show_row(at)
                    self.refresh()
                    row = self.rows.row(at)
                    cell = row.section_cell(side) if isinstance(row, ParallelRow) else None
                    if cell is not None:
                        place = cell.select_mark(mark)
                        self.rows.ensure_visible(at, place.top(), place.bottom())
                    self._choose_row(at, side, max(mark.block, 0))
                    return

    def step(self, rows: int) -> RuleReference | None:
        """Return the section `rows` on (or back) at the side last used; None at the ends."""
        at = self._at + rows
        if not 0 <= at < len(self._pairs):
            return None
        return self._reference(at, self._side) or self._reference(at, 1 - self._side)

    def refresh(self) -> None:
        """Rebuild every row, after a change of marks, notes, theme or language."""
        self.rows.rebuild()

    # -- inside

    def _reference(self, at: int, side: int) -> RuleReference | None:
        pair = self._pairs[at]
        ref = pair.right if side else pair.left
        return RuleReference(self._documents[side].id, ref) if ref else None

    def _build_row(self, at: int) -> QWidget:
        pair = self._pairs[at]
        language = QLocale().name()[:2]
        note = pair.note.get(language) or pair.note.get("en", "")

        def write_note(side: int, text: str) -> None:
            if reference := self._reference(at, side):
                self.note_written.emit(reference, text)

        def want_note(side: int) -> None:
            if reference := self._reference(at, side):
                self._at, self._side = at, side
                self.edit_note(reference)

        contents = (self._content(at, 0), self._content(at, 1))
        self._frames_built = frames_for(self._look.theme, self.width())
        row = ParallelRow(self._look, contents, note, frames=self._frames_built)
        row.reference_followed.connect(partial(self._follow, at))
        row.changes_wanted.connect(self.changes_wanted)
        row.paragraph_chosen.connect(partial(self._choose_paragraph, at))
        row.note_written.connect(write_note)
        row.note_wanted.connect(want_note)
        row.grew.connect(self.rows.refresh_heights)
        row.place_shown.connect(
            lambda place: self.rows.ensure_visible(at, place.top(), place.bottom())
        )
        row.menu_opening.connect(self.menu_opening)
        for side in (0, 1):
            if cell := row.section_cell(side):
                cell.show_chosen(self.paragraph if (at, side) == (self._at, self._side) else None)
        return row

    def _content(self, at: int, side: int) -> RowContent | None:
        reference = self._reference(at, side)
        section = self._library.section(reference) if reference else None
        if reference is None or section is None:
            return None
        note = self._note_on(reference)
        return RowContent(
            section=section,
            number=number_in_language(section.number or "", self._documents[side].language),
            marks=self._marks_of(reference),
            note=note,
            written=written_words(self._library, note.reference, reference) if note else "",
            badge=_pair_badge(self._pairs[at]) if side else "",
            badges=(
                *(_doubt_badge(self._pairs[at], reference) if side else ()),
                *change_badges(self._library, reference),
            ),
        )

    def _follow(self, at: int, reference: RuleReference) -> None:
        """Open a section; the badge of a doubtful pair leads to its own, and asks for another."""
        if self._pairs[at].is_doubtful and reference == self._reference(at, 1):
            self._choose_row(at, 0, 0)
            self.choose_counterpart()
        else:
            self.reference_followed.emit(reference)

    def _choose(self, side: int, document: str) -> None:
        """Choose another document for a column; the other column's document swaps the columns."""
        chosen = [item.id for item in self._documents]
        if document == chosen[1 - side]:
            chosen.reverse()
        else:
            chosen[side] = document
        self.documents_changed.emit(*chosen)

    def _top_row_changed(self, at: int) -> None:
        if not self._pairs or at == self._at:
            return
        self._choose_row(at, self._side, 0)
        current = self.current
        if current is not None:
            self.section_changed.emit(current)

    def _choose_paragraph(self, at: int, side: int, block: int) -> None:
        self._side = side
        self._top_row_changed(at)
        self._choose_row(at, side, block)

    def _choose_row(self, at: int, side: int, block: int) -> None:
        """Make a paragraph the one that actions apply to, and mark it."""
        self._at, self._side, self.paragraph = at, side, block
        for index, row in self.rows.built_rows().items():
            for other in (0, 1):
                cell = row.section_cell(other) if isinstance(row, ParallelRow) else None
                if cell is not None:
                    cell.show_chosen(block if (index, other) == (at, side) else None)

    def _show_head(self) -> None:
        """Show each side's section at the top while its title is scrolled out of view."""
        at, offset = self.rows.position
        row = self.rows.row(at)
        if not isinstance(row, ParallelRow):
            return
        row.keep_gap_in_view(offset)
        lines = []
        for side, document in enumerate(self._documents):
            cell, reference = row.section_cell(side), self._reference(at, side)
            section = self._library.section(reference) if reference else None
            if cell is None or section is None or offset <= cell.head_bottom():
                continue
            left, width = cell.text_room()
            number = number_in_language(section.number or "", document.language)
            lines.append(HeadLine(cell.x() + left, width, number, section_heading(section)))
        self._head.show_lines(tuple(lines), self.rows.viewport().width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        theme = self._look.theme
        for head in self._heads:
            head.stand_low(low=self.height() < theme.px(LOW))
        if frames_for(theme, self.width()) != self._frames_built and self._pairs:
            self.rows.rebuild()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.rows.setAccessibleName(self.tr("Text in two languages"))
            for head, document in zip(self._heads, self._documents, strict=False):
                head.show_document(self._library, document)
            self.refresh()
        super().changeEvent(event)


def _doubt_badge(pair: Pair, reference: RuleReference) -> tuple[BadgeState, ...]:
    """Return the badge of a pair that may be wrong; pressed, it lets another be chosen."""
    if not pair.is_doubtful:
        return ()
    words = QCoreApplication.translate("ParallelView", "Doubtful pair")
    tip = QCoreApplication.translate("ParallelView", "Choose the counterpart, or none")
    return (BadgeState(words, "unverified", "attention", tip, reference),)


def _pair_badge(pair: Pair) -> str:
    """Return a badge for a counterpart with another number or another subject."""
    if pair.left is None or pair.right is None:
        return ""
    if pair.basis is AlignmentBasis.MOVED:
        before, after = (ref.partition("#")[0] for ref in (pair.left, pair.right))
        words = QCoreApplication.translate("ParallelView", "numbered {after} here")
        return words.format(before=before, after=after)
    if pair.basis is AlignmentBasis.CHANGED:
        return QCoreApplication.translate("ParallelView", "content differs")
    return ""
