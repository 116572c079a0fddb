"""Whether a text may have named a card, where no card file is loaded."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.ports.cards import CardCatalogue
from judgekit.search.find.answer import Found

HARDLY, UNSURE = 0.35, 0.6
"""Scores below which an answer hardly is one, and below which it is unsure."""
LEAST_NAME = 3
"""Letters from which a text may name a card."""


def may_lack_card(typed: str, found: Sequence[Found], cards: CardCatalogue) -> bool:
    """Whether nothing found, best first, is surely meant, and cards can't be found."""
    is_name = len(typed.strip()) >= LEAST_NAME and any(map(str.isalpha, typed))
    if not found or not is_name or cards.source() is not None:
        return False
    return found[0].score < UNSURE
