"""Which player a name on a paper or in a file means: `ROSSI Anna` is `Anna Rossi`."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from heapq import nlargest

import msgspec

from judgekit.domain.players.name_completion import name_words

MOST_CANDIDATES = 5
ALIKE = 0.75
"""How much of two names has to be the same for one to be a slip of the other, from 0 to 1."""
LEADING = 2
"""Letters of a word that candidates share with one of the name's."""


class NameMatch(msgspec.Struct, frozen=True):
    """`name` is the known player where one alone is meant, else empty; `candidates` are who may be
    meant, the likeliest first. Neither: nobody who is known comes near."""

    name: str = ""
    candidates: tuple[str, ...] = ()


class WrittenNames:
    """Known names, for thousands of written ones to be looked up in."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._by_words: dict[tuple[str, ...], list[str]] = {}
        self._by_beginning: dict[str, list[tuple[str, str, frozenset[str]]]] = {}
        for name in dict.fromkeys(names):
            words = name_words(name)
            self._by_words.setdefault(tuple(sorted(words)), []).append(name)
            known = name, " ".join(sorted(words)), frozenset(words)
            for beginning in {word[:LEADING] for word in words}:
                self._by_beginning.setdefault(beginning, []).append(known)

    def match(self, written: str) -> NameMatch:
        """Sure where all words are the same, in any order; case and accents don't matter."""
        words = name_words(written)
        if not words:
            return NameMatch()
        same = self._by_words.get(tuple(sorted(words)), [])
        exact = [written] if written in same else same
        if len(exact) == 1:
            return NameMatch(exact[0])
        if same:
            return NameMatch(candidates=tuple(same[:MOST_CANDIDATES]))
        return NameMatch(candidates=self._near(words))

    def _near(self, words: list[str]) -> tuple[str, ...]:
        """Names with a slip, with a word too many or too few, and the like."""
        joined, own = " ".join(sorted(words)), frozenset(words)
        near = {
            known
            for beginning in {word[:LEADING] for word in words}
            for known in self._by_beginning.get(beginning, ())
        }
        ranked = []
        for name, known_joined, known_words in near:
            is_within = len(own) > 1 and (own <= known_words or known_words <= own)
            alike = 1.0 if is_within and len(known_words) > 1 else _alike(joined, known_joined)
            if alike >= ALIKE:
                ranked.append((alike, name))
        best = nlargest(
            MOST_CANDIDATES, sorted(ranked, key=lambda each: each[1]), lambda each: each[0]
        )
        return tuple(name for _, name in best)


def _alike(one: str, other: str) -> float:
    compared = SequenceMatcher(None, one, other, autojunk=False)
    return compared.ratio() if compared.quick_ratio() >= ALIKE else 0.0
