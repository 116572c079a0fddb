"""Deck sizes by which lists are recognised; they are the same in every known edition. What a
deck is checked against are the figures in force on the tournament's day."""

from __future__ import annotations

FEWEST_CONSTRUCTED = 60
FEWEST_LIMITED = 40
MOST_SIDEBOARD = 15
"""In Constructed; in Limited everything not played is the sideboard."""
COPIES_IN_CONSTRUCTED = 4
"""Of a card that is not a basic land, main deck and sideboard together."""
COMMANDER_DECK = 100
"""Including its commander."""
MOST_COMMANDERS = 2
"""Some cards' texts allow two commanders together."""
MOST_COMMANDER_SIDEBOARD = 10
"""If the tournament uses the optional rule."""

WHOLE_DECKS = frozenset(
    {
        FEWEST_CONSTRUCTED,
        FEWEST_LIMITED,
        *range(COMMANDER_DECK - MOST_COMMANDERS, COMMANDER_DECK + 1),
    }
)
"""Sizes of a whole main deck; for Commander with or without the commanders."""
