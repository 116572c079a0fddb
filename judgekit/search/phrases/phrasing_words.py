"""Features of a phrasing's words: a term each, a group of related words, pairs of terms.

"Drew" and "drawn" are one term. "Grip" is related to "hand": less certain than a term of its own,
since related words do not always mean the same. A pair is two consecutive terms: "no reveal" says
more than both words separately.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise, repeat
from typing import NamedTuple

import msgspec

from judgekit.search.words.stemming import Stemming

NEAR_MARK, PAIR_MARK = "~", "_"
"""Characters that occur in no folded word, so that features can't collide with terms."""


NEAR, PAIR = 0.5, 0.4
"""Weights of features that are no terms; a term has weight 1."""


class AlikeWords(msgspec.Struct, frozen=True):
    """Folded words of a language, each with the representative of its group.

    `intent` are prefixes of words that express knowledge or concealment.
    """

    same: Mapping[str, str] = {}
    near: Mapping[str, str] = {}
    intent: tuple[str, ...] = ()


class PhrasingWords(NamedTuple):
    """Features of words: a term each, the related group of each or "", the pairs of terms."""

    terms: list[str]
    near: list[str]
    pairs: list[str]

    def features(self) -> list[str]:
        """Return all features."""
        return [*self.terms, *filter(None, self.near), *self.pairs]


class WordReader:
    """Reads folded words of one language."""

    def __init__(self, language: str, alike: AlikeWords) -> None:
        self._language = language
        self._stemming = Stemming()
        self._same = self._with_stems(alike.same)
        self._near = self._with_stems(
            {word: NEAR_MARK + group for word, group in alike.near.items()}
        )

    def read(self, words: Sequence[str]) -> PhrasingWords:
        """Return the features of these words, in order."""
        return next(self.read_lines([words]))

    def read_lines(self, lines: Sequence[Sequence[str]]) -> Iterator[PhrasingWords]:
        """Yield the features of each line; all words are stemmed at once."""
        words = list(chain.from_iterable(lines))
        stems = self._stemming.stems(words, self._language)
        terms = _looked_up(self._same, words, stems, stems)
        near = _looked_up(self._near, words, stems, repeat("", len(words)))
        start = 0
        for line in lines:
            end = start + len(line)
            here = terms[start:end]
            pairs = [one + PAIR_MARK + next_one for one, next_one in pairwise(here)]
            yield PhrasingWords(here, near[start:end], pairs)
            start = end

    def _with_stems(self, groups: Mapping[str, str]) -> dict[str, str]:
        stems = self._stemming.stems(list(groups), self._language)
        return dict(zip(stems, groups.values(), strict=True)) | dict(groups)


def worth(feature: str) -> float:
    """Return the weight of a feature beside a term's."""
    if PAIR_MARK in feature:
        return PAIR
    return NEAR if feature.startswith(NEAR_MARK) else 1.0


def _looked_up(
    groups: Mapping[str, str],
    words: Sequence[str],
    stems: Sequence[str],
    otherwise: Iterable[str],
) -> list[str]:
    found = groups.get
    return [
        found(word) or found(stem) or other
        for word, stem, other in zip(words, stems, otherwise, strict=True)
    ]
