"""The library of documents: look-ups, editions, counterparts."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.alignment import Alignment, Counterpart
from judgekit.domain.rules.changes import AbsentNumber, KnownChanges, is_comprehensive_number
from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.query import Query
from judgekit.domain.shared.rule_reference import RuleReference

OTHER = "other"
"""Documents of no known kind: they are not editions of each other."""
COMPREHENSIVE = "cr"
"""How the kinds of texts of the Comprehensive Rules begin."""


class UnreadText(msgspec.Struct, frozen=True):
    """A text of the library that could not be read; `reason` is `text-missing` etc."""

    document: str
    source: str
    reason: str


class Library:
    """The documents in manifest order, with their alignment and corrections.

    `unread` names the texts that are missing because they could not be read; `changes` are the
    facts of change, one for each kind of document that has any.
    """

    def __init__(
        self,
        documents: tuple[Document, ...],
        alignment: Alignment,
        corrections: tuple[Correction, ...] = (),
        unread: tuple[UnreadText, ...] = (),
        changes: tuple[KnownChanges, ...] = (),
    ) -> None:
        self.documents = documents
        self.alignment = alignment
        self.corrections = corrections
        self.unread = unread
        self.changes = changes
        self._by_id = {document.id: document for document in documents}
        self._sections: dict[str, dict[str, Section]] = {}

    def document(self, document_id: str) -> Document | None:
        """The document of that id, or None."""
        return self._by_id.get(document_id)

    def section(self, reference: RuleReference) -> Section | None:
        """The section, or None if the document or the ref is unknown."""
        document = self._by_id.get(reference.document)
        if document is None:
            return None
        sections = self._sections.get(document.id)
        if sections is None:
            sections = {section.ref: section for section in document.sections}
            self._sections[document.id] = sections
        return sections.get(reference.ref)

    def editions(self, kind: str) -> tuple[Document, ...]:
        """Every document of that kind, newest first."""
        same = (document for document in self.documents if document.kind == kind)
        return tuple(sorted(same, key=lambda document: document.edition_date, reverse=True))

    def superseded_by(self, document: Document) -> Document | None:
        """The newest edition of the same kind if it is newer, in any language; else None."""
        newest = self.editions(document.kind)[0]
        return newest if newest.edition_date > document.edition_date else None

    def current(self, kind: str, language: str, date: str) -> Document | None:
        """The edition of that kind and language in force on a day (ISO): the newest one not after
        it, else the oldest; None if there is none."""
        same = [each for each in self.editions(kind) if each.language == language and not each.part]
        return next(
            (each for each in same if each.edition_date <= date), same[-1] if same else None
        )

    def outdated(self, date: str) -> frozenset[str]:
        """The ids of the editions that a newer one of their kind and language replaces on a day;
        one that isn't in force yet is none of them."""
        return frozenset(
            each.id
            for each in self.documents
            if not each.part
            and (current := self.current(each.kind, each.language, date)) is not None
            and current.id != each.id
            and each.edition_date <= current.edition_date
            and each.kind != OTHER
        )

    def known_until(self, kind: str) -> str | None:
        """The date of the newest edition of a kind that is known of, whether it is here or not."""
        known = self.known_changes(kind)
        dates = [each.edition_date for each in self.editions(kind)] + (
            [known.known_until] if known else []
        )
        return max(dates, default="") or None

    def known_changes(self, kind: str) -> KnownChanges | None:
        """The facts of change of that kind of document, or None."""
        return next((known for known in self.changes if known.kind == kind), None)

    def absent_number(self, query: Query) -> AbsentNumber | None:
        """The number that a query names, if no text of its kind has it; else None.

        While it is typed, the beginning of a number that a text has is not absent.
        """
        number, kind = query.number, query.kind or ""
        if number is None:
            return None
        if not kind and is_comprehensive_number(number):
            kind = COMPREHENSIVE
        documents = [each for each in self.documents if each.kind.startswith(kind)]
        for section in (section for document in documents for section in document.sections):
            if section.ref == number or (query.typing and section.ref.startswith(number)):
                return None
        return AbsentNumber(number, tuple(each for each in documents if kind and each.part))

    def counterparts(self, reference: RuleReference) -> tuple[Counterpart, ...]:
        """The section's counterpart in every other document of its kind, gaps included."""
        document = self._by_id[reference.document]
        return tuple(
            self.alignment.counterpart(reference, other.id)
            for other in self.documents
            if other.kind == document.kind and other.id != document.id
        )
