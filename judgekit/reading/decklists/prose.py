"""Distinguish sentences from card names by how they are written, without looking up names."""

from __future__ import annotations

import re
from collections.abc import Iterable

_FEWEST_WORDS = 6
"""Words of a punctuated sentence; most names have fewer."""
_FEWEST_UNMARKED = 8
"""Words of a lower-case sentence without punctuation."""
_FEWEST_READ_ON = 5
_FEWEST_SMALL = 2
_ENDS = re.compile(r".*[^\W\d_]{2}[.!?:…]['\")»”]?", re.DOTALL)
_ENDS_WITHIN = re.compile(r"[^\W\d_]{4}[.!?…]\s+\w")
"""After a whole word: `Dr.` and `R.M.S.` end nothing."""
_LONG_WORD = re.compile(r"[^\W\d_]{4,}")
_OF_NAMES = re.compile(r",|//")
"""Separators in long names, such as those of cards with two faces."""
_MOST_CAPITAL = 0.8


def is_sentence(name: str) -> bool:
    """Whether a supposed name is a sentence: `minutes into round one I lost my way.`"""
    words = len(name.split())
    if words >= _FEWEST_WORDS and (_ENDS.fullmatch(name) or _ENDS_WITHIN.search(name)):
        return True
    return words >= _FEWEST_UNMARKED and name[0].islower() and not _OF_NAMES.search(name)


def is_in_small_letters(name: str) -> bool:
    """Whether a name begins in lower case, or most of its words are in lower case.

    Meaningful only if other names `begin_with_capitals`.
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
