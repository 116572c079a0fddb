"""Which sections of different editions say the same, by meaning and not by number."""

from __future__ import annotations

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

    `basis` is stated only where it isn't plain from the numbers (`changed`); `note` tells in each
    interface language (`en`, `es`, `ru`) where content moved, appeared or went away.
    """

    members: dict[str, str]
    basis: AlignmentBasis | None = None
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
        if group.basis is not None:
            return Counterpart(document, ref, group.basis)
        moved = _number_part(ref) != _number_part(reference.ref)
        return Counterpart(document, ref, AlignmentBasis.MOVED if moved else AlignmentBasis.SAME)


def _number_part(ref: str) -> str:
    """`Appendix C#Byes` and `Appendix C#Автопобеды` stand under the same number."""
    return ref.split("#", 1)[0] if ref[:1].isdigit() or ref.startswith("Appendix") else ""
