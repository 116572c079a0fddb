"""Citations of sections: what a reader needs to find the text again."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference


class Citation(msgspec.Struct, frozen=True):
    """The parts of a citation; `views/words/editions.py` puts them into words.

    `number` is the section's number (`2.6`, `Appendix C`), or that of the nearest section above
    with one, else empty; `title` is its own title, empty for a rule that has only a number; `kind`
    and `language` as in `Document`; dates are ISO or None. Where the section is known to have
    another number now, `number_now` is that (empty if it is not there any more), since
    `number_since`; else both are None.
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
    )
