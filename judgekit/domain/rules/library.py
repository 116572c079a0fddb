"""The library of documents: look-ups, editions, counterparts."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.alignment import Alignment, Counterpart
from judgekit.domain.rules.changes import (
    AbsentNumber,
    KnownChanges,
    NumberToday,
    SectionHistory,
    is_comprehensive_number,
)
from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.figures import KnownFigures
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


class LibraryFacts(msgspec.Struct, frozen=True, array_like=True):
    """What is known about editions: changes of sections, one for each kind of document that has
    any, and the numbers that the tournament rules give."""

    changes: tuple[KnownChanges, ...] = ()
    figures: KnownFigures = KnownFigures()


class Library:
    """The documents in manifest order, with their alignment and corrections.

    `unread` names the texts that are missing because they could not be read; `facts` is
    what is known about editions, whether their texts are there or not.
    """

    def __init__(
        self,
        documents: tuple[Document, ...],
        alignment: Alignment,
        corrections: tuple[Correction, ...] = (),
        unread: tuple[UnreadText, ...] = (),
        facts: LibraryFacts | None = None,
    ) -> None:
        self.documents = documents
        self.alignment = alignment
        self.corrections = corrections
        self.unread = unread
        self.facts = facts or LibraryFacts()
        self._by_id = {document.id: document for document in documents}
        self._sections: dict[str, dict[str, Section]] = {}

    @property
    def figures(self) -> KnownFigures:
        """The numbers that the tournament rules give, by edition."""
        return self.facts.figures

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
        """The newest edition of the same kind if it is newer, in any language; else None. Of
        several of one date it is that of the document's own language."""
        newest = max(
            self.editions(document.kind),
            key=lambda each: (each.edition_date, each.language == document.language),
        )
        return newest if newest.edition_date > document.edition_date else None

    def current(self, kind: str, language: str, date: str) -> Document | None:
        """The edition of that kind and language in force on a day (ISO): the newest one not after
        it, else the oldest; None if there is none."""
        same = [each for each in self.editions(kind) if each.language == language and not each.part]
        return next(
            (each for each in same if each.edition_date <= date), same[-1] if same else None
        )

    def in_current(self, reference: RuleReference, date: str) -> RuleReference:
        """The section in the edition of its kind and language that is the current one on a day;
        the section itself where that edition has no counterpart of it."""
        document = self.document(reference.document)
        if document is None:
            return reference
        current = self.current(document.kind, document.language, date)
        if current is None or current is document:
            return reference
        ref = self.alignment.counterpart(reference, current.id).ref
        return RuleReference(current.id, ref) if ref else reference

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
        dates = [each.edition_date for each in self.editions(kind)]
        dates += [known.newest[kind] for known in self.facts.changes if kind in known.newest]
        dates += [known.known_until for known in self.facts.changes if known.kind == kind]
        return max(dates, default="") or None

    def known_changes(self, kind: str) -> KnownChanges | None:
        """The facts of change of that kind of document, or None."""
        return next((known for known in self.facts.changes if known.kind == kind), None)

    def history(self, reference: RuleReference) -> SectionHistory | None:
        """What is known to have happened to a section since its edition; None if nothing is."""
        document = self.document(reference.document)
        known = self.known_changes(document.kind) if document is not None else None
        return known.since(document, reference.ref) if known and document else None

    def number_today(self, reference: RuleReference) -> NumberToday | None:
        """What a section's number stands for today, if that is another section; else None."""
        document = self.document(reference.document)
        known = self.known_changes(document.kind) if document is not None else None
        return known.number_today(document, reference.ref) if known and document else None

    def numbered_today(self, number: str) -> tuple[RuleReference, ...]:
        """The sections that have this number today, in the texts that have it for others."""
        found = (
            (each.id, self.number_today(RuleReference(each.id, number)))
            for each in self.documents
            if self.section(RuleReference(each.id, number)) is not None
        )
        return tuple(RuleReference(name, today.ref) for name, today in found if today and today.ref)

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
        missing = kind if all(each.part for each in documents) else ""
        return AbsentNumber(
            number, tuple(each for each in documents if kind and each.part), missing
        )

    def counterparts(self, reference: RuleReference) -> tuple[Counterpart, ...]:
        """The section's counterpart in every other document of its kind, gaps included; none for a
        document that is not in the library."""
        document = self._by_id.get(reference.document)
        if document is None:
            return ()
        return tuple(
            self.alignment.counterpart(reference, other.id)
            for other in self.documents
            if other.kind == document.kind and other.id != document.id
        )
