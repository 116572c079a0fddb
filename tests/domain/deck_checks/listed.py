"""Decklists in a line each."""

from __future__ import annotations

import re

from judgekit.domain.deck_checks.decklist import CardCount, Decklist

_CARD = re.compile(r"(\d+) ([^,|]+)")


def decklist(text: str) -> Decklist:
    """`4 Brainstorm, 56 Island | 15 Swamp`: main deck, sideboard."""
    main, _, sideboard = text.partition("|")
    return Decklist(main=_cards(main), sideboard=_cards(sideboard))


def _cards(text: str) -> tuple[CardCount, ...]:
    return tuple(CardCount(int(n), name.strip()) for n, name in _CARD.findall(text))
