"""Citations of sections: what a reader needs to find the text again."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference


class Citation(msgspec.Struct, frozen=True):
    """The parts of a citation; `views/words/editions.py` puts them into words.

    `number` is the section's number (`2.6`, `Appendix C`), or that of the nearest section above
    with one, else empty; `title` is its own title, empty for a rule that has only a number; `kind`
    and `language` as in `Document`; dates are ISO or None. Where the section is known to have
    another number now, `number_now` is that (empty if it is not there any more), since
    `number_since`; else both are None. Where the edition before it in the library, of
    `edition_before` (ISO), has another number for it, `number_before` is that; else both are None.
    """

    kind: str
    document_title: str
    number: str
    title: str
    language: str
    effective_date: str | None
    published: str | None
    number_now: str | None = None
    number_since: str | None = None
    number_before: str | None = None
    edition_before: str | None = None


def cite(library: Library, reference: RuleReference) -> Citation | None:
    """The citation of a section, or None if the library has no such section."""
    document = library.document(reference.document)
    section = library.section(reference)
    if document is None or section is None:
        return None
    number, above = section.number, section.parent
    while number is None and above is not None:
        parent = library.section(RuleReference(document.id, above))
        if parent is None:
            break
        number, above = parent.number, parent.parent
    before, edition_before = _before(library, document, section)
    history = library.history(reference)
    renumbered = history if history is not None and history.is_renumbered else None
    return Citation(
        kind=document.kind,
        document_title=document.title,
        number=number or "",
        title=section.title or "",
        language=document.language,
        effective_date=document.effective_date,
        published=document.published,
        number_now=renumbered.number_now if renumbered else None,
        number_since=renumbered.number_since if renumbered else None,
        number_before=before,
        edition_before=edition_before,
    )


def _before(
    library: Library, document: Document, section: Section
) -> tuple[str | None, str | None]:
    """The other number that the edition before this one has for a section, and its date."""
    older = (
        each
        for each in library.editions(document.kind)
        if each.language == document.language
        and not each.part
        and each.edition_date < document.edition_date
    )
    before = next(older, None) if section.number else None
    if before is None:
        return None, None
    ref = library.alignment.counterpart(RuleReference(document.id, section.ref), before.id).ref
    there = library.section(RuleReference(before.id, ref)) if ref else None
    if there is None or not there.number or there.number == section.number:
        return None, None
    return there.number, before.edition_date
