"""Matching of written names to known players: `ROSSI Anna` is `Anna Rossi`."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from heapq import nlargest

import msgspec

from judgekit.domain.players.name_completion import name_words

MOST_CANDIDATES = 5
ALIKE = 0.75
"""Minimum similarity of two names for one to be a misspelling of the other, from 0 to 1."""
LEADING = 2
"""Leading letters of a word that candidates must share with a word of the name."""


class NameMatch(msgspec.Struct, frozen=True):
    """`name` is the known player if the match is unique, else empty.

    `candidates` are the possible players, likeliest first. Both are empty if no known name is
    close.
    """

    name: str = ""
    candidates: tuple[str, ...] = ()


class WrittenNames:
    """Index of known names, for looking up thousands of written ones."""

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
        """Match a written name; unique if all words agree in any order, without accents or case."""
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
        """Similar names: misspelled, or with a word more or less."""
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
