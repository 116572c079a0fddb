"""Two editions of a document compared: what changed, and to whom it matters."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from judgekit.domain.rules.changes import Change, Importance
from judgekit.domain.rules.comparison import ChangeKind, SectionChange
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import OTHER, Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.alignment.comparison import compared

ORIGINAL = "en"
"""The language that the others are translated from."""


class ChangeFilter(StrEnum):
    """Which changes are listed."""

    ALL = "all"
    BOOKMARKED = "bookmarked"
    """Those in the reader's bookmarks and notes."""
    CITED = "cited"
    """Those cited at the open event."""
    RULING = "ruling"
    """Those known to matter for rulings."""


class ChangedSection(msgspec.Struct, frozen=True):
    """A change with the known facts about it, in our own words, and what it belongs to; `numbers`
    are those of the section in the old and the new edition, empty where it has none."""

    change: SectionChange
    numbers: tuple[str, str] = ("", "")
    facts: tuple[Change, ...] = ()
    filters: frozenset[ChangeFilter] = frozenset()

    @property
    def refs(self) -> tuple[str | None, str | None]:
        """The section's `ref` in the old and the new edition."""
        return self.change.old_ref, self.change.new_ref


class EditionComparison(msgspec.Struct, frozen=True):
    """What differs between two editions, in the order of the new one.

    In two languages words can't be compared: there a section is changed where a change is known.
    """

    old: Document
    new: Document
    sections: tuple[ChangedSection, ...] = ()

    @property
    def across_languages(self) -> bool:
        """Whether the editions are in two languages."""
        return self.old.language != self.new.language

    def only(self, wanted: ChangeFilter) -> tuple[ChangedSection, ...]:
        """The sections that a filter leaves."""
        if wanted is ChangeFilter.ALL:
            return self.sections
        return tuple(each for each in self.sections if wanted in each.filters)

    def marked_for(
        self, bookmarked: frozenset[RuleReference], cited: frozenset[RuleReference]
    ) -> EditionComparison:
        """Return it with what is bookmarked and cited, as sections of these two editions."""

        def filters(each: ChangedSection) -> frozenset[ChangeFilter]:
            sides = zip((self.old.id, self.new.id), each.refs, strict=True)
            places = {RuleReference(document, ref) for document, ref in sides if ref}
            found = {
                ChangeFilter.BOOKMARKED: not bookmarked.isdisjoint(places),
                ChangeFilter.CITED: not cited.isdisjoint(places),
                ChangeFilter.RULING: any(f.importance is Importance.RULING for f in each.facts),
            }
            return frozenset(name for name, holds in found.items() if holds)

        sections = (msgspec.structs.replace(each, filters=filters(each)) for each in self.sections)
        return msgspec.structs.replace(self, sections=tuple(sections))


def places_in(
    library: Library, references: Iterable[RuleReference], documents: Iterable[Document]
) -> frozenset[RuleReference]:
    """Return where these sections, of whatever edition and language, stand in some documents."""
    wanted = tuple(documents)
    found: set[RuleReference] = set()
    for reference in references:
        for document in wanted:
            there = library.alignment.counterpart(reference, document.id).ref
            if reference.document == document.id:
                found.add(reference)
            elif there is not None:
                found.add(RuleReference(document.id, there))
    return frozenset(found)


def compare_editions(library: Library, old: Document, new: Document) -> EditionComparison:
    """Compare two documents; long ones take seconds.

    Where the older one is not in the language of the newer, its sections count as changed by the
    facts of change alone.
    """
    if old.language == new.language:
        changes: Iterable[SectionChange] = compared(old, new)
    else:
        changes = _across_languages(library, old, new)
    numbers = [{each.ref: each.number or "" for each in side.sections} for side in (old, new)]
    sections = (
        ChangedSection(
            each,
            (numbers[0].get(each.old_ref or "", ""), numbers[1].get(each.new_ref or "", "")),
            _facts(library, old, new, each),
        )
        for each in changes
    )
    return EditionComparison(old, new, tuple(sections))


def comparable(library: Library, document: Document) -> tuple[Document, ...]:
    """The documents that one can be compared with, its own language first, newest first."""
    if document.kind == OTHER:
        return ()
    others = [
        each
        for each in library.editions(document.kind)
        if each.id != document.id and bool(each.part) == bool(document.part)
    ]
    return tuple(sorted(others, key=lambda each: each.language != document.language))


def edition_pair(library: Library, near: Document | None) -> tuple[Document, Document] | None:
    """The editions to compare first: of the document read, the newest of its language and the one
    before, else it and the newest original; None where there is nothing to compare.
    """
    documents = [near] if near is not None else []
    documents += [each for each in library.documents if each is not near]
    for document in documents:
        others = comparable(library, document)
        if not others:
            continue
        if others[0].language == document.language:
            same = [each for each in others if each.language == document.language]
            old, new = sorted((document, *same), key=lambda each: each.edition_date)[-2:]
        else:
            other = next((each for each in others if each.language == ORIGINAL), others[0])
            old, new = sorted((document, other), key=lambda each: each.edition_date)
        return old, new
    return None


def pair_of(library: Library, document: Document) -> tuple[Document, Document] | None:
    """The editions to compare for a document that was chosen: it and the newest of its language,
    or the one before if it is the newest; else it and the newest original. None where there is
    nothing to compare it with."""
    others = comparable(library, document)
    if not others:
        return None
    same = [each for each in others if each.language == document.language]
    originals = [each for each in others if each.language == ORIGINAL]
    other = (same or originals or others)[0]
    older, newer = sorted((document, other), key=lambda each: each.edition_date)
    return older, newer


def _across_languages(library: Library, old: Document, new: Document) -> Iterable[SectionChange]:
    """Yield what the alignment and the facts of change say of two languages."""
    titles = {section.ref: section.title for section in old.sections}
    matched: set[str] = set()
    changes: list[SectionChange] = []
    for section in new.sections:
        there = library.alignment.counterpart(RuleReference(new.id, section.ref), old.id)
        if there.ref is None:
            changes.append(SectionChange(ChangeKind.ADDED, None, section.ref, None, section.title))
            continue
        matched.add(there.ref)
        change = SectionChange(
            ChangeKind.CHANGED,
            there.ref,
            section.ref,
            titles.get(there.ref),
            section.title,
            confidence=there.confidence,
        )
        # A sub-heading shares the facts of its section: that it changed itself isn't known.
        if "#" in section.ref or not _facts(library, old, new, change):
            if section.number is None or there.ref == section.ref:
                continue
            change = msgspec.structs.replace(change, kind=ChangeKind.RENUMBERED)
        changes.append(change)
    changes += (
        SectionChange(ChangeKind.REMOVED, section.ref, None, section.title)
        for section in old.sections
        if section.ref not in matched
    )
    return changes


def _facts(
    library: Library, old: Document, new: Document, change: SectionChange
) -> tuple[Change, ...]:
    """What is known to have changed in a section between the dates of two editions."""
    known = library.known_changes(old.kind)
    sides = [(old, change.old_ref), (new, change.new_ref)]
    (first, ref), (second, _) = sorted(sides, key=lambda side: side[0].edition_date)
    if known is None or ref is None:
        return ()
    history = known.since(first, ref)
    until = second.edition_date
    return tuple(each for each in history.all_changes if each.since <= until) if history else ()
