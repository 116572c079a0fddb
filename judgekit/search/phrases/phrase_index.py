"""Index of phrasings in one language by the stems of their words.

A text has a body (its description) and phrasings (how people say it). They are compared by
features: terms, related groups, and pairs of them (`phrasing_words`).
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple

import msgspec
from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from judgekit.search.phrases.kept_names import NameTable, TextTable
from judgekit.search.phrases.kept_phrases import KeptPhrases
from judgekit.search.phrases.number_rows import MOST_OFTEN, NumberRows, as_numbers
from judgekit.search.phrases.phrasing_words import NEAR, PAIR, PhrasingWords, WordReader

K1, B = 1.2, 0.5
BODY = 0.55
GUESSED = 0.8
LEAST_START, MOST_COMPLETIONS = 2, 24
MOST_REMEMBERED = 1024
LEAST_REPAIRED, MOST_REPAIRS = 4, 3
PHRASING_WEIGHTS = (1.0, 0.3)
"""Weights of the two nearest phrasings of a text, the nearest first."""

UNKNOWN = 2.0
"""Weight of a word in no text; a rare word has about 3."""

LEAST_TOLD = 0.12
"""Features with a lower weight are ignored: words in nearly all texts."""

Meant = Mapping[str, float]
"""Possible features of one word with their certainty."""

Near = tuple[float, int]
"""How near a phrasing is, and its number."""
_UNSAID: Near = (0.0, -1)


class Found(msgspec.Struct, frozen=True):
    """A text with its score, higher is better, and the number of the closest phrasing; -1 if none
    is close."""

    id: str
    score: float
    phrasing: int


class _Repaired(NamedTuple):
    """The typing errors of a word, and the terms of those that it may be instead."""

    errors: int
    terms: list[str]


_UNREPAIRED = _Repaired(0, [])


class PhraseIndex:
    """Index over the texts of one language."""

    def __init__(self, kept: KeptPhrases, reader: WordReader) -> None:
        """`reader` is the one that the texts were read with."""
        self._reader = reader
        self._ids, self._wholeness, self._lengths = kept.ids, kept.wholeness, kept.lengths
        self._phrasings = TextTable(kept.phrasings)
        self._owner, self._weight = array("I", bytes(kept.owners)), array("d", bytes(kept.weights))
        self._share = array("d", (each**-0.5 if each else 0.0 for each in self._weight))
        self._features = NameTable(kept.features)
        self._idf = kept.rarity.cast("d")
        self._with, self._in_texts = NumberRows(kept.in_phrasings), NumberRows(kept.in_texts)
        self._words = NameTable(kept.words)
        self._terms, self._alphabetic = as_numbers(kept.terms), as_numbers(kept.alphabetic)
        self._repaired: dict[str, _Repaired] = {}
        """Cache of corrected words, since a line is searched again on every keystroke."""

    def search(self, words: Sequence[str]) -> list[Found]:
        """Return the texts that match these folded words; the last word may be unfinished."""
        return self.about(self.meant(words))

    def read(self, words: Sequence[str]) -> PhrasingWords:
        """Return the features of these folded words, in order."""
        return self._reader.read(words)

    def has(self, word: str) -> bool:
        """Whether a text has the folded word in exactly this form."""
        return self._words.number(word) is not None

    def is_bare_stem(self, word: str) -> bool:
        """Whether the folded word is what is left of others without their endings."""
        return self._reader.read([word]).terms == [word]

    def weight(self, *features: str) -> float:
        """Return the weight of the rarest of the features; 0 if no text has any of them."""
        return max(map(self._rarity, features))

    def meant(self, words: Sequence[str]) -> list[Meant]:
        """Return the meanings of the words, one each, then those of their pairs.

        An unknown word is replaced by a related one, else by completions, else by corrections.
        """
        said = self._reader.read(words)
        known = self._features.number
        meant: list[Meant] = []
        for at, (word, term, near) in enumerate(zip(words, said.terms, said.near, strict=True)):
            if known(term) is not None:
                meant.append({term: 1.0})
                if known(near) is not None:
                    meant.append({near: NEAR})
            elif known(near) is not None:
                meant.append({near: 1.0})
            else:
                begun = self.completions(word) if at == len(words) - 1 else []
                meant.append(dict.fromkeys(begun or self.repairs(word), GUESSED))
        pairs = dict.fromkeys(said.pairs)
        meant += [{pair: PAIR} for pair in pairs if known(pair) is not None]
        return meant

    def about(self, words: Sequence[Meant]) -> list[Found]:
        """Return the texts that match these meanings, likeliest first."""
        weights: dict[str, float] = {}
        asked = known = 0.0
        for meant in words:
            told = {term: self._rarity(term) * sure for term, sure in meant.items()}
            best = max(told.values(), default=0.0)
            known += best
            asked += best or UNKNOWN
            for term, weight in told.items():
                weights[term] = max(weight, weights.get(term, 0.0))
        if not known:
            return []
        telling = self._telling(weights)
        bodies = self._body_scores(telling)
        said: defaultdict[int, float] = defaultdict(float)
        for feature, weight in telling.items():
            for phrasing in self._with.row(feature):
                said[phrasing] += weight
        nearest = self._nearest(said)
        scale = asked**-0.5
        highest = max(bodies.values(), default=0.0) or 1.0
        share = known / asked
        found = []
        for text in {*bodies, *nearest}:
            (first, phrasing), (second, _) = nearest.get(text, (_UNSAID, _UNSAID))
            said_so = scale * (PHRASING_WEIGHTS[0] * first + PHRASING_WEIGHTS[1] * second)
            body = bodies.get(text, 0.0) / highest * share
            score = said_so / sum(PHRASING_WEIGHTS) + BODY * body
            found.append(Found(self._ids[text], score, phrasing))
        return sorted(found, key=lambda each: -each.score)

    def phrasing(self, found: Found) -> str:
        """Return the phrasing that is closest; empty if there is none."""
        return self._phrasings.text(found.phrasing) if found.phrasing >= 0 else ""

    def _telling(self, weights: Mapping[str, float]) -> dict[int, float]:
        """Return the known features, by number, whose weight tells anything."""
        numbered = ((self._features.number(each), weight) for each, weight in weights.items())
        return {
            number: weight
            for number, weight in numbered
            if number is not None and weight >= LEAST_TOLD
        }

    def _nearest(self, said: Mapping[int, float]) -> dict[int, tuple[Near, Near]]:
        """Return the two nearest phrasings of each text, given the weight matched of each."""
        nearest: dict[int, tuple[Near, Near]] = {}
        owner, share, weight, wholenesses = self._owner, self._share, self._weight, self._wholeness
        neither = _UNSAID, _UNSAID
        for phrasing, matched in said.items():
            text, near = owner[phrasing], matched * share[phrasing]
            wholeness = wholenesses[text]
            if wholeness and matched < weight[phrasing]:
                near *= (matched / weight[phrasing]) ** wholeness
            first, second = nearest.get(text, neither)
            if near > first[0]:
                nearest[text] = (near, phrasing), first
            elif near > second[0]:
                nearest[text] = first, (near, phrasing)
        return nearest

    def errors(self, word: str) -> int | None:
        """Count the typing errors between a folded word and the nearest that a text has; 0 for one
        that a text has in any form, or that begins one. None if none is near."""
        said = self._reader.read([word])
        known = self._features.number
        if any(known(each) is not None for each in (*said.terms, *said.near)):
            return 0
        if self.completions(word):
            return 0
        repaired = self._repairs(word)
        return repaired.errors if repaired.terms else None

    def completions(self, start: str) -> list[str]:
        """Return the terms of words with this prefix, shortest first; none for a single letter."""
        if len(start) < LEAST_START:
            return []
        text = self._words.text
        first = bisect_left(self._alphabetic, start, key=text)
        begun = takewhile(lambda word: text(word).startswith(start), self._alphabetic[first:])
        return self._terms_of(sorted(begun, key=lambda word: len(text(word)))[:MOST_COMPLETIONS])

    def repairs(self, word: str) -> list[str]:
        """Return the terms of the nearest words: 1 edit below six letters, 2 below ten, else 3."""
        return self._repairs(word).terms

    def _repairs(self, word: str) -> _Repaired:
        if word not in self._repaired:
            if len(self._repaired) >= MOST_REMEMBERED:
                self._repaired.clear()
            self._repaired[word] = self._repair(word)
        return self._repaired[word]

    def _repair(self, word: str) -> _Repaired:
        length = len(word)
        if length < LEAST_REPAIRED or word[0].isdigit():
            return _UNREPAIRED
        edits = 1 if length < 6 else 2 if length < 10 else 3
        near = extract(word, self._spellings, scorer=OSA.distance, score_cutoff=edits, limit=8)
        if not near:
            return _UNREPAIRED
        nearest = min(distance for _, distance, _ in near)
        same = [(known, number) for known, distance, number in near if distance == nearest]
        first = [each for each in same if each[0][0] == word[0]] or same
        terms = self._terms_of(number for _, number in first)[:MOST_REPAIRS]
        return _Repaired(nearest, terms)

    @cached_property
    def _spellings(self) -> list[str]:
        """All words, read when one is first not known."""
        return self._words.all()

    def _terms_of(self, words: Iterable[int]) -> list[str]:
        terms = (self._features.text(self._terms[word]) for word in words)
        return list(dict.fromkeys(terms))

    def _body_scores(self, telling: Mapping[int, float]) -> dict[int, float]:
        scores: defaultdict[int, float] = defaultdict(float)
        average = sum(self._lengths) / max(1, len(self._lengths))
        for feature, weight in telling.items():
            for often in self._in_texts.row(feature):
                text, count = divmod(often, MOST_OFTEN)
                length = 1 - B + B * self._lengths[text] / average
                scores[text] += weight * count * (K1 + 1) / (count + K1 * length)
        return dict(scores)

    def _rarity(self, feature: str) -> float:
        number = self._features.number(feature)
        return 0.0 if number is None else self._idf[number]
