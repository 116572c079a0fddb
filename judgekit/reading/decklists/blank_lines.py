"""Meaning of blank lines in a decklist without a sideboard heading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from judgekit.domain.decklists.decklist import ListRemark
from judgekit.domain.formats.deck_sizes import (
    COMMANDER_DECK,
    COPIES_IN_CONSTRUCTED,
    FEWEST_CONSTRUCTED,
    FEWEST_LIMITED,
    MOST_COMMANDERS,
    MOST_SIDEBOARD,
    WHOLE_DECKS,
)


class Block(NamedTuple):
    """Lines between blank lines: the number of cards, whether a heading precedes them, and the most
    copies of any card: only basic lands may exceed four."""

    cards: int
    headed: bool
    most_alike: int = 0


class Parting(NamedTuple):
    """Positions of the blocks that are not main deck, and a remark on one of the blocks."""

    sideboard_from: int | None = None
    commander: int | None = None
    remark: ListRemark | None = None
    remarked: int = 0


def parting_of(blocks: Sequence[Block]) -> Parting:
    """Decide how blank lines divide a decklist.

    The second of two blocks is the sideboard, as programs write it, unless its size is unusual and
    both add up to a deck. Of more blocks, those after a complete deck are the sideboard.
    """
    if len(blocks) < 2 or all(block.headed for block in blocks[1:]):
        return Parting()
    totals = [block.cards for block in blocks]
    commander = _commander(blocks, totals)
    if commander is not None:
        return Parting(None, commander, ListRemark.BLANK_LINE_COMMANDER, commander)
    start = _sideboard(blocks, totals)
    if start is not None:
        sure = len(blocks) == 2 and (_is_limited(blocks) or _is_usual(*totals))
        return Parting(start, None, None if sure else ListRemark.BLANK_LINE_SIDEBOARD, start)
    first = next(at for at, block in enumerate(blocks) if at and not block.headed)
    return Parting(None, None, ListRemark.BLANK_LINE_GROUPS, first)


def _commander(blocks: Sequence[Block], totals: Sequence[int]) -> int | None:
    if sum(totals) != COMMANDER_DECK:
        return None
    if totals[0] <= MOST_COMMANDERS and not blocks[0].headed:
        return 0
    return len(blocks) - 1 if totals[-1] <= MOST_COMMANDERS and not blocks[-1].headed else None


def _is_usual(deck: int, sideboard: int) -> bool:
    """Whether programs separate parts of these sizes with just a blank line."""
    if deck + sideboard in WHOLE_DECKS:
        return False
    return deck == FEWEST_LIMITED or sideboard <= min(MOST_SIDEBOARD, deck - 1)


def _is_limited(blocks: Sequence[Block]) -> bool:
    """Whether the first block is a Limited deck including its lands."""
    return blocks[0].cards == FEWEST_LIMITED and blocks[0].most_alike > COPIES_IN_CONSTRUCTED


def _sideboard(blocks: Sequence[Block], totals: Sequence[int]) -> int | None:
    whole = sum(totals)
    if len(blocks) == 2:
        has_lands = blocks[1].most_alike > COPIES_IN_CONSTRUCTED
        is_group = (totals[1] > MOST_SIDEBOARD or has_lands) and whole in WHOLE_DECKS
        is_small = has_lands and totals[0] < FEWEST_LIMITED
        return None if (is_group or is_small) and not _is_limited(blocks) else 1
    if whole in WHOLE_DECKS:
        return None
    ends: dict[bool, int] = {}
    for start in range(1, len(blocks)):
        deck, rest = sum(totals[:start]), sum(totals[start:])
        is_constructed = deck >= FEWEST_CONSTRUCTED and rest <= MOST_SIDEBOARD
        is_bare = not any(block.headed for block in blocks[start:])
        if is_bare and (is_constructed or deck == FEWEST_LIMITED):
            ends.setdefault(is_constructed, start)
    return ends.get(True, ends.get(False))
