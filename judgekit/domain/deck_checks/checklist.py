"""Checklist for the physical part of a deck check."""

from __future__ import annotations

from enum import StrEnum


class ChecklistItem(StrEnum):
    """Default checklist items; a tournament may define its own, including free texts."""

    ORDER = "order"
    """Order of the cards as presented: a weave, clumps, stacked lands."""
    SLEEVES = "sleeves"
    BACKS = "backs"
    """Backs and edges."""
    MARKED = "marked"
    """Marked cards; the note says which, and whether there is a pattern."""
    PROXIES = "proxies"
    """Proxies issued by a judge."""
    SUBSTITUTES = "substitutes"
    """Substitute cards for double-faced ones."""
    TOKENS = "tokens"
    """Tokens and similar objects that could be mistaken for cards of the deck."""


class ItemResult(StrEnum):
    """Result of a checklist item."""

    FINE = "fine"
    PROBLEM = "problem"
    NOT_LOOKED_AT = "not-looked-at"


MARKS = frozenset({ChecklistItem.SLEEVES, ChecklistItem.BACKS, ChecklistItem.MARKED})
"""Items by whose problems cards can be told apart (IPG 3.8)."""
STANDARD_CHECKLIST = tuple(item.value for item in ChecklistItem)
MOST_ITEMS = 30
