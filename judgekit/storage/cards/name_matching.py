"""From the cards that a name may mean to what is answered: sure, doubtful, unknown."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.storage.cards.card_database import Hit, NameKind

MOST_CANDIDATES = 5

SURE_FROM = 6
"""Letters from which on one typing error leaves no doubt, where no other card is near."""
SURE_FROM_WITH_TWO = 14
"""The same for two."""
SURE_FROM_AMONG_FEW = 8
"""The same for one, where only few cards are known and others may be near without anybody's
knowing."""

_GROUPS = (
    frozenset({NameKind.WHOLE}),
    frozenset({NameKind.FRONT}),
    frozenset({NameKind.TRANSLATED, NameKind.TRANSLATED_FRONT}),
)
"""What a name is taken for first: a card's own English name before all. The name of another face
alone is always asked: it is no name of the card."""


def meant_exactly(hits: Sequence[Hit]) -> str | None:
    """The card that is meant where a name stands for these; None where that is to be asked."""
    for group in _GROUPS:
        cards = {hit.name for hit in hits if hit.kind in group}
        if cards:
            return cards.pop() if len(cards) == 1 else None
    return None


def meant_nearly(key: str, hits: Sequence[Hit], *, knows_all: bool) -> str | None:
    """The card that is meant where a name is nearly one of these; None where that is to be asked.

    `knows_all`: whether a card file tells of all cards that might compete.
    """
    if not hits:
        return None
    best = min(hits, key=lambda hit: hit.errors)
    if any(hit.name != best.name and hit.errors <= best.errors + 1 for hit in hits):
        return None
    if best.kind is NameKind.OTHER_FACE:
        return None
    if best.errors == 1:
        needed = SURE_FROM if knows_all else SURE_FROM_AMONG_FEW
    else:
        needed = SURE_FROM_WITH_TWO
        if not knows_all:
            return None
    return best.name if len(key) >= needed else None


def candidates(*groups: Sequence[Hit]) -> tuple[str, ...]:
    """What the judge is asked, the likeliest first: the earlier groups, within one the fewest
    errors."""
    ranked = [
        hit.name
        for group in groups
        for hit in sorted(group, key=lambda hit: (hit.errors, hit.kind, hit.name))
    ]
    return tuple(dict.fromkeys(ranked))[:MOST_CANDIDATES]
