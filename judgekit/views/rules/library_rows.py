"""The library as a list: its documents by kind, with the state and the file of each."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import DocumentKind
from judgekit.domain.rules.library import COMPREHENSIVE, OTHER, Library
from judgekit.engine.ports.documents import StoredDocument
from judgekit.views.rules.changes_since import known_changes_since
from judgekit.views.rules.edition_comparison import comparable

ORDER = tuple(kind.value for kind in DocumentKind)


class EditionState(StrEnum):
    """What an edition is good for today."""

    CURRENT = "current"
    CHANGED = "changed"
    """The current one of its language, and it is known what changed since."""
    OLDER = "older"
    """Another one of its kind and language is current."""
    LATER = "later"
    """It isn't in force yet."""
    PART = "part"
    DAMAGED = "damaged"
    """What was read of it can't be used."""


class LibraryHead(msgspec.Struct, frozen=True):
    """The heading of a group: its kind, and how many documents follow."""

    kind: str
    count: int


class LibraryRow(msgspec.Struct, frozen=True):
    """One document. `changes` are known since its date; `is_own` means that it was imported,
    `is_comparable` that another edition of its kind is here."""

    id: str
    kind: str
    state: EditionState
    language: str = ""
    title: str = ""
    date: str = ""
    changes: int = 0
    part: str = ""
    bytes: int = 0
    file_name: str = ""
    imported: str = ""
    is_own: bool = False
    is_comparable: bool = False


LibraryLine = LibraryHead | LibraryRow


def library_lines(
    library: Library, stored: Sequence[StoredDocument], today: str
) -> tuple[LibraryLine, ...]:
    """All documents under the headings of their kinds; languages in the order of the texts that
    come with the program, newest edition first. `today` is ISO."""
    files = {each.id: each for each in stored}
    languages = list(dict.fromkeys(each.language for each in library.documents))
    rows = [_row(library, each, files.get(each.id), today) for each in library.documents]
    known = {row.id for row in rows}
    rows += [
        LibraryRow(each.id, _group(each.id.partition("-")[0]), EditionState.DAMAGED, is_own=True)
        for each in stored
        if each.is_damaged and each.id not in known
    ]
    lines: list[LibraryLine] = []
    for kind in ORDER:
        group = [row for row in rows if row.kind == kind]
        group.sort(key=lambda row: row.date, reverse=True)
        group.sort(key=lambda row: languages.index(row.language) if row.language else 99)
        lines += [LibraryHead(kind, len(group)), *group] if group else []
    return tuple(lines)


def _row(
    library: Library, document: Document, file: StoredDocument | None, today: str
) -> LibraryRow:
    changes = known_changes_since(library, document)
    is_damaged = file is not None and file.is_damaged
    return LibraryRow(
        id=document.id,
        kind=_group(document.kind),
        state=EditionState.DAMAGED if is_damaged else _state(library, document, changes, today),
        language=document.language,
        title=document.title,
        date=document.edition_date,
        changes=changes,
        part=document.part,
        bytes=file.bytes if file else 0,
        file_name=file.file_name if file else "",
        imported=file.imported if file else "",
        is_own=is_damaged or bool(file and file.imported),
        is_comparable=not is_damaged and bool(comparable(library, document)),
    )


def _state(library: Library, document: Document, changes: int, today: str) -> EditionState:
    if document.part:
        return EditionState.PART
    if document.edition_date > today:
        return EditionState.LATER
    current = library.current(document.kind, document.language, today)
    if document.kind != OTHER and current is not None and current.id != document.id:
        return EditionState.OLDER
    return EditionState.CHANGED if changes else EditionState.CURRENT


def _group(kind: str) -> str:
    """The kind under which a document is listed: parts stand with the whole."""
    if kind in ORDER:
        return kind
    return COMPREHENSIVE if kind.startswith(COMPREHENSIVE) else OTHER
