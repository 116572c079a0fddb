"""Other names for the cards of a list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.decklists.decklist import CardCount, Decklist


def renamed(decklist: Decklist, names: Mapping[str, str]) -> Decklist:
    """Return the list with those cards named anew whose keys are in `names`."""

    def parts(cards: Iterable[CardCount]) -> tuple[CardCount, ...]:
        return tuple(
            CardCount(card.count, names.get(card_key(card.name), card.name)) for card in cards
        )

    return msgspec.structs.replace(
        decklist,
        main=parts(decklist.main),
        sideboard=parts(decklist.sideboard),
        commander=parts(decklist.commander),
    )


def one_of_each(groups: Iterable[Sequence[str]]) -> dict[str, str]:
    """Map each of these keys to one of its group; groups that share a key are one."""
    one_of: dict[str, str] = {}
    for group in groups:
        joined = {one_of[key] for key in group if key in one_of}
        one = min(joined, default=group[0])
        one_of |= dict.fromkeys(group, one)
        one_of |= {key: one for key, other in one_of.items() if other in joined}
    return one_of
