"""Ports for decks: lists in files, names of cards, rules of formats.

Separate from the other ports so that startup doesn't import their types.
"""

from __future__ import annotations

from typing import NamedTuple

from judgekit.engine.ports.cards import CardProvider
from judgekit.engine.ports.decklists import DecklistFiles
from judgekit.engine.ports.formats import FormatProvider


class DeckSources(NamedTuple):
    """All deck ports; created when the first deck is opened."""

    lists: DecklistFiles
    cards: CardProvider
    formats: FormatProvider
