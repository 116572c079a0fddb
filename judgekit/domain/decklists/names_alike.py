"""Two lists whose cards may be written differently: in other languages, with typing errors."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import CardMatch
from judgekit.domain.decklists.decklist import CardCount, Decklist


class NamesAlike(msgspec.Struct, frozen=True):
    """Both lists with the same cards named the same, and what was made of the names.

    `corrected` has the card of each name that was typed otherwise than any; `doubtful` the
    likeliest cards of each name that the judge is to be asked about, which stays as it is.
    """

    registered: Decklist
    counted: Decklist
    corrected: Mapping[str, str]
    doubtful: Mapping[str, tuple[str, ...]]


MOST_CANDIDATES = 5

ErrorsBetween = Callable[[str, str], int | None]
"""How many typing errors lie between two keys, None where they are too many for one name."""

SURE_FROM = 8
"""Letters from which on one typing error leaves no doubt; without a card file, others may be near
without anybody's knowing."""
_SHORTEST_WORD = 4
"""Letters; names that differ in a shorter word, or in one with a digit, are two names."""


def never_near(first: str, second: str) -> None:
    """Where names are only compared with known cards."""


def named_alike(
    registered: Decklist,
    counted: Decklist,
    match: Callable[[str], CardMatch],
    errors_between: ErrorsBetween = never_near,
) -> NamesAlike:
    """Names that stand in one list only become the card's English name where that is sure.

    A name that no known card has is then held against those of the other list.
    """
    first, second = _names(registered), _names(counted)
    apart = [
        name
        for key, name in (*first.items(), *second.items())
        if key not in first or key not in second
    ]
    found = {name: match(name) for name in apart}
    english = {card_key(name): card.name for name, card in found.items() if card.sure}
    registered, counted = _renamed(registered, english), _renamed(counted, english)
    unsure = {card_key(name) for name, card in found.items() if not card.sure}
    near = _near(_names(registered), _names(counted), unsure, errors_between)
    asked = {name: card.candidates for name, card in found.items() if card.doubtful}
    mended = {name: cards[0] for name, (cards, sure) in near.items() if sure}
    asked = {name: cards for name, cards in asked.items() if name not in mended} | {
        name: tuple(dict.fromkeys((*cards, *asked.get(name, ()))))[:MOST_CANDIDATES]
        for name, (cards, sure) in near.items()
        if not sure
    }
    by_key = {card_key(name): card for name, card in mended.items()}
    return NamesAlike(
        _renamed(registered, by_key),
        _renamed(counted, by_key),
        {name: card.name for name, card in found.items() if card.sure and card.corrected} | mended,
        asked,
    )


def _near(
    first: Mapping[str, str],
    second: Mapping[str, str],
    unsure: Collection[str],
    errors_between: ErrorsBetween,
) -> dict[str, tuple[tuple[str, ...], bool]]:
    """For names of one list alone that nobody knows: those of the other that they resemble, the
    likeliest first, and whether that one is meant for sure."""
    found: dict[str, tuple[tuple[str, ...], bool]] = {}
    meant: set[str] = set()
    for own, other in ((second, first), (first, second)):
        for key in sorted(own.keys() & unsure - other.keys() - meant):
            reckoned = (
                (errors_between(key, known), known)
                for known in other
                if _may_be_one_name(key, known)
            )
            near = sorted((errors, known) for errors, known in reckoned if errors is not None)
            if not near:
                continue
            errors, known = near[0]
            alone = len(near) == 1 and known not in own and known not in meant
            sure = alone and errors == 1 and len(key) >= SURE_FROM
            meant.add(known)
            found[own[key]] = tuple(other[each] for _, each in near[:MOST_CANDIDATES]), sure
    return found


def _may_be_one_name(first: str, second: str) -> bool:
    """Whether two keys differ in nothing that tells cards apart: a number, a short word."""
    own, other = first.split(), second.split()
    if len(own) != len(other):
        return not any(map(str.isdigit, f"{first}{second}"))
    differing = [pair for pair in zip(own, other, strict=True) if pair[0] != pair[1]]
    return all(
        len(word) >= _SHORTEST_WORD and word.isalpha() for pair in differing for word in pair
    )


def _names(decklist: Decklist) -> dict[str, str]:
    return {card_key(card.name): card.name for card in decklist.cards}


def _renamed(decklist: Decklist, english: Mapping[str, str]) -> Decklist:
    def parts(cards: Iterable[CardCount]) -> tuple[CardCount, ...]:
        return tuple(
            CardCount(card.count, english.get(card_key(card.name), card.name)) for card in cards
        )

    return msgspec.structs.replace(
        decklist,
        main=parts(decklist.main),
        sideboard=parts(decklist.sideboard),
        commander=parts(decklist.commander),
    )
