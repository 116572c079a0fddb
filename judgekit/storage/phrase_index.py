"""Ways of saying things, by the stems of their words: what a few words may mean, in one language.

A text has a body (what is written about it) and phrasings (how people say it). Words are compared
by stems; words that mean the same on the floor are one (`SameWords`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from heapq import nlargest
from math import log

import msgspec
from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from judgekit.domain.rules.folding import fold, tokens
from judgekit.storage.stemming import Stemming

K1, B = 1.2, 0.5
BODY = 0.45
LEAST_START, MOST_COMPLETIONS = 2, 24
LEAST_REPAIRED, MOST_REPAIRS = 4, 3
PHRASING_WEIGHTS = (1.0, 0.3, 0.1)
"""What the best phrasings of a text count, the best first."""

UNKNOWN = 2.0
"""What a word tells that no text has, where a rare one tells about 3."""

Meant = Mapping[str, float]
"""The terms that one word may mean, each with how surely."""

SameWords = Mapping[str, str]
"""Folded words to the one that stands for all that mean the same."""


class SaidText(msgspec.Struct, frozen=True):
    """Something to be found: its id, what is written about it, how people say it."""

    id: str
    body: Sequence[str]
    phrasings: Sequence[str]


class Found(msgspec.Struct, frozen=True):
    """A text with its score, from 0 to about 1, and the phrasing that came nearest."""

    id: str
    score: float
    phrasing: str


class PhraseIndex:
    """The texts of one language."""

    def __init__(self, language: str, texts: Sequence[SaidText], same: SameWords) -> None:
        self._language = language
        self._stemming = Stemming()
        self._same = same
        self._texts = texts
        self._phrasings: list[str] = []
        self._owner: list[int] = []
        self._weight: list[float] = []
        self._with: defaultdict[str, list[int]] = defaultdict(list)
        self._in_bodies: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        self._lengths: list[int] = []
        self._words: dict[str, str] = {}
        """Every folded word that is known, to its term."""
        self._read(texts)

    def terms(self, text: str) -> list[str]:
        """The terms of a text: stems, or the word that stands for all that mean the same."""
        words = fold([each.word for each in tokens(text)])
        return self.terms_of(words)

    def terms_of(self, words: Sequence[str]) -> list[str]:
        """The term of each folded word."""
        same = self._same
        stems = self._stemming.stems(words, self._language)
        return [
            same.get(word) or same.get(stem) or stem
            for word, stem in zip(words, stems, strict=True)
        ]

    def idf(self, term: str) -> float:
        """How much a term tells; 0 where no text has it."""
        return self._idf.get(term, 0.0)

    def search(self, words: Sequence[Meant]) -> list[Found]:
        """The texts that these words, each as the terms it may mean, may be about."""
        weights: dict[str, float] = {}
        asked = known = 0.0
        for meant in words:
            told = {term: self.idf(term) * sure for term, sure in meant.items()}
            best = max(told.values(), default=0.0)
            known += best
            asked += best or UNKNOWN
            for term, weight in told.items():
                weights[term] = max(weight, weights.get(term, 0.0))
        if not known:
            return []
        bodies = self._body_scores(weights)
        said: defaultdict[int, float] = defaultdict(float)
        for term, weight in weights.items():
            for phrasing in self._with.get(term, ()):
                said[phrasing] += weight
        like: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
        for phrasing, matched in said.items():
            likeness = matched / (asked * self._weight[phrasing]) ** 0.5
            like[self._owner[phrasing]].append((likeness, phrasing))
        highest = max(bodies.values(), default=0.0) or 1.0
        share = known / asked
        found = []
        for text in {*bodies, *like}:
            nearest = nlargest(len(PHRASING_WEIGHTS), like.get(text, ()))
            said_so = sum(
                weight * each for weight, (each, _) in zip(PHRASING_WEIGHTS, nearest, strict=False)
            ) / sum(PHRASING_WEIGHTS)
            body = bodies.get(text, 0.0) / highest * share
            words_said = self._phrasings[nearest[0][1]] if nearest else ""
            found.append(Found(self._texts[text].id, said_so + BODY * body, words_said))
        return sorted(found, key=lambda each: -each.score)

    def completions(self, start: str) -> list[str]:
        """The terms of the words that begin so, the shortest first; none for a single letter."""
        if len(start) < LEAST_START:
            return []
        found = sorted((word for word in self._words if word.startswith(start)), key=len)
        return list(dict.fromkeys(self._words[word] for word in found[:MOST_COMPLETIONS]))

    def repairs(self, word: str) -> list[str]:
        """The terms of the nearest words: one edit under six letters, two under ten, then three."""
        length = len(word)
        if length < LEAST_REPAIRED or word[0].isdigit():
            return []
        edits = 1 if length < 6 else 2 if length < 10 else 3
        near = extract(word, self._words.keys(), scorer=OSA.distance, score_cutoff=edits, limit=8)
        if not near:
            return []
        nearest = min(distance for _, distance, _ in near)
        same = [known for known, distance, _ in near if distance == nearest]
        first = [known for known in same if known[0] == word[0]] or same
        return list(dict.fromkeys(self._words[known] for known in first))[:MOST_REPAIRS]

    def _body_scores(self, weights: Mapping[str, float]) -> dict[int, float]:
        scores: defaultdict[int, float] = defaultdict(float)
        average = sum(self._lengths) / max(1, len(self._lengths))
        for term, weight in weights.items():
            for text, count in self._in_bodies.get(term, ()):
                length = 1 - B + B * self._lengths[text] / average
                scores[text] += weight * count * (K1 + 1) / (count + K1 * length)
        return dict(scores)

    def _read(self, texts: Sequence[SaidText]) -> None:
        having: Counter[str] = Counter()
        for number, text in enumerate(texts):
            count: Counter[str] = Counter()
            for phrasing in text.phrasings:
                terms = self._learn(phrasing)
                count.update(terms)
                for term in set(terms):
                    self._with[term].append(len(self._phrasings))
                self._phrasings.append(phrasing)
                self._owner.append(number)
            for line in text.body:
                count.update(self._learn(line))
            self._lengths.append(count.total())
            having.update(count.keys())
            for term, often in count.items():
                self._in_bodies[term].append((number, often))
        total = len(texts)
        self._idf = {
            term: log(1 + (total - each + 0.5) / (each + 0.5)) for term, each in having.items()
        }
        self._weight = [0.0] * len(self._phrasings)
        for term, having_it in self._with.items():
            for at in having_it:
                self._weight[at] += self._idf[term]

    def _learn(self, text: str) -> list[str]:
        words = fold([each.word for each in tokens(text)])
        terms = self.terms_of(words)
        self._words.update(zip(words, terms, strict=True))
        return terms
