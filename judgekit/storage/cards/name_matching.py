"""Decide which of the matching cards a name means: certain, doubtful or unknown."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.cards.card_key import FACES, card_key, faces
from judgekit.domain.cards.rebalanced import without_rebalanced
from judgekit.storage.cards.card_database import Hit, NameKind

MOST_CANDIDATES = 5

SURE_FROM = 6
"""Number of letters from which one typing error leaves no doubt, if no other card is near."""
SURE_FROM_WITH_TWO = 14
"""The same for two typing errors."""
SURE_FROM_AMONG_FEW = 8
"""The same for one, when only few cards are known and an unknown one may be nearer."""


def key_of(written: str) -> str:
    """Return the key of a name; a card with the same name on both sides (`Sol Ring // Sol Ring`)
    has it once."""
    return FACES.join(dict.fromkeys(faces(card_key(written))))


def meant_exactly(hits: Sequence[Hit]) -> str | None:
    """Return the card that an exact name means; None if the user must be asked.

    A card's whole English name goes before all other names. Those count alike, whatever part and
    language they are: a name that several cards have in one way or another is asked about.
    """
    whole = [hit.name for hit in hits if hit.kind is NameKind.WHOLE]
    cards = without_rebalanced(whole or [hit.name for hit in hits])
    return cards[0] if len(cards) == 1 else None


def meant_nearly(key: str, hits: Sequence[Hit], *, knows_all: bool) -> Hit | None:
    """Return the card that a misspelled name means, with the name that it resembles; None if the
    user must be asked.

    `knows_all`: whether a card file holds all cards that might compete.
    """
    if not hits:
        return None
    least = min(hit.errors for hit in hits)
    close = [hit for hit in hits if hit.errors <= least + 1]
    cards = without_rebalanced(hit.name for hit in close)
    if len(cards) > 1:
        return None
    best = min((hit for hit in close if hit.name in cards), key=lambda hit: hit.errors)
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
    return without_rebalanced(ranked)[:MOST_CANDIDATES]


def candidates_of_a_part(having: Sequence[Hit], near: Sequence[Hit]) -> tuple[str, ...]:
    """Return the suggestions for words that some names have, in their order; cards whose names come
    near stand behind them, and the nearest of these has a place in any case."""
    parts = without_rebalanced(hit.name for hit in having)
    others = [card for card in candidates(near) if card not in parts]
    return (*parts[: MOST_CANDIDATES - bool(others)], *others)[:MOST_CANDIDATES]
