"""Whether a text holds the lists of several players, one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from judgekit.domain.formats.deck_sizes import FEWEST_LIMITED, WHOLE_DECKS
from judgekit.reading.decklists.part_words import ListPart

_BLOCK_SIZES = (WHOLE_DECKS - {FEWEST_LIMITED}) | {61, 62, 63, 64, 75, 80}
"""Sizes that a block of cards between blank lines has only as a deck of its own."""
_FEWEST_BLOCKS = 3
"""Of forty cards or more; two of them are a Limited deck and the rest of its pool."""


class Stretch(NamedTuple):
    """Cards that stand together: the part and the block they are in, and how many they are."""

    part: ListPart
    block: int
    cards: int


class Opening(NamedTuple):
    """A heading or a field with which a list begins, and how many cards stand above it.

    `kind` tells what is opened; of two openings of a kind, the second may be that of another list.
    """

    kind: str
    above: int


def holds_several(stretches: Sequence[Stretch], openings: Iterable[Opening]) -> bool:
    """Whether there are two decks or more: by headings and fields that come again with a whole
    deck between them, by sideboards of their own, by blocks each of which is a deck."""
    decks = [each for each in stretches if each.part is not ListPart.ASIDE]
    return (
        _opens_again(openings, sum(each.cards for each in decks))
        or _has_sideboards_between(decks)
        or _has_decks_for_blocks(decks)
    )


def _opens_again(openings: Iterable[Opening], cards: int) -> bool:
    """Whether a deck stands above the second of a kind, since the first, and something below it."""
    first: dict[str, int] = {}
    for kind, above in openings:
        if above - first.setdefault(kind, above) >= FEWEST_LIMITED and above < cards:
            return True
    return False


def _has_sideboards_between(decks: Sequence[Stretch]) -> bool:
    """Whether a sideboard, card by card marked as one, stands between two whole main decks."""
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
