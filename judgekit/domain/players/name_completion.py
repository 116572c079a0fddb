"""Names of players completed while they are typed.

`petr` and `лена` find `Petrova, Lena` and `Алёна Орлова` needs no ё; `a ros`, `rossi a` and `ar`
find `Anna Rossi`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from enum import IntEnum
from heapq import nsmallest
from itertools import pairwise
from typing import NamedTuple

_WORDS = re.compile(r"[^\W_]+")
_ACCENTS = re.compile("[\u0300-\u036f]+")
_APOSTROPHES = re.compile("['’ʼ`´]")
_NO_ACCENT = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "þ": "th", "ı": "i", "ħ": "h"}
)


class _Match(IntEnum):
    """How well a name goes with what was typed, best first."""

    WHOLE_WORDS = 0
    BEGINNINGS = 1
    RUN_TOGETHER = 2
    """`delarosa` for `De la Rosa`."""
    INITIALS = 3
    INSIDE = 4


class _KnownName(NamedTuple):
    """A name with what it is sorted by, its words, these run together, and their initials."""

    name: str
    sorted_by: str
    words: list[str]
    joined: str
    initials: str


class KnownNames:
    """Names whose words are taken apart once, for thousands of them and every keystroke."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = []
        for name in dict.fromkeys(names):
            words = name_words(name)
            initials = "".join(word[0] for word in words)
            joined = "".join(words)
            self._names.append(_KnownName(name, name.casefold(), words, joined, initials))

    def complete(self, typed: str, limit: int = 8) -> tuple[str, ...]:
        """Those names, at most `limit`, that go with the typed words, best first.

        Every typed word must begin a word of the name, in any order; else the typed letters must
        be the name's initials, or stand within it. Case, accents and ё don't matter.
        """
        words = name_words(typed)
        if not words or limit < 1:
            return ()
        first, letters = words[0][0], "".join(words)
        found = []
        for known in self._names:
            # Whatever fits begins a word with the first letter, or has all letters within it.
            if first in known.initials or (len(letters) > 1 and letters in known.joined):
                rank = _rank(words, letters, known)
                if rank is not None:
                    found.append((rank, known.sorted_by, known.name))
        return tuple(name for _, _, name in nsmallest(limit, found))


def complete(names: Iterable[str], typed: str, limit: int = 8) -> tuple[str, ...]:
    """The same of names that are asked about once."""
    return KnownNames(names).complete(typed, limit)


def name_words(text: str) -> list[str]:
    """Its words, folded: no case, accents, ё or apostrophes."""
    folded = _APOSTROPHES.sub("", text).casefold()
    if not folded.isascii():
        folded = _ACCENTS.sub("", unicodedata.normalize("NFKD", folded)).translate(_NO_ACCENT)
    return _WORDS.findall(folded)


def _rank(typed: Sequence[str], letters: str, known: _KnownName) -> tuple[int, int, int] | None:
    """The kind of match, how far from the front it is, how many words are left over; None where
    there is no match. `letters` are those of the typed words, run together."""
    words = known.words
    places = _places(typed, words)
    if places is not None:
        whole = all(words[at] == word for at, word in zip(places, typed, strict=True))
        kind = _Match.WHOLE_WORDS if whole else _Match.BEGINNINGS
        turned = sum(a > b for a, b in pairwise(places))
        return kind, 2 * turned + min(places), len(words)
    if known.joined.startswith(letters):
        return _Match.RUN_TOGETHER, 0, len(words)
    initials = known.initials
    if len(letters) > 1 and (initials.startswith(letters) or initials[::-1] == letters):
        return _Match.INITIALS, 0, len(words)
    at = known.joined.find(letters)
    return (_Match.INSIDE, at, len(words)) if at >= 0 and len(letters) > 1 else None


def _places(typed: Sequence[str], words: Sequence[str]) -> list[int] | None:
    """Which word of the name each typed word begins, none twice.

    The longest typed word chooses first: what it may begin, a shorter beginning of it may too.
    """
    if len(typed) == 1:
        begun = [at for at, word in enumerate(words) if word.startswith(typed[0])]
        return [next((at for at in begun if words[at] == typed[0]), begun[0])] if begun else None
    places = [-1] * len(typed)
    free = set(range(len(words)))
    for at in sorted(range(len(typed)), key=lambda place: -len(typed[place])):
        fits = [place for place in sorted(free) if words[place].startswith(typed[at])]
        if not fits:
            return None
        whole = [place for place in fits if words[place] == typed[at]]
        places[at] = (whole or fits)[0]
        free.remove(places[at])
    return places
