"""Detect whether a text holds the decklists of several players, one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from judgekit.domain.formats.deck_sizes import FEWEST_LIMITED, WHOLE_DECKS
from judgekit.reading.decklists.part_words import ListPart

_BLOCK_SIZES = (WHOLE_DECKS - {FEWEST_LIMITED}) | {61, 62, 63, 64, 75, 80}
"""Sizes that a block of cards between blank lines only has if it is a deck of its own."""
_FEWEST_BLOCKS = 3
"""Blocks of forty cards or more; two may be a Limited deck and the rest of its pool."""


class Stretch(NamedTuple):
    """Consecutive cards: their part, their block and their number."""

    part: ListPart
    block: int
    cards: int


class Opening(NamedTuple):
    """A heading or a field that begins a decklist, and the number of cards above it.

    The second of two openings of the same `kind` may be that of another decklist.
    """

    kind: str
    above: int


def holds_several(stretches: Sequence[Stretch], openings: Iterable[Opening]) -> bool:
    """Whether there are two decks or more, by repeated headings and fields with a whole deck
    between them, by separate sideboards, or by blocks each of which is a deck."""
    decks = [each for each in stretches if each.part is not ListPart.ASIDE]
    return (
        _opens_again(openings, sum(each.cards for each in decks))
        or _has_sideboards_between(decks)
        or _has_decks_for_blocks(decks)
    )


def _opens_again(openings: Iterable[Opening], cards: int) -> bool:
    """Whether a kind occurs again after a whole deck and with cards below it."""
    first: dict[str, int] = {}
    for kind, above in openings:
        if above - first.setdefault(kind, above) >= FEWEST_LIMITED and above < cards:
            return True
    return False


def _has_sideboards_between(decks: Sequence[Stretch]) -> bool:
    """Whether a sideboard, marked card by card, is between two whole main decks."""
    runs = [
        (part, sum(each.cards for each in run))
        for part, run in groupby(decks, key=lambda each: each.part)
    ]
    whole = [cards >= FEWEST_LIMITED for part, cards in runs if part is ListPart.MAIN]
    return sum(whole) > 1 and any(part is ListPart.SIDEBOARD for part, _ in runs)


def _has_decks_for_blocks(decks: Sequence[Stretch]) -> bool:
    main = [each for each in decks if each.part is ListPart.MAIN]
    blocks = [
        sum(each.cards for each in block) for _, block in groupby(main, key=lambda each: each.block)
    ]
    large = sum(cards >= FEWEST_LIMITED for cards in blocks)
    return large >= _FEWEST_BLOCKS or sum(cards in _BLOCK_SIZES for cards in blocks) > 1
