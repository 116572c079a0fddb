"""Pairing of the sections of two documents of one kind, for displaying them side by side."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from judgekit.domain.rules.alignment import DOUBTFUL, AlignmentBasis
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference


class Pair(msgspec.Struct, frozen=True):
    """A row: the `ref` on each side, None for a gap; never both.

    `note` is the alignment's note, by interface language; `confidence` is that of the pair, from 0
    to 1.
    """

    left: str | None
    right: str | None
    basis: AlignmentBasis
    note: Mapping[str, str] = {}
    confidence: float = 1.0

    @property
    def is_doubtful(self) -> bool:
        """Whether it was found by computing and may be wrong."""
        return self.left is not None and self.right is not None and self.confidence < DOUBTFUL


def pair_sections(library: Library, left: Document, right: Document) -> tuple[Pair, ...]:
    """Pair every section of both documents exactly once, in the order of the left one.

    Sections of the right one without a partner follow their predecessor there.
    """
    partner = {
        section.ref: library.alignment.counterpart(RuleReference(left.id, section.ref), right.id)
        for section in left.sections
    }
    taken = {counterpart.ref for counterpart in partner.values() if counterpart.ref}
    only_right: dict[str | None, list[str]] = {}
    before: str | None = None
    for section in right.sections:
        if section.ref in taken:
            before = section.ref
        else:
            only_right.setdefault(before, []).append(section.ref)
    pairs = [_right_only(library, right, ref) for ref in only_right.get(None, ())]
    for section in left.sections:
        counterpart = partner[section.ref]
        note = _note(library, RuleReference(left.id, section.ref))
        sure = counterpart.confidence
        pairs.append(Pair(section.ref, counterpart.ref, counterpart.basis, note, sure))
        if counterpart.ref is not None:
            follow = only_right.get(counterpart.ref, ())
            pairs += [_right_only(library, right, ref) for ref in follow]
    return tuple(pairs)


def paired_block(here: int, blocks_here: int, blocks_there: int) -> int | None:
    """The counterpart's block at the same position; None if the numbers of blocks differ.

    Paragraphs are paired by position, which is valid only for equal numbers.
    """
    return here if blocks_here == blocks_there and here < blocks_there else None


def _right_only(library: Library, right: Document, ref: str) -> Pair:
    return Pair(None, ref, AlignmentBasis.NONE, _note(library, RuleReference(right.id, ref)))


def _note(library: Library, reference: RuleReference) -> Mapping[str, str]:
    group = library.alignment.group_of(reference)
    return group.note if group is not None else {}
