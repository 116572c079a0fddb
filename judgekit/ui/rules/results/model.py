"""Model of search results, one row a section, with texts ready to paint."""

from __future__ import annotations

from enum import IntEnum

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import Note
from judgekit.domain.rules.search_answer import (
    MARK_END,
    MARK_START,
    SYNONYM_END,
    SYNONYM_START,
    Hit,
)
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.parts.section_document import utf16_length
from judgekit.ui.widgets.rows.rows_model import Index
from judgekit.ui.widgets.tool_tip import plain_tip
from judgekit.ui.words.edition_wording import result_words
from judgekit.ui.words.rules_wording import counterpart_words, section_heading, short_number
from judgekit.views.rules.note_search import FoundNote
from judgekit.views.words.editions import number_today


class ResultRole(IntEnum):
    """Roles the delegate and the page query."""

    ROW = Qt.ItemDataRole.UserRole


class ResultRow(msgspec.Struct, frozen=True):
    """A result as painted.

    `marks` are spans of `snippet` with typed words, `synonyms` those with their synonyms, both as
    (start, length) in Qt's text positions; `foot` names the same rule in the other documents.
    """

    reference: RuleReference
    block: int
    tag: str
    number: str
    title: str
    snippet: str
    marks: tuple[tuple[int, int], ...]
    foot: str
    synonyms: tuple[tuple[int, int], ...] = ()
    since: str = ""
    """What changed since the edition: `now 2.4 · 3 changes since`."""
    today: str = ""
    """What the number that was typed stands for now, if this section has it no longer."""


class ResultsModel(QAbstractListModel):
    """Model of the results; empty until `show_rows`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ResultRow, ...] = ()

    def show_rows(self, rows: tuple[ResultRow, ...]) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ResultRole.ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{row.tag} {row.number} {row.title}".strip()
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(f"{row.number} {row.title}".strip())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            place = f"{row.tag} {row.number} {row.title}".strip()
            return ". ".join(
                part for part in (place, row.today, row.since, row.snippet, row.foot) if part
            )
        return None


def result_row(
    library: Library, hit: Hit, *, tagged: bool, number: str | None = None
) -> ResultRow | None:
    """Return a hit as a row; None where the library lacks its section.

    `tagged` puts the language before the number, where the list mixes languages or documents;
    `number` is the section's number that was typed.
    """
    section = library.section(hit.reference)
    document = library.document(hit.reference.document)
    if section is None or document is None:
        return None
    snippet, marks, synonyms = parted(hit.snippet)
    foot = " · ".join(
        words
        for reference in sorted(hit.counterparts, key=_language)
        if (words := counterpart_words(library, reference))
    )
    if hit.matched is not None and not (marks or synonyms):
        found = counterpart_words(library, hit.matched)
        foot = QCoreApplication.translate("ResultRow", "found in {place}").format(place=found)
    title = section_heading(section) if section.title else ""
    history = library.history(hit.reference)
    is_typed = number is not None and hit.reference.ref == number
    return ResultRow(
        reference=hit.reference,
        block=hit.block,
        tag=document.language.upper() if tagged else "",
        number=short_number(section, document.language),
        title=title,
        snippet=snippet,
        marks=marks,
        foot=foot,
        synonyms=synonyms,
        since=result_words(history, document.language) if history is not None else "",
        today=number_today(library, hit.reference, interface_words()) if is_typed else "",
    )


def note_row(library: Library, found: FoundNote, *, tagged: bool) -> ResultRow | None:
    """Return a note of the reader's as a row; None where the library lacks its section."""
    reference = found.note.reference
    section, document = library.section(reference), library.document(reference.document)
    if section is None or document is None:
        return None
    words = note_words(found.note)
    begins = len(words) - len(found.note.text)
    marks = tuple(
        (utf16_length(words[: begins + start]), utf16_length(found.note.text[start:end]))
        for start, end in found.spans
    )
    return ResultRow(
        reference=reference,
        block=0,
        tag=document.language.upper() if tagged else "",
        number=short_number(section, document.language),
        title=section_heading(section),
        snippet=words,
        marks=marks,
        foot="",
    )


def note_words(note: Note) -> str:
    """Return a note as a line of a list."""
    said = QCoreApplication.translate("MarksList", "My note: {text}")
    return said.format(text=note.text)


Spans = tuple[tuple[int, int], ...]


def parted(marked: str) -> tuple[str, Spans, Spans]:
    """Return a snippet without its signs, its marks, and its synonyms.

    Both are (start, length) in UTF-16.
    """
    text: list[str] = []
    marks: list[tuple[int, int]] = []
    synonyms: list[tuple[int, int]] = []
    position, start = 0, -1
    for character in marked:
        if character in (MARK_START, SYNONYM_START):
            start = position
        elif character in (MARK_END, SYNONYM_END):
            if start >= 0 and position > start:
                spans = marks if character == MARK_END else synonyms
                spans.append((start, position - start))
            start = -1
        else:
            text.append(character)
            position += 2 if character > "\uffff" else 1
    return "".join(text), tuple(marks), tuple(synonyms)


def _language(reference: RuleReference) -> str:
    """Return language and date of a document from its id, `mtr-en-2019-05-03`, as a sort key."""
    return reference.document.partition("-")[2]
