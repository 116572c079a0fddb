"""The cards that a deck being checked names, and which of them is meant now."""

from __future__ import annotations

from judgekit.domain.deck_checks.tick_entry import (
    OFF_LIST,
    KnownCards,
    cards_of_part,
    count_and_name,
)
from judgekit.views.cards.cards_here import CardsHere
from judgekit.views.deck_checks.checked_deck import CheckedDeck, marked_card


def cards_of_deck(deck: CheckedDeck, known: KnownCards | None) -> CardsHere:
    """Return all cards in the order of the list; meant is the one that Enter would tick, else what
    is typed, else the one that came last, else the first."""
    names = tuple(dict.fromkeys(row.name for row in deck.rows if not row.is_heading))
    meant = _meant(deck, known)
    if meant and meant not in names:
        names = (meant, *names)
    return CardsHere(names, names.index(meant) if meant else 0)


def _meant(deck: CheckedDeck, known: KnownCards | None) -> str:
    line = deck.line
    if line.row is not None:
        cards = cards_of_part(line.off)
        return cards[line.row].name if line.row < len(cards) else ""
    marked = marked_card(line, known)
    if marked is not None:
        return marked.name
    typed = count_and_name(line.typed)[1].removeprefix(OFF_LIST).strip()
    if typed:
        return typed
    return line.off.last.name if line.off.last is not None else ""
