"""Matching of written names to known players: `ROSSI Anna` is `Anna Rossi`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import SequenceMatcher
from heapq import nlargest

import msgspec

from judgekit.domain.shared.player_key import name_words, namesake_key, player_key, written_key

MOST_CANDIDATES = 5
ALIKE = 0.75
"""Minimum similarity of two names for one to be a misspelling of the other, from 0 to 1."""
PART = 4
"""Letters from which a misspelled word alone may mean a name."""
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
    """An index of known names, in which thousands of written names can be looked up."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._by_key: dict[str, dict[str, str]] = {}
        self._by_beginning: dict[str, list[tuple[str, str, frozenset[str]]]] = {}
        for name in names:
            words = name_words(name)
            namesakes = self._by_key.setdefault(player_key(name), {})
            if not words or namesakes.setdefault(written_key(name), name) != name:
                continue
            known = name, " ".join(sorted(words)), frozenset(words)
            for beginning in {word[:LEADING] for word in words}:
                self._by_beginning.setdefault(beginning, []).append(known)

    def match(self, written: str) -> NameMatch:
        """Match a name: unique if a known name has the same words, else with candidates.

        Order, capitals and accents matter only if two known players differ in nothing else.
        """
        namesakes = self._by_key.get(player_key(written), {}) if name_words(written) else {}
        same = namesakes.get(namesake_key(written, namesakes)) if len(namesakes) > 1 else None
        if len(namesakes) == 1:
            same = next(iter(namesakes.values()))
        return NameMatch(same) if same is not None else NameMatch(candidates=self.near(written))

    def near(self, written: str, but: Callable[[str], bool] = lambda _: False) -> tuple[str, ...]:
        """Known names that are misspelled or have a word more, less or shortened, likeliest first.

        Names for which `but` returns True are left out.
        """
        words = name_words(written)
        if not words:
            return ()
        joined, own = " ".join(sorted(words)), frozenset(words)
        near = {
            known
            for beginning in {word[:LEADING] for word in words}
            for known in self._by_beginning.get(beginning, ())
        }
        ranked = []
        for name, known_joined, known_words in near:
            alike = 1.0 if _is_shortened(own, known_words) else _alike(joined, known_joined)
            alike = max(alike, _part_alike(own, known_words))
            if alike >= ALIKE and not but(name):
                ranked.append((alike, name))
        best = nlargest(
            MOST_CANDIDATES, sorted(ranked, key=lambda each: each[1]), lambda each: each[0]
        )
        return tuple(name for _, name in best)


def _is_shortened(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether each word of the shorter name is a word of the other or begins one, and at least one
    is whole: `Rossi`, `A. Rossi`, `Anna Rossi` and `Anna Maria Rossi`."""
    fewer, more = sorted((one, other), key=lambda words: (len(words), sum(map(len, words))))
    whole = fewer & more
    return any(len(word) >= LEADING for word in whole) and all(
        any(word.startswith(short) for word in more - whole) for short in fewer - whole
    )


def _part_alike(fewer: frozenset[str], more: frozenset[str]) -> float:
    """How alike a misspelled part of a name is to the words of the name that it may mean, from 0
    to 1: `Webre` of `T. Weber`."""
    if len(fewer) >= len(more) or min(map(len, fewer)) < PART:
        return 0.0
    return min(max(_alike(word, other) for other in more) for word in fewer)


def _alike(one: str, other: str) -> float:
    compared = SequenceMatcher(None, one, other, autojunk=False)
    return compared.ratio() if compared.quick_ratio() >= ALIKE else 0.0
