"""What the windows ask about decks: lists in files, names of cards, rules of formats; apart from
the other ports, so that a start does not pay for their types."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.engine.ports.cards import CardProvider
from judgekit.engine.ports.decklists import DecklistFiles
from judgekit.engine.ports.formats import FormatProvider


class DeckSources(NamedTuple):
    """All of them together; made when the first deck is looked at."""

    lists: DecklistFiles
    cards: CardProvider
    formats: FormatProvider
