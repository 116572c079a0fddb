"""What the words of a phrasing stand for: a term each, what is near in meaning, pairs.

"Drew" and "drawn" are one term. "Grip" is near to "hand": less sure than a term of its own, since
words that are near do not always mean the same. A pair is two terms that follow each other: "no
reveal" tells more than both words apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise, repeat
from typing import NamedTuple

import msgspec

from judgekit.search.words.stemming import Stemming

NEAR_MARK, PAIR_MARK = "~", "_"
"""No folded word has them, so that no term is taken for what is near or for a pair."""


class AlikeWords(msgspec.Struct, frozen=True):
    """Folded words of a language, each with the one that stands for all of its group.

    `intent` are beginnings of words that speak of somebody who knows what they do, or hides it.
    """

    same: Mapping[str, str] = {}
    near: Mapping[str, str] = {}
    intent: tuple[str, ...] = ()


class PhrasingWords(NamedTuple):
    """Words as they were read: a term for each, what each is near to or "", the pairs of terms."""

    terms: list[str]
    near: list[str]
    pairs: list[str]

    def features(self) -> list[str]:
        """All that the words stand for."""
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
        """What these words, in their order, stand for."""
        return next(self.read_lines([words]))

    def read_lines(self, lines: Sequence[Sequence[str]]) -> Iterator[PhrasingWords]:
        """What the words of each line stand for, all of them stemmed at once."""
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
