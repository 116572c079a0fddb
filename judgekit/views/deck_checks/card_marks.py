"""Colour and type of the cards of a deck, by which a judge finds them faster on its list."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import NamedTuple

from judgekit.domain.cards.card import Card
from judgekit.domain.cards.commanding import COLOURS
from judgekit.engine.ports.cards import CardCatalogue


class CardKind(StrEnum):
    """The type by which cards are laid out; of several, the first of these."""

    LAND = "Land"
    CREATURE = "Creature"
    PLANESWALKER = "Planeswalker"
    BATTLE = "Battle"
    ARTIFACT = "Artifact"
    ENCHANTMENT = "Enchantment"
    INSTANT = "Instant"
    SORCERY = "Sorcery"


class CardMark(NamedTuple):
    """The colours of a card, letters of WUBRG in their order, and its type; None if it has none of
    those known; its English name."""

    colours: str
    kind: CardKind | None
    name: str = ""


def card_marks(cards: CardCatalogue, names: Collection[str]) -> Mapping[str, CardMark] | None:
    """Return the marks of the cards that a deck names, by the names as written; none of a doubtful
    name, and None without a card file. Usable from any thread."""
    if cards.source() is None:
        return None if not cards.complaint() else {}
    found = {}
    for written, match in cards.matches(names).items():
        card = cards.card(match.name) if match.sure else None
        if card is not None:
            found[written] = mark_of(card)
    return found


def mark_of(card: Card) -> CardMark:
    """Return the mark of a card: the colours of all faces that can be cast, the front's type."""
    colours = "".join(face.colours for face in card.faces if face.cost or face is card.faces[0])
    types = card.faces[0].types.split(" — ")[0].split() if card.faces else []
    kind = next((each for each in CardKind if each.value in types), None)
    return CardMark("".join(each for each in COLOURS if each in colours), kind, card.name)
