"""Alignment of sections of different editions by meaning rather than number."""

from __future__ import annotations

import re
from enum import StrEnum

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference

DOUBTFUL = 0.55
"""Confidence below which a pair of sections is doubtful."""


class AlignmentBasis(StrEnum):
    """Why two sections count as counterparts."""

    SAME = "same"
    """Same content under the same number."""
    MOVED = "moved"
    """Same content under another number."""
    CHANGED = "changed"
    """The same position in the structure, but with a wider, narrower or different subject."""
    NONE = "none"
    """No counterpart in that edition."""


class AlignmentGroup(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Sections that are counterparts: at most one `ref` per document id.

    `changed_in` lists the documents whose section has another subject than the rest of the group: a
    pair counts as `changed` if exactly one of its documents is listed. `note` says, by interface
    language (`en`, `es`, `ru`), where content moved, appeared or was removed. `confidence` has, for
    a document that was aligned by computing, how sure its section belongs here, from 0 to 1.
    """

    members: dict[str, str]
    changed_in: tuple[str, ...] = ()
    note: dict[str, str] = {}
    confidence: dict[str, float] = {}

    def sureness(self, document: str, other: str) -> float:
        """How sure the sections of two documents in this group are counterparts, from 0 to 1."""
        return min(self.confidence.get(document, 1.0), self.confidence.get(other, 1.0))


class Counterpart(msgspec.Struct, frozen=True):
    """The counterpart of a section in another document; `ref` is None for a gap.

    `confidence` is how sure it is, from 0 to 1; below `DOUBTFUL` it is to be shown as doubtful.
    """

    document: str
    ref: str | None
    basis: AlignmentBasis
    confidence: float = 1.0


class Alignment:
    """All alignment groups, indexed by their members."""

    def __init__(self, groups: tuple[AlignmentGroup, ...]) -> None:
        self.groups = groups
        self._group_of = {
            RuleReference(document, ref): group
            for group in groups
            for document, ref in group.members.items()
        }

    def group_of(self, reference: RuleReference) -> AlignmentGroup | None:
        """The section's group, or None if it is not aligned."""
        return self._group_of.get(reference)

    def counterpart(self, reference: RuleReference, document: str) -> Counterpart:
        """The counterpart of `reference` in `document`."""
        group = self._group_of.get(reference)
        ref = group.members.get(document) if group else None
        if group is None or ref is None:
            return Counterpart(document, None, AlignmentBasis.NONE)
        if (document in group.changed_in) != (reference.document in group.changed_in):
            basis = AlignmentBasis.CHANGED
        elif _place(ref) != _place(reference.ref):
            basis = AlignmentBasis.MOVED
        else:
            basis = AlignmentBasis.SAME
        return Counterpart(document, ref, basis, group.sureness(document, reference.document))


_NUMBER = re.compile(r"\d[\w.]*|[IVXLC]+|Appendix [A-Z]")


def _place(ref: str) -> str | None:
    """The number of a section, or its parent's for a sub-heading; None without one.

    Titles are ignored because they differ by language: `Appendix C#Byes` and `Appendix
    C#Автопобеды` are in the same place.
    """
    under = ref.partition("#")[0]
    return under if _NUMBER.fullmatch(under) else None
