"""Search among things by their names: half-typed, inflected or misspelled, in any language.

Every name is a phrase; a thing may have many. A typed word means the words of the phrases that it
is, begins, inflects or misspells, each with a quality. A phrase is scored by how much of what was
typed it explains, and by how much of it was typed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import NamedTuple

from judgekit.search.find.answer import FindKind
from judgekit.search.words.folding import fold, tokens
from judgekit.search.words.stop_words import STOP_WORDS

BEGUN, INFLECTED, MISSPELLED = 0.97, 0.88, 0.75
"""Qualities of a match that is not the whole word; a beginning loses with each missing letter."""
MISSING_LETTER = 0.025
LEAST_BEGUN = 0.7
MOST_COMPLETIONS = 48
LEAST_MISSPELLED = 3
"""Number of letters from which a word may be misspelled; so short a one keeps its first letter."""
MOST_REMEMBERED = 2048
STOP_WEIGHT = 0.15
"""Factor on the weight of words that say little."""
NUMBER_WEIGHT = 0.3
"""The same of a number: `round 3`."""
COMMON_START = 4
MOST_ENDING = 3
"""Letters that two forms of a word share at least, and may differ by at most."""
KNOWN_ENDING = 2
"""The same for a word that is itself a name's: `proxy` is no form of `próxima`."""

_LAST = "\U0010ffff"
Qualities = Mapping[str, float]


class Named(NamedTuple):
    """A thing with everything it is called, its own name first."""

    kind: FindKind
    id: str
    phrases: tuple[str, ...]


class NameMatch(NamedTuple):
    """How well a text names a thing, by its best phrase.

    Shares from 0 to 1: of the text that the phrase explains, of the phrase that was typed, and of
    the text that all phrases of the thing together explain.
    """

    thing: Named
    of_text: float
    of_name: float
    of_thing: float
    phrase: str


class _Shares(NamedTuple):
    """What was explained so far: of the text by phrase, of the phrases, of the text by thing."""

    of_text: defaultdict[int, float]
    of_name: defaultdict[int, float]
    of_thing: defaultdict[int, float]


class _Phrase(NamedTuple):
    thing: int
    text: str
    weight: float


def typed_words(text: str) -> list[str]:
    """Return the folded words of a text."""
    return fold([token.word for token in tokens(text)])


