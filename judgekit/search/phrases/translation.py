"""What is said in one language, put word for word into another, to be looked for there too."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise

from judgekit.search.phrases.phrase_index import Meant, PhraseIndex
from judgekit.search.phrases.phrasing_words import NEAR, PAIR, PAIR_MARK

SameWords = Mapping[str, Sequence[str]]
"""Folded words of each language that mean the same."""

LEAST_MISSED = 2.0
"""Weight of a word from which it is missed in the other language; articles and the like are not."""
TURNED = 0.7
"""Certainty of a pair of neighbours, since another language may order and bind them otherwise."""


class Translation:
    """Puts folded words of one language into the meanings of another's index."""

    def __init__(
        self,
        rows: Sequence[SameWords],
        source: str,
        target: str,
        indexes: Mapping[str, PhraseIndex],
    ) -> None:
        self._from, self._to = indexes[source], indexes[target]
        self._others = [index for code, index in indexes.items() if code != source]
        self._words = self._by_feature(rows, source, target)

    def meant(self, words: Sequence[str]) -> list[Meant]:
        """Return the meanings of the words and of their pairs; none unless the source knows at
        least half of the words. A word without a row means itself: the name of a card."""
        said = self._from.read(words)
        known = [
            self._from.weight(*features) for features in zip(said.terms, said.near, strict=True)
        ]
        if 2 * sum(weight > 0 for weight in known) < len(words):
            return []
        meant: list[Meant] = []
        terms: list[str] = []
        last = len(words) - 1
        for at, word in enumerate(words):
            term, near, weight = said.terms[at], said.near[at], known[at]
            into = self._words.get(term) or self._words.get(near)
            if into and self._is_its_own(word, is_last=at == last):
                meaning = self._meaning(into)
                meant.append(meaning)
                terms.append(next(iter(meaning), ""))
            else:
                (itself,) = self._to.read([word]).terms
                if self._to.weight(itself):
                    meant.append({itself: 1.0})
                elif not 0 < weight < LEAST_MISSED:
                    meant.append({})
                terms.append("")
        return meant + self._pairs(terms)

    def _is_its_own(self, word: str, *, is_last: bool) -> bool:
        """Whether a word may be one of the source's language, and not only have the stem of one.

        `large` isn't `largo`, since another language has it; `larg` has only been begun.
        """
        if self._from.has(word):
            return True
        is_begun = is_last and self._from.is_bare_stem(word)
        return not is_begun and not any(index.has(word) for index in self._others)

    def _meaning(self, words: Sequence[str]) -> Meant:
        said = self._to.read(words)
        meaning = {near: NEAR for near in said.near if self._to.weight(near)}
        return {term: 1.0 for term in said.terms if self._to.weight(term)} | meaning

    def _pairs(self, terms: Sequence[str]) -> list[Meant]:
        both = ((one, other) for pair in pairwise(terms) for one, other in (pair, pair[::-1]))
        pairs = dict.fromkeys(one + PAIR_MARK + other for one, other in both)
        return [{pair: TURNED * PAIR} for pair in pairs if self._to.weight(pair)]

    def _by_feature(
        self, rows: Sequence[SameWords], source: str, target: str
    ) -> Mapping[str, Sequence[str]]:
        """Return the target's words by each term and related group of the source's."""
        words: defaultdict[str, dict[str, None]] = defaultdict(dict)
        for row in rows:
            said = self._from.read(row[source])
            for feature in filter(None, (*said.terms, *said.near)):
                words[feature].update(dict.fromkeys(row[target]))
        return {feature: tuple(into) for feature, into in words.items()}
