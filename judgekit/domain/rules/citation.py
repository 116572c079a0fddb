"""Citations of sections: what a reader needs to find the text again."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference


class Citation(msgspec.Struct, frozen=True):
    """The parts of a citation; `views/words/editions.py` puts them into words.

    `number` is the section's number (`2.6`, `Appendix C`), or that of the nearest section above
    with one, else empty; `title` is its own title, empty for a rule that has only a number; `kind`
    and `language` as in `Document`; dates are ISO or None.
    """

    kind: str
    document_title: str
    number: str
    title: str
    language: str
    effective_date: str | None
    published: str | None


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
    return Citation(
        kind=document.kind,
        document_title=document.title,
        number=number or "",
        title=section.title or "",
        language=document.language,
        effective_date=document.effective_date,
        published=document.published,
    )
