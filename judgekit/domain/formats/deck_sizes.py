"""How many cards a deck has: the same in every edition of the rules there has been."""

from __future__ import annotations

FEWEST_CONSTRUCTED = 60
FEWEST_LIMITED = 40
MOST_SIDEBOARD = 15
"""In Constructed; in Limited all that isn't played is the sideboard."""
COPIES_IN_CONSTRUCTED = 4
"""Of a card that is no basic land, main deck and sideboard together."""
COMMANDER_DECK = 100
"""With its commander."""
MOST_COMMANDERS = 2
"""The texts of some cards let two of them be commanders together."""
MOST_COMMANDER_SIDEBOARD = 10
"""Where the tournament uses the optional rule."""

WHOLE_DECKS = frozenset(
    {
        FEWEST_CONSTRUCTED,
        FEWEST_LIMITED,
        *range(COMMANDER_DECK - MOST_COMMANDERS, COMMANDER_DECK + 1),
    }
)
"""Sizes of a whole main deck, that of Commander with or without its commanders."""
