"""The edition in force on a day, for sections that were named in another edition."""

from __future__ import annotations

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference

ENGLISH = "en"


def in_force(library: Library, reference: RuleReference, date: str) -> RuleReference:
    """The counterpart of a section in the edition of its language in force on a day (ISO); the
    section itself where that edition has none."""
    document = library.document(reference.document)
    current = library.current(document.kind, document.language, date) if document else None
    if document is None or current is None or document.part or current.id == document.id:
        return reference
    there = library.alignment.counterpart(reference, current.id).ref
    return RuleReference(current.id, there) if there is not None else reference


def edition_to_read(library: Library, kind: str, language: str, date: str) -> Document | None:
    """The edition of a kind in force on a day in the reader's language, else in English, else the
    newest in any language; None without any."""
    for code in dict.fromkeys((language, ENGLISH)):
        current = library.current(kind, code, date)
        if current is not None:
            return current
    newest = next((each for each in library.editions(kind) if not each.part), None)
    return library.current(kind, newest.language, date) if newest is not None else None
