"""A card by its set's code and collector number where that reads as an order, too: `c19 66`."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.cards.card_number import typed_numbers
from judgekit.engine.ports.cards import CardCatalogue
from judgekit.views.shell.order_text import OrderKind, OrderText

TAKES_NUMBER = frozenset((OrderKind.EXTENSION, OrderKind.TURNS))
"""Orders of which a number behind the table says something: minutes, turns. Of the others it would
be somebody's name, or what happened."""


def numbered_card(
    order: OrderText, typed: str, cards: Callable[[], CardCatalogue]
) -> FoundCard | None:
    """Return the card of the loaded card file whose set and number this order is typed as; `cards`
    is called for a text that may be one."""
    if order.table is None or not order.words or not typed_numbers(typed):
        return None
    found = cards().found(typed.strip(), 1)
    is_numbered = bool(found) and found[0].likeness is NameLikeness.NUMBER
    return found[0] if is_numbered else None


def is_before_order(order: OrderText) -> bool:
    """Whether such a card was meant rather than the order."""
    return order.kind not in TAKES_NUMBER
