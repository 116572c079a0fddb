"""Headings that stand below their cards, told by the numbers beside them.

```
4 《山》                     4 Mountain
2 《森》                     2 Forest
-土地 (6)-                   6 lands
```
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from judgekit.reading.decklists.part_words import ListPart

MOST_HEADINGS = 100
"""More than any decklist has."""


class Heading(NamedTuple):
    """A heading, the number of cards it gives, zero if none, and the lines of cards above it."""

    part: ListPart
    cards: int
    at: int


class Below(NamedTuple):
    """The part of each line of cards, and the headings whose number is not that of their cards."""

    parts: tuple[ListPart, ...]
    doubtful: tuple[Heading, ...]


class _Sums:
    """Sums of the cards between two places where something may begin: headings, blank lines."""

    def __init__(self, copies: Sequence[int], blocks: Sequence[int], heads: Sequence[int]) -> None:
        self._sums = [0, *accumulate(copies)]
        new_blocks = {at for at, (one, two) in enumerate(pairwise(blocks), 1) if one != two}
        self._places = sorted({0, len(copies), *new_blocks, *heads})

    def start_above(self, at: int, count: int, first: int) -> int | None:
        """Return the nearest place above from which the cards add up to that number."""
        starts = [place for place in self._places if first <= place < at]
        sums = self._sums
        return next((each for each in reversed(starts) if sums[at] - sums[each] == count), None)

    def adds_up_below(self, at: int, count: int, last: int) -> bool:
        """Whether the cards below, up to some place, add up to that number."""
        ends = [place for place in self._places if at < place <= last]
        return any(self._sums[end] - self._sums[at] == count for end in ends)


def parts_above_headings(
    copies: Sequence[int], blocks: Sequence[int], headings: Sequence[Heading]
) -> Below | None:
    """Return the parts of cards with their headings below, None if headings stand above as usual.

    `copies` and `blocks` are those of each line of cards. Most of the numbers beside the headings
    must be the sums of the cards above and not of those below, and no cards may follow the last,
    unless all numbers agree.
    """
    if len(headings) > MOST_HEADINGS:
        return None
    sums = _Sums(copies, blocks, [heading.at for heading in headings])
    starts: dict[int, int] = {}
    above = below = either = 0
    for index, heading in enumerate(headings):
        if not heading.cards:
            continue
        start = sums.start_above(heading.at, heading.cards, _first(headings, index))
        is_below = sums.adds_up_below(
            heading.at, heading.cards, _last(headings, index, len(copies))
        )
        if start is not None:
            starts[index] = start
        above += start is not None and not is_below
        below += start is None and is_below
        either += start is not None and is_below
    closes = bool(headings) and not sum(copies[headings[-1].at :])
    agree = above > 1 and not below
    decided = above > below or (above == below and either > 0 and headings[0].at > 0)
    if not decided or not (closes or agree):
        return None
    return _parts(len(copies), headings, starts)


def not_adding_up(
    copies: Sequence[int], blocks: Sequence[int], headings: Sequence[Heading]
) -> frozenset[Heading]:
    """Return the headings of groups whose number is not that of cards below them."""
    sums = _Sums(copies, blocks, [heading.at for heading in headings])
    return frozenset(
        heading
        for index, heading in enumerate(headings[:MOST_HEADINGS])
        if heading.part is ListPart.GROUP
        and heading.cards
        and not sums.adds_up_below(heading.at, heading.cards, _last(headings, index, len(copies)))
    )


def _first(headings: Sequence[Heading], index: int) -> int:
    """Return where the cards of a heading below them may begin at the earliest."""
    of_group = headings[index].part is ListPart.GROUP
    return max(
        (each.at for each in headings[:index] if of_group or each.part is not ListPart.GROUP),
        default=0,
    )


def _last(headings: Sequence[Heading], index: int, end: int) -> int:
    """Return where the cards of a heading above them may end at the latest."""
    of_group = headings[index].part is ListPart.GROUP
    later = (each.at for each in headings[index + 1 :])
    parts = (each.at for each in headings[index + 1 :] if each.part is not ListPart.GROUP)
    return min(later if of_group else parts, default=end)


def _parts(lines: int, headings: Sequence[Heading], starts: dict[int, int]) -> Below:
    parts = [ListPart.MAIN] * lines
    doubtful: list[Heading] = []
    running, before = ListPart.MAIN, 0
    ends = [*(heading.at for heading in headings[1:]), lines]
    for index, (heading, end) in enumerate(zip(headings, ends, strict=True)):
        parts[before : heading.at] = [running] * (heading.at - before)
        is_below = bool(heading.cards) or (heading.at == end and heading.at > before)
        if not is_below and heading.part is not ListPart.GROUP:
            running = heading.part
        elif is_below and heading.part is not ListPart.GROUP:
            start = starts.get(index, before)
            parts[start : heading.at] = [heading.part] * (heading.at - start)
            running = ListPart.MAIN
        if heading.cards and index not in starts:
            doubtful.append(heading)
        before = heading.at
    parts[before:] = [running] * (lines - before)
    return Below(tuple(parts), tuple(doubtful))
