"""How an imported edition joins the alignment: its sections by their counterparts in one other."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from judgekit.domain.rules.alignment import Alignment, AlignmentGroup
from judgekit.domain.shared.rule_reference import RuleReference


class Counterparts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The counterparts of an edition's sections in `base`, the document it was compared with.

    `refs` maps a section's `ref` to that of its counterpart in `base`, `confidence` to how sure it
    is, from 0 to 1. What was set by hand is in `by_hand`, None where a section has no counterpart;
    it takes precedence, also when the edition is read again.
    """

    base: str
    refs: dict[str, str] = {}
    confidence: dict[str, float] = {}
    by_hand: dict[str, str | None] = {}

    def counterpart(self, ref: str) -> str | None:
        """The counterpart of a section in `base`, or None."""
        return self.by_hand[ref] if ref in self.by_hand else self.refs.get(ref)

    def set_by_hand(self, ref: str, base_ref: str | None) -> Counterparts:
        """Return them with a section's counterpart set by hand; no other one set so keeps it."""
        others = {
            each: there
            for each, there in self.by_hand.items()
            if each != ref and (there is None or there != base_ref)
        }
        return msgspec.structs.replace(self, by_hand={**others, ref: base_ref})


class HandChange(msgspec.Struct, frozen=True):
    """What was set by hand in an imported edition, before a change and after it, as in
    `Counterparts.by_hand`; the same where nothing was changed."""

    document: str
    before: dict[str, str | None] = {}
    after: dict[str, str | None] = {}


def joined(
    alignment: Alignment, editions: Iterable[tuple[str, Iterable[str], Counterparts]]
) -> Alignment:
    """Return the alignment with further editions: each by id, the refs of all its sections and its
    counterparts; an edition may be the base of a later one.

    Of two sections with the same counterpart, the one that was set by hand has it."""
    groups = list(alignment.groups)
    group_at = {
        RuleReference(document, ref): at
        for at, group in enumerate(groups)
        for document, ref in group.members.items()
    }
    for document, refs, counterparts in editions:
        for ref in sorted(refs, key=lambda each: each not in counterparts.by_hand):
            base_ref = counterparts.counterpart(ref)
            if base_ref is None:
                continue
            base = RuleReference(counterparts.base, base_ref)
            at = group_at.get(base)
            if at is None:
                at = len(groups)
                groups.append(AlignmentGroup({base.document: base.ref}))
                group_at[base] = at
            if document in groups[at].members:
                continue
            sure = 1.0 if ref in counterparts.by_hand else counterparts.confidence.get(ref, 1.0)
            groups[at] = msgspec.structs.replace(
                groups[at],
                members={**groups[at].members, document: ref},
                confidence={**groups[at].confidence, document: sure},
            )
            group_at[RuleReference(document, ref)] = at
    return Alignment(tuple(groups))
