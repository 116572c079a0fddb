"""Completion of player names while typing.

`petr` and `лена` match `Petrova, Lena`, and `Алёна Орлова` needs no ё; `a ros`, `rossi a` and `ar`
match `Anna Rossi`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from heapq import nsmallest
from itertools import pairwise
from typing import NamedTuple

from judgekit.domain.shared.player_key import name_words


class _Match(IntEnum):
    """How well a name matches the typed text, best first."""

    WHOLE_WORDS = 0
    BEGINNINGS = 1
    RUN_TOGETHER = 2
    """`delarosa` for `De la Rosa`."""
    INITIALS = 3
    INSIDE = 4


class _KnownName(NamedTuple):
    """A name with its sort key, its words, the words joined, and their initials."""

    name: str
    sorted_by: str
    words: list[str]
    joined: str
    initials: str


class KnownNames:
    """Names split into words once, so that thousands can be searched at every keystroke."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = []
        for name in dict.fromkeys(names):
            words = name_words(name)
            initials = "".join(word[0] for word in words)
            joined = "".join(words)
            self._names.append(_KnownName(name, " ".join(words), words, joined, initials))

    def complete(self, typed: str, limit: int = 8) -> tuple[str, ...]:
        """The names that match the typed words, best first, at most `limit`.

        Every typed word must begin a word of the name, in any order; otherwise the typed letters
        must be the name's initials, or be contained in it. Case, accents and ё don't matter.
        """
        words = name_words(typed)
        if not words or limit < 1:
            return ()
        first, letters = words[0][0], "".join(words)
        found = []
        for known in self._names:
            # Every match either begins a word with the first letter or contains all letters.
            if first in known.initials or (len(letters) > 1 and letters in known.joined):
                rank = _rank(words, letters, known)
                if rank is not None:
                    found.append((rank, known.sorted_by, known.name))
        return tuple(name for _, _, name in nsmallest(limit, found))


def complete(names: Iterable[str], typed: str, limit: int = 8) -> tuple[str, ...]:
    """Complete a name once, without keeping the index."""
    return KnownNames(names).complete(typed, limit)


def _rank(typed: Sequence[str], letters: str, known: _KnownName) -> tuple[int, int, int] | None:
    """Kind of match, distance from the front and number of words; None without a match.

    `letters` are the typed words joined.
    """
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
    """Positions of the words that the typed words begin, none used twice; None if one has none.

    The longest typed word is assigned first: a shorter beginning of the same word may fit it too.
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
