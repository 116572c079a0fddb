"""The names by which the cards of a list may be typed, besides those that the list has."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from judgekit.domain.cards.card import Card
from judgekit.domain.cards.card_key import card_key, faces
from judgekit.domain.deck_checks.tick_off import OtherNames
from judgekit.engine.ports.cards import CardCatalogue


def other_names(cards: CardCatalogue, names: Collection[str]) -> Mapping[str, OtherNames] | None:
    """Return the other names of these cards, by the names as written; for a doubtful one
    those of the cards that it may be. None without a card file.

    Usable from any thread; raises EnvironmentFailure.
    """
    if cards.source() is None:
        return None
    found = {}
    for written, match in cards.matches(names).items():
        card = cards.card(match.name) if match.sure else None
        if card is not None:
            found[written] = _names_of(cards, card)
        elif match.doubtful:
            found[written] = OtherNames(perhaps=_of_any(cards, match.candidates))
    return found


def _of_any(cards: CardCatalogue, names: Collection[str]) -> tuple[str, ...]:
    """Return all names that certainly mean one of these cards."""
    found: dict[str, None] = {}
    for name in names:
        card = cards.card(name)
        found |= dict.fromkeys((name, *(_names_of(cards, card).same if card is not None else ())))
    return tuple(found)


def _names_of(cards: CardCatalogue, card: Card) -> OtherNames:
    by_key = {card_key(name): name for name in _all_names(card)}
    same = {key for key, name in by_key.items() if _means(cards, name, card)}
    return OtherNames(
        tuple(name for key, name in by_key.items() if key in same),
        tuple(name for key, name in by_key.items() if key not in same),
    )


def _means(cards: CardCatalogue, name: str, card: Card) -> bool:
    match = cards.match(name)
    return match.sure and match.name == card.name


def _all_names(card: Card) -> Iterator[str]:
    for name in (card.name, *card.names.values()):
        yield name
        yield from faces(name)
    for printed in card.printed.values():
        yield from (face.name for face in printed.faces if face.name)
