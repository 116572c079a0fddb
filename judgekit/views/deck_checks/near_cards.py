"""Cards whose names are near one that was written wrongly, with their texts to choose by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judgekit.domain.cards.card_match import CardMatch
from judgekit.engine.ports.cards import CardCatalogue

MOST_NEAR = 5


class NearCard(NamedTuple):
    """A card that may be meant, by its English name; `cost` is in braces, `text` has a line for
    each ability. Of a card that the file lacks there is only the name."""

    name: str
    cost: str = ""
    types: str = ""
    text: str = ""


def near_cards(
    cards: CardCatalogue, matches: Mapping[str, CardMatch]
) -> Mapping[str, tuple[NearCard, ...]]:
    """Return what may be meant by each doubtful or unknown name, likeliest first; nothing without a
    card file. Usable from any thread."""
    if cards.source() is None:
        return {}
    near = {}
    for written, match in matches.items():
        if not match.sure:
            names = match.candidates or _found(cards, written)
            near[written] = tuple(_near(cards, name) for name in names)
    return {written: found for written, found in near.items() if found}


def _found(cards: CardCatalogue, written: str) -> tuple[str, ...]:
    return tuple(each.name for each in cards.found(written, MOST_NEAR))


def _near(cards: CardCatalogue, name: str) -> NearCard:
    card = cards.card(name)
    if card is None:
        return NearCard(name)
    return NearCard(card.name, card.cost, card.types, card.text)
