"""Two lists whose cards may be written differently: in other languages, with typing errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from judgekit.domain.deck_checks.card_key import card_key
from judgekit.domain.deck_checks.card_match import CardMatch
from judgekit.domain.deck_checks.decklist import CardCount, Decklist


class NamesAlike(msgspec.Struct, frozen=True):
    """Both lists with the same cards named the same, and what was made of the names.

    `corrected` has the card of each name that was typed otherwise than any; `doubtful` the
    likeliest cards of each name that the judge is to be asked about, which stays as it is.
    """

    registered: Decklist
    counted: Decklist
    corrected: Mapping[str, str]
    doubtful: Mapping[str, tuple[str, ...]]


def named_alike(
    registered: Decklist, counted: Decklist, match: Callable[[str], CardMatch]
) -> NamesAlike:
    """Names that stand in one list only become the card's English name where that is sure."""
    first, second = _names(registered), _names(counted)
    apart = [
        name
        for key, name in (*first.items(), *second.items())
        if key not in first or key not in second
    ]
    found = {name: match(name) for name in apart}
    english = {card_key(name): card.name for name, card in found.items() if card.sure}
    return NamesAlike(
        _renamed(registered, english),
        _renamed(counted, english),
        {name: card.name for name, card in found.items() if card.sure and card.corrected},
        {name: card.candidates for name, card in found.items() if card.doubtful},
    )


def _names(decklist: Decklist) -> dict[str, str]:
    cards = (*decklist.commander, *decklist.main, *decklist.sideboard)
    return {card_key(card.name): card.name for card in cards}


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
