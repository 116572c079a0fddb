"""Tells sentences from names of cards, by how they are written; no name is looked up."""

from __future__ import annotations

import re
from collections.abc import Iterable

_FEWEST_WORDS = 6
"""Of a sentence with a mark at its end; most names have fewer."""
_FEWEST_UNMARKED = 8
"""Of one in small letters without a mark in it."""
_FEWEST_READ_ON = 5
_FEWEST_SMALL = 2
_ENDS = re.compile(r".*[^\W\d_]{2}[.!?:…]['\")»”]?", re.DOTALL)
_ENDS_WITHIN = re.compile(r"[^\W\d_]{4}[.!?…]\s+\w")
"""Behind a whole word: `Dr.` and `R.M.S.` end nothing."""
_LONG_WORD = re.compile(r"[^\W\d_]{4,}")
_OF_NAMES = re.compile(r",|//")
"""What parts long names, such as those of cards with two faces."""
_MOST_CAPITAL = 0.8


def is_sentence(name: str) -> bool:
    """Whether what was taken for a name is a sentence: `minutes into round one I lost my way.`"""
    words = len(name.split())
    if words >= _FEWEST_WORDS and (_ENDS.fullmatch(name) or _ENDS_WITHIN.search(name)):
        return True
    return words >= _FEWEST_UNMARKED and name[0].islower() and not _OF_NAMES.search(name)


def is_in_small_letters(name: str) -> bool:
    """Whether a name begins with a small letter, or its words go on in small ones.

    It means something only where other names `begin_with_capitals`.
    """
    words = name.split()
    small = [word for word in words if word[0].islower() and _LONG_WORD.match(word)]
    reads_on = len(words) >= _FEWEST_READ_ON and len(small) >= _FEWEST_SMALL
    return name[:1].islower() or (reads_on and 3 * len(small) >= len(words))


def begin_with_capitals(names: Iterable[str]) -> bool:
    """Whether nearly all of these names begin with a capital."""
    cased = [name for name in names if name[:1].isupper() or name[:1].islower()]
    capital = sum(name[0].isupper() for name in cased)
    return bool(cased) and capital > _MOST_CAPITAL * len(cased)
