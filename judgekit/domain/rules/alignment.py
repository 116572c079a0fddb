"""Which sections of different editions say the same, by meaning and not by number."""

from __future__ import annotations

import re
from enum import StrEnum

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference


class AlignmentBasis(StrEnum):
    """On what two sections count as counterparts."""

    SAME = "same"
    """Same matter under the same number."""
    MOVED = "moved"
    """Same matter under another number."""
    CHANGED = "changed"
    """The same place in the structure, but its subject was widened, narrowed or replaced."""
    NONE = "none"
    """No counterpart in that edition."""


class AlignmentGroup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Sections that are counterparts: at most one `ref` for each document id.

    `changed_in` lists the documents whose section has another subject than the rest of the group:
    a pair of which one is listed and one is not counts as `changed`. `note` tells in each interface
    language (`en`, `es`, `ru`) where content moved, appeared or went away.
    """

    members: dict[str, str]
    changed_in: tuple[str, ...] = ()
    note: dict[str, str] = {}


class Counterpart(msgspec.Struct, frozen=True):
    """What stands for a section in another document; `ref` is None for a gap."""

    document: str
    ref: str | None
    basis: AlignmentBasis


class Alignment:
    """All groups, looked up from any member."""

    def __init__(self, groups: tuple[AlignmentGroup, ...]) -> None:
        self.groups = groups
        self._group_of = {
            RuleReference(document, ref): group
            for group in groups
            for document, ref in group.members.items()
        }

    def group_of(self, reference: RuleReference) -> AlignmentGroup | None:
        """The group that the section belongs to, or None where it is aligned with nothing."""
        return self._group_of.get(reference)

    def counterpart(self, reference: RuleReference, document: str) -> Counterpart:
        """The section of `document` that says what `reference` says."""
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
        return Counterpart(document, ref, basis)


_NUMBER = re.compile(r"\d[\w.]*|[IVXLC]+|Appendix [A-Z]")


def _place(ref: str) -> str | None:
    """The number that a section stands under, for a sub-heading its parent's; None without one.

    Titles differ with the language and tell nothing: `Appendix C#Byes` and
    `Appendix C#Автопобеды` stand in one place.
    """
    under = ref.partition("#")[0]
    return under if _NUMBER.fullmatch(under) else None
