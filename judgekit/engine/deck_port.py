"""What the windows ask about decks: lists in files, names of cards, rules of formats; apart from
the other ports, so that a start does not pay for their types."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.engine.card_port import CardShelf
from judgekit.engine.decklist_port import DecklistFiles
from judgekit.engine.format_port import FormatShelf


class DeckSources(NamedTuple):
    """All of them together; made when the first deck is looked at."""

    lists: DecklistFiles
    cards: CardShelf
    formats: FormatShelf
