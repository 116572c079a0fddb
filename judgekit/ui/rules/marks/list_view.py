"""The list of all bookmarks and notes, which opens the section of each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.rules.following import Followed
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.results.model import ResultRow, note_words
from judgekit.ui.rules.results.pane import ResultsList
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.following_words import followed_words
from judgekit.ui.words.rules_wording import (
    date_in_words,
    edition_line,
    section_heading,
    short_number,
)


class MarksList(QWidget):
    """Marks, newest first; those on a text that is no longer in the library are left out.

    One on an older edition stands with its place in the current one, which it opens.
    """

    opened = Signal(RuleReference)

    def __init__(
        self,
        look: Look,
        library: Library,
        place_of: Callable[[RuleReference], Followed],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._place_of = place_of
        self._library = library
        self._marks = ReadingMarks()
        self._title = Label(look, size="title", bold=True)
        self.list = ResultsList(look, self)
        self._empty = EmptyState(look)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._empty)
        column = QVBoxLayout(self)
        scaled = ScaledLayouts(look, self)
        scaled.keep(self._title, (16, 12, 16, 12))
        scaled.keep(column, (24, 0, 0, 0))
        column.addWidget(self._title)
        column.addWidget(Hairline(look))
        column.addWidget(self._stack, 1)
        self.setFocusProxy(self.list)
        self.list.opened.connect(self._open)
        self.retranslate()

    def take_library(self, library: Library) -> None:
        """Take another library."""
        self._library = library
        self.retranslate()

    def show_marks(self, marks: ReadingMarks) -> None:
        """Show these bookmarks and notes."""
        self._marks = marks
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        rows = self._rows()
        self.list.show_rows(rows)
        self.list.setAccessibleName(self.tr("Bookmarks and notes"))
        self._title.setText(self.tr("%n bookmark(s) and note(s)", "", len(rows)))
        self._stack.setCurrentIndex(0 if rows else 1)
        self._empty.set_words(
            self.tr("No bookmarks and no notes yet"),
            self.tr("Press B to bookmark the section you are reading, N to add a note."),
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.theme.color("surface"))

    def _open(self) -> None:
        row = self.list.current_row()
        if row is not None:
            self.opened.emit(row.reference)

    def _rows(self) -> tuple[ResultRow, ...]:
        days = {mark.reference: mark.made_on for mark in self._marks.bookmarks}
        for note in self._marks.notes:
            days[note.reference] = max(note.written_on, days.get(note.reference, note.written_on))
        order = list(days)
        order.sort(key=lambda reference: days[reference], reverse=True)
        rows = (self._row(reference, days[reference].isoformat()) for reference in order)
        return tuple(row for row in rows if row is not None)

    def _row(self, reference: RuleReference, day: str) -> ResultRow | None:
        followed = self._place_of(reference)
        section, document = (
            self._library.section(followed.here),
            self._library.document(followed.here.document),
        )
        if section is None or document is None:
            return None
        note = self._marks.note_on(reference)
        body = next((block.text for block in section.blocks if block.text), "")
        said = note_words(note) if note else body
        told = followed_words(self._library, followed)
        return ResultRow(
            reference=followed.here,
            block=0,
            tag=document.language.upper(),
            number=short_number(section, document.language),
            title=section_heading(section),
            snippet=said,
            marks=(),
            foot=" · ".join(filter(None, (told or edition_line(document), date_in_words(day)))),
        )
