"""Decide which of the matching cards a name means: certain, doubtful or unknown."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.storage.cards.card_database import Hit, NameKind

MOST_CANDIDATES = 5

SURE_FROM = 6
"""Number of letters from which one typing error leaves no doubt, if no other card is near."""
SURE_FROM_WITH_TWO = 14
"""The same for two typing errors."""
SURE_FROM_AMONG_FEW = 8
"""The same for one, when only few cards are known and an unknown one may be nearer."""

_GROUPS = (
    frozenset({NameKind.WHOLE}),
    frozenset({NameKind.FRONT}),
    frozenset({NameKind.TRANSLATED, NameKind.TRANSLATED_FRONT}),
)
"""Precedence of meanings: a card's own English name comes first. The name of another face alone
isn't the card's name, and counts only where no card is called so."""


def meant_exactly(hits: Sequence[Hit]) -> str | None:
    """Return the card that an exact name means; None if the user must be asked."""
    for group in _GROUPS:
        cards = {hit.name for hit in hits if hit.kind in group}
        if cards:
            return cards.pop() if len(cards) == 1 else None
    return None


def meant_by_half(hits: Sequence[Hit]) -> str | None:
    """Return the only card that has another face of exactly this name; None if a card is called so,
    or several have such a face."""
    cards = {hit.name for hit in hits}
    is_half = all(hit.kind is NameKind.OTHER_FACE for hit in hits)
    return cards.pop() if is_half and len(cards) == 1 else None


def meant_nearly(key: str, hits: Sequence[Hit], *, knows_all: bool) -> Hit | None:
    """Return the card that a misspelled name means, with the name that it resembles; None if the
    user must be asked.

    `knows_all`: whether a card file holds all cards that might compete.
    """
    if not hits:
        return None
    best = min(hits, key=lambda hit: hit.errors)
    if any(hit.name != best.name and hit.errors <= best.errors + 1 for hit in hits):
        return None
    if best.errors == 1:
        needed = SURE_FROM if knows_all else SURE_FROM_AMONG_FEW
    else:
        needed = SURE_FROM_WITH_TWO
        if not knows_all:
            return None
    return best if len(key) >= needed else None


def candidates(*groups: Sequence[Hit]) -> tuple[str, ...]:
    """Return the suggestions, likeliest first: by group, then by number of errors."""
    ranked = [
        hit.name
        for group in groups
        for hit in sorted(group, key=lambda hit: (hit.errors, hit.kind, hit.name))
    ]
    return tuple(dict.fromkeys(ranked))[:MOST_CANDIDATES]
