"""In how many of an event's decklists a card is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from judgekit.domain.cards.card_match import CardMatch
from judgekit.domain.decklists.registered_list import RegisteredList


class AtEvent(NamedTuple):
    """`lists` of the event's `of_lists` have the card, with so many copies together."""

    lists: int
    copies: int
    of_lists: int


def at_event(
    lists: Mapping[str, RegisteredList], name: str, match: Callable[[str], CardMatch]
) -> AtEvent:
    """Count a card, by its English name, in the registered lists, in whatever language these are;
    `match` finds the card of a written name. May take a moment."""
    known: dict[str, bool] = {}

    def is_it(written: str) -> bool:
        if written not in known:
            found = match(written)
            known[written] = found.sure and found.name == name
        return known[written]

    counts = [
        sum(line.count for line in each.decklist.cards if is_it(line.name))
        for each in lists.values()
    ]
    having = [count for count in counts if count]
    return AtEvent(len(having), sum(having), len(counts))
