"""The physical part of a check, item by item."""

from __future__ import annotations

from enum import StrEnum


class ChecklistItem(StrEnum):
    """What is looked at unless the event lays down something else; an event may also have items in
    its own words."""

    ORDER = "order"
    """The order of the cards as they lay: a weave, clumps, stacked lands."""
    SLEEVES = "sleeves"
    BACKS = "backs"
    """Backs and edges."""
    MARKED = "marked"
    """Marked cards; the note says which, and whether there is a pattern."""
    PROXIES = "proxies"
    """Proxies that a judge has issued."""
    SUBSTITUTES = "substitutes"
    """Substitute cards for double-faced ones."""
    TOKENS = "tokens"
    """Tokens and the like that could be taken for cards of the deck."""


class ItemResult(StrEnum):
    """What came of it."""

    FINE = "fine"
    PROBLEM = "problem"
    NOT_LOOKED_AT = "not-looked-at"


STANDARD_CHECKLIST = tuple(item.value for item in ChecklistItem)
MOST_ITEMS = 30
