"""Decklists from one line of text."""

from __future__ import annotations

from judgekit.domain.decklists.decklist import CardCount, Decklist


def decklist(text: str, sign: str = ",") -> Decklist:
    """Parse `4 Brainstorm, 56 Island | 15 Swamp`: main deck, sideboard."""
    main, _, sideboard = text.partition("|")
    return Decklist(main=_cards(main, sign), sideboard=_cards(sideboard, sign))


def _cards(text: str, sign: str) -> tuple[CardCount, ...]:
    cards = (card.strip().partition(" ") for card in text.split(sign) if card.strip())
    return tuple(CardCount(int(count), name.strip()) for count, _, name in cards)
