"""Occurrences: positions of words in the whole library, each one integer.

`passage << OFFSET_BITS | word` combines the number of the passage in the library and of the word in
the passage. Thus the occurrences of a stem are one sorted array, nearby words are nearby integers,
and a phrase is found without reading the texts.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

OFFSET_BITS = 12
OFFSET_MASK = (1 << OFFSET_BITS) - 1


def occurrence(passage: int, word: int) -> int:
    """Return the occurrence of a word; words beyond the 4095th of a passage share one value."""
    return passage << OFFSET_BITS | min(word, OFFSET_MASK)


def within(places: Sequence[int], start: int, end: int) -> Sequence[int]:
    """Return the occurrences from `start` (inclusive) to `end` (exclusive)."""
    return places[bisect_left(places, start) : bisect_left(places, end)]


def near_each_other(stems: Sequence[Sequence[int]], distance: int) -> list[int]:
    """Return the occurrences of all stems within `distance` words of each other, sorted."""
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
    """Return the occurrences of the first word that are followed by the others in sequence."""
    following = [frozenset(places) for places in words[1:]]
    return [
        place
        for place in words[0]
        if all(place + step in places for step, places in enumerate(following, start=1))
    ]
