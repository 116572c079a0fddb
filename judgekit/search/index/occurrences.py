"""Occurrences: places of words in the whole library, each one integer.

`passage << OFFSET_BITS | word` holds the number of the passage in the library and of the word in
the passage. So the places of a stem are one sorted array, words near each other are integers near
each other, and a phrase is found without looking at the texts.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

OFFSET_BITS = 12
OFFSET_MASK = (1 << OFFSET_BITS) - 1


def occurrence(passage: int, word: int) -> int:
    """The place of a word; words beyond the 4095th of a passage share that place."""
    return passage << OFFSET_BITS | min(word, OFFSET_MASK)


def within(places: Sequence[int], start: int, end: int) -> Sequence[int]:
    """The places from `start` up to, not including, `end`."""
    return places[bisect_left(places, start) : bisect_left(places, end)]


def near_each_other(stems: Sequence[Sequence[int]], distance: int) -> list[int]:
    """The places of several stems where all of them stand within `distance` words, sorted."""
    rarest = min(stems, key=len)
    found: set[int] = set()
    for place in rarest:
        around = [
            near
            for near in (within(other, place - distance, place + distance + 1) for other in stems)
            if near
        ]
        if len(around) == len(stems):
            for near in around:
                found.update(near)
    return sorted(found)


def in_sequence(words: Sequence[Sequence[int]]) -> list[int]:
    """The places of the first word where the others follow it one by one."""
    following = [frozenset(places) for places in words[1:]]
    return [
        place
        for place in words[0]
        if all(place + step in places for step, places in enumerate(following, start=1))
    ]
