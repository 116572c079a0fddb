"""Tells sentences from names of cards, by how they are written; no name is looked up."""

from __future__ import annotations

import re
from collections.abc import Sequence

_FEWEST_WORDS = 6
"""Of a sentence with a number in front; most names have fewer."""
_FEWEST_READ_ON = 5
_FEWEST_SMALL = 2
_ENDS = re.compile(r".*[^\W\d_]{2}[.!?:…]['\")»”]?", re.DOTALL)
_ENDS_WITHIN = re.compile(r"[^\W\d_]{4}[.!?…]\s+\w")
"""Behind a whole word: `Dr.` and `R.M.S.` end nothing."""
_LONG_WORD = re.compile(r"[^\W\d_]{4,}")
_MOST_CAPITAL = 0.8


def is_sentence(text: str, name: str) -> bool:
    """Whether a line with a number in front, and what was taken for the name, is a sentence:
    `15 minutes into the round I lost my way.`"""
    is_long = len(name.split()) >= _FEWEST_WORDS
    return is_long and bool(_ENDS.fullmatch(text) or _ENDS_WITHIN.search(text))


def reads_on(name: str) -> bool:
    """Whether words follow each other in small letters, as they rarely do in names.

    It means something only where other names begin with capitals.
    """
    words = name.split()
    small = [word for word in words if word[0].islower() and _LONG_WORD.match(word)]
    is_long = len(words) >= _FEWEST_READ_ON and len(small) >= _FEWEST_SMALL
    return is_long and 3 * len(small) >= len(words)


def are_capital(names: Sequence[str]) -> bool:
    """Whether nearly all of these names begin with a capital."""
    cased = [name for name in names if name[:1].isupper() or name[:1].islower()]
    capital = sum(name[0].isupper() for name in cased)
    return bool(cased) and capital > _MOST_CAPITAL * len(cased)
