"""In how many of an event's decklists a card is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.engine.ports.cards import CardCatalogue


class AtEvent(NamedTuple):
    """`lists` of the event's `of_lists` have the card, with so many copies together."""

    lists: int
    copies: int
    of_lists: int


def at_event(lists: Mapping[str, RegisteredList], name: str, cards: CardCatalogue) -> AtEvent:
    """Count a card, by its English name, in the registered lists, in whatever language these are,
    also where a name has a typing error. May take a moment."""
    written = {line.name for each in lists.values() for line in each.decklist.cards}
    meant = dict(cards.named(written))
    for other in written - meant.keys():
        found = cards.match(other)
        meant[other] = found.name if found.sure else ""
    counts = [
        sum(line.count for line in each.decklist.cards if meant[line.name] == name)
        for each in lists.values()
    ]
    having = [count for count in counts if count]
    return AtEvent(len(having), sum(having), len(counts))
