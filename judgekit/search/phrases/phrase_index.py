"""Index of phrasings in one language by the stems of their words.

A text has a body (its description) and phrasings (how people say it). They are compared by
features: terms, related groups, and pairs of them (`phrasing_words`).
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, takewhile
from math import log

import msgspec
from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from judgekit.search.phrases.number_rows import MOST_OFTEN, GatheredCells, NumberRows
from judgekit.search.phrases.phrasing_words import (
    NEAR_MARK,
    PAIR_MARK,
    AlikeWords,
    PhrasingWords,
    WordReader,
)
from judgekit.search.words.folding import fold, words_of

K1, B = 1.2, 0.5
BODY = 0.55
NEAR, PAIR = 0.5, 0.4
"""Weights of features that are no terms; a term has weight 1."""

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


class Phrasing(msgspec.Struct, frozen=True):
    """A searchable text: its id, its description, its phrasings.

    `wholeness` is the exponent by which the part of a phrasing that was not said counts against it.
    """

    id: str
    body: Sequence[str]
    phrasings: Sequence[str]
    wholeness: float = 0.0


class Found(msgspec.Struct, frozen=True):
    """A text with its score, higher is better, and the closest phrasing."""

    id: str
    score: float
    phrasing: str


class PhraseIndex:
    """Index over the texts of one language."""

    def __init__(self, language: str, texts: Sequence[Phrasing], alike: AlikeWords) -> None:
        self._reader = WordReader(language, alike)
        self._texts = texts
        self._wholeness = [text.wholeness for text in texts]
        self._phrasings: list[str] = []
        self._owner = array("I")
        self._numbers: dict[str, int] = {}
        """The number of each feature: its place in what follows."""
        self._lengths: list[int] = []
        self._words: dict[str, str] = {}
        """Maps every known folded word to its term."""
        self._repaired: dict[str, list[str]] = {}
        """Cache of corrected words, since a line is searched again on every keystroke."""
        self._read(texts)
        self._sorted = sorted(self._words)

    def search(self, words: Sequence[str]) -> list[Found]:
        """Return the texts that match these folded words; the last word may be unfinished."""
        return self.about(self.meant(words))

    def read(self, words: Sequence[str]) -> PhrasingWords:
        """Return the features of these folded words, in order."""
        return self._reader.read(words)

    def has(self, word: str) -> bool:
        """Whether a text has the folded word in exactly this form."""
        return word in self._words

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
        meant: list[Meant] = []
        for at, (word, term, near) in enumerate(zip(words, said.terms, said.near, strict=True)):
            if term in self._numbers:
                meant.append({term: 1.0})
                if near in self._numbers:
                    meant.append({near: NEAR})
            elif near in self._numbers:
                meant.append({near: 1.0})
            else:
                begun = self.completions(word) if at == len(words) - 1 else []
                meant.append(dict.fromkeys(begun or self.repairs(word), GUESSED))
        meant += [{pair: PAIR} for pair in dict.fromkeys(said.pairs) if pair in self._numbers]
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
        weights = {term: weight for term, weight in weights.items() if weight >= LEAST_TOLD}
        bodies = self._body_scores(weights)
        said: defaultdict[int, float] = defaultdict(float)
        for term, weight in weights.items():
            for phrasing in self._with.row(self._numbers[term]):
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
            words_said = self._phrasings[phrasing] if phrasing >= 0 else ""
            score = said_so / sum(PHRASING_WEIGHTS) + BODY * body
            found.append(Found(self._texts[text].id, score, words_said))
        return sorted(found, key=lambda each: -each.score)

    def phrasings_read(self) -> Iterator[tuple[str, Sequence[str], Sequence[str]]]:
        """Yield each phrasing as its text's id, its folded words, and their terms and groups."""
        for text in self._texts:
            said = self._folded(text.phrasings)
            for words, read in zip(said, self._reader.read_lines(said), strict=True):
                yield text.id, words, [*read.terms, *filter(None, read.near)]

    def _nearest(self, said: Mapping[int, float]) -> dict[int, tuple[Near, Near]]:
        """Return the two nearest phrasings of each text, given the weight matched of each."""
        nearest: dict[int, tuple[Near, Near]] = {}
        for phrasing, matched in said.items():
            text, near = self._owner[phrasing], matched * self._share[phrasing]
            wholeness = self._wholeness[text]
            if wholeness and matched < self._weight[phrasing]:
                near *= (matched / self._weight[phrasing]) ** wholeness
            first, second = nearest.get(text, (_UNSAID, _UNSAID))
            if near > first[0]:
                nearest[text] = (near, phrasing), first
            elif near > second[0]:
                nearest[text] = first, (near, phrasing)
        return nearest

    def completions(self, start: str) -> list[str]:
        """Return the terms of words with this prefix, shortest first; none for a single letter."""
        if len(start) < LEAST_START:
            return []
        first = bisect_left(self._sorted, start)
        begun = takewhile(lambda word: word.startswith(start), islice(self._sorted, first, None))
        found = sorted(begun, key=len)[:MOST_COMPLETIONS]
        return list(dict.fromkeys(self._words[word] for word in found))

    def repairs(self, word: str) -> list[str]:
        """Return the terms of the nearest words: 1 edit below six letters, 2 below ten, else 3."""
        if word not in self._repaired:
            if len(self._repaired) >= MOST_REMEMBERED:
                self._repaired.clear()
            self._repaired[word] = self._repair(word)
        return self._repaired[word]

    def _repair(self, word: str) -> list[str]:
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
            for often in self._in_texts.row(self._numbers[term]):
                text, count = divmod(often, MOST_OFTEN)
                length = 1 - B + B * self._lengths[text] / average
                scores[text] += weight * count * (K1 + 1) / (count + K1 * length)
        return dict(scores)

    def _rarity(self, feature: str) -> float:
        number = self._numbers.get(feature)
        return 0.0 if number is None else self._idf[number]

    def _read(self, texts: Sequence[Phrasing]) -> None:
        in_phrasings, in_texts = GatheredCells(), GatheredCells()
        having: Counter[int] = Counter()
        for number, text in enumerate(texts):
            features = self._features((*text.phrasings, *text.body))
            count: Counter[int] = Counter()
            for at, said in enumerate(islice(features, len(text.phrasings)), len(self._owner)):
                count.update(said)
                in_phrasings.add(set(said), at)
            self._phrasings += text.phrasings
            self._owner.extend([number] * len(text.phrasings))
            count.update(chain.from_iterable(features))
            self._lengths.append(count.total())
            having.update(count.keys())
            for place, often in count.items():
                in_texts.put(place, number * MOST_OFTEN + often)
        self._with = NumberRows(in_phrasings, len(self._numbers))
        self._in_texts = NumberRows(in_texts, len(self._numbers))
        total = len(texts)
        self._idf = array(
            "d",
            (
                log(1 + (total - having[each] + 0.5) / (having[each] + 0.5))
                for each in range(len(self._numbers))
            ),
        )
        self._weight = array("d", bytes(8 * len(self._phrasings)))
        for name, feature in self._numbers.items():
            told = self._idf[feature] * _worth(name)
            for phrasing in self._with.row(feature):
                self._weight[phrasing] += told
        self._share = array("d", (each**-0.5 if each else 0.0 for each in self._weight))

    def _features(self, lines: Sequence[str]) -> Iterator[list[int]]:
        """Yield the numbers of the features of each line."""
        words = self._folded(lines)
        for line, said in zip(words, self._reader.read_lines(words), strict=True):
            self._words.update(zip(line, said.terms, strict=True))
            yield [
                self._numbers.setdefault(feature, len(self._numbers)) for feature in said.features()
            ]

    @staticmethod
    def _folded(lines: Iterable[str]) -> list[list[str]]:
        words = [words_of(line) for line in lines]
        folded = iter(fold([word for line in words for word in line]))
        return [list(islice(folded, len(line))) for line in words]


def _worth(feature: str) -> float:
    if PAIR_MARK in feature:
        return PAIR
    return NEAR if feature.startswith(NEAR_MARK) else 1.0