class NamedIndex:
    """An index over things with names."""

    def __init__(self, things: Iterable[Named]) -> None:
        self._things = list(things)
        self._phrases: list[_Phrase] = []
        self._with: defaultdict[str, list[int]] = defaultdict(list)
        self._idf: dict[str, float] = {}
        self._remembered: dict[str, Qualities] = {}
        self._read()
        self._sorted = sorted(self._with)
        self._unknown = log(1 + len(self._phrases)) * 0.8

    def search(self, words: Sequence[str]) -> list[NameMatch]:
        """Return the things named by these folded words, best phrase each; no order."""
        if not self._phrases or not words:
            return []
        of_text: defaultdict[int, float] = defaultdict(float)
        of_name: defaultdict[int, float] = defaultdict(float)
        of_thing: defaultdict[int, float] = defaultdict(float)
        asked = 0.0
        for word in dict.fromkeys(words):
            qualities = self._meant(word)
            weight = max((self._idf[each] for each in qualities), default=self._unknown)
            if word in STOP_WORDS:
                weight *= STOP_WEIGHT
            elif word.isdecimal():
                weight *= NUMBER_WEIGHT
            asked += weight
            self._add(qualities, weight, _Shares(of_text, of_name, of_thing))
        best: dict[int, tuple[float, int]] = {}
        for at, matched in of_text.items():
            phrase = self._phrases[at]
            shares = matched / asked * (0.5 + 0.5 * min(1.0, of_name[at] / phrase.weight))
            if shares > best.get(phrase.thing, (0.0, 0))[0]:
                best[phrase.thing] = shares, at
        return [
            NameMatch(
                self._things[thing],
                min(1.0, of_text[at] / asked),
                min(1.0, of_name[at] / self._phrases[at].weight),
                min(1.0, of_thing[thing] / asked),
                self._phrases[at].text,
            )
            for thing, (_, at) in best.items()
        ]

    def _add(self, qualities: Qualities, weight: float, shares: _Shares) -> None:
        """Add what one typed word says: to each phrase and each thing once, by its best word."""
        done: set[int] = set()
        things: set[int] = set()
        for known in sorted(qualities, key=qualities.__getitem__, reverse=True):
            quality = qualities[known]
            named, told = quality * self._idf[known], quality * weight
            for at in self._with[known]:
                if at not in done:
                    done.add(at)
                    shares.of_text[at] += told
                    shares.of_name[at] += named
                    thing = self._phrases[at].thing
                    if thing not in things:
                        things.add(thing)
                        shares.of_thing[thing] += told

    def _meant(self, word: str) -> Qualities:
        if word not in self._remembered:
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[word] = self._mean(word)
        return self._remembered[word]

    def _mean(self, word: str) -> Qualities:
        known = {word: 1.0} if word in self._with else {}
        if len(word) > 1 and word not in STOP_WORDS:
            for begun in self._beginning(word)[:MOST_COMPLETIONS]:
                missing = MISSING_LETTER * (len(begun) - len(word))
                known.setdefault(begun, max(LEAST_BEGUN, BEGUN - missing))
        is_new = not known
        if word.isalpha() and len(word) >= COMMON_START:
            ending = MOST_ENDING if is_new else KNOWN_ENDING
            for other in self._other_forms(word, ending):
                known[other] = max(INFLECTED, known.get(other, 0.0))
        if is_new and word.isalpha() and len(word) >= LEAST_MISSPELLED:
            for other in self._misspelled(word):
                known.setdefault(other, MISSPELLED)
        return known

    def _beginning(self, start: str) -> list[str]:
        words = self._sorted
        return words[bisect_left(words, start) : bisect_left(words, start + _LAST)]

    def _other_forms(self, word: str, ending: int) -> list[str]:
        length = max(COMMON_START, len(word) - 2)
        return [
            other
            for other in self._beginning(word[:length])
            if len(other) - length <= ending and not other.startswith(word)
        ]

    def _misspelled(self, word: str) -> list[str]:
        """Return the nearest words: one edit under six letters, else two; or the beginnings of
        longer words that are as near."""
        from rapidfuzz.distance import OSA  # noqa: PLC0415  (first use)
        from rapidfuzz.process import extract  # noqa: PLC0415

        edits = 1 if len(word) < 6 else 2
        found = extract(word, self._sorted, scorer=OSA.distance, score_cutoff=edits, limit=8)
        if not found:
            starts = [known for known in self._beginning(word[0]) if len(known) > len(word)]
            cut = {known[: len(word)]: known for known in starts}
            begun = extract(word, list(cut), scorer=OSA.distance, score_cutoff=1, limit=8)
            return [cut[start] for start, _, _ in begun]
        nearest = min(distance for _, distance, _ in found)
        same = [known for known, distance, _ in found if distance == nearest]
        first = [known for known in same if known[0] == word[0]]
        return first or (same if len(word) > LEAST_MISSPELLED else [])

    def _read(self) -> None:
        texts = [(at, text) for at, thing in enumerate(self._things) for text in thing.phrases]
        words = [dict.fromkeys(typed_words(text)) for _, text in texts]
        having = Counter(word for each in words for word in each)
        total = len(texts)
        for word, often in having.items():
            rare = log(1 + total / often)
            self._idf[word] = STOP_WEIGHT * rare if word in STOP_WORDS else rare
        for (thing, text), said in zip(texts, words, strict=True):
            weight = sum(self._idf[word] for word in said)
            if weight:
                for word in said:
                    self._with[word].append(len(self._phrases))
                self._phrases.append(_Phrase(thing, text, weight))
