"""How many changes are known since an edition, in all and by section."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.rules.changes import Importance
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library


def known_changes_since(library: Library, document: Document) -> int:
    """How many changes of rules and procedure are known since an edition, those in sections that
    it lacks included; wording isn't counted."""
    known = library.known_changes(document.kind)
    date = document.edition_date
    if known is None or not date or document.part:
        return 0
    return sum(
        change.since > date and change.importance is not Importance.WORDING
        for section in known.sections
        for change in section.changes
    )


def changes_by_section(library: Library, document: Document) -> Mapping[str, int]:
    """The same for each section that changed, by its `ref`; a sub-heading's are its section's."""
    known = library.known_changes(document.kind)
    if known is None or document.part:
        return {}
    histories = (
        (section.ref, known.since(document, section.ref))
        for section in document.sections
        if "#" not in section.ref
    )
    return {
        ref: len(history.changes)
        for ref, history in histories
        if history is not None and history.changes
    }
