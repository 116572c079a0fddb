"""Make the index of phrasings in one language, to be kept."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from math import log

import msgspec

from judgekit.search.phrases.kept_names import kept_names, kept_texts
from judgekit.search.phrases.kept_phrases import KeptPhrases
from judgekit.search.phrases.number_rows import MOST_OFTEN, GatheredCells, NumberRows, as_kept
from judgekit.search.phrases.phrasing_words import WordReader, worth
from judgekit.search.words.folding import fold, words_of


class Phrasing(msgspec.Struct, frozen=True):
    """A searchable text: its id, its description, its phrasings.

    `wholeness` is the exponent by which the part of a phrasing that was not said counts against it.
    """

    id: str
    body: Sequence[str]
    phrasings: Sequence[str]
    wholeness: float = 0.0


class PhrasingRead(msgspec.Struct, frozen=True):
    """A phrasing as read: its text's id, its folded words, and their terms and groups."""

    text: str
    words: Sequence[str]
    features: Sequence[str]


class PhraseMaking:
    """The texts of one language, read one after the other."""

    def __init__(self, texts: Sequence[Phrasing], reader: WordReader) -> None:
        self._texts = texts
        self._reader = reader
        self._features: dict[str, int] = {}
        self._words: dict[str, str] = {}
        """Maps every folded word to its term."""
        self._owners = array("I")
        self._lengths: list[int] = []
        self._having: Counter[int] = Counter()
        """How many texts have each feature."""
        self._in_phrasings, self._in_texts = GatheredCells(), GatheredCells()
        self.read: list[PhrasingRead] = []
        """The phrasings of all texts."""
        for number, text in enumerate(texts):
            self._take(number, text)

    def kept(self) -> KeptPhrases:
        """Return the index."""
        total, count = len(self._texts), len(self._features)
        rarity = array(
            "d",
            (
                log(1 + (total - self._having[each] + 0.5) / (self._having[each] + 0.5))
                for each in range(count)
            ),
        )
        in_phrasings = self._in_phrasings.kept(count)
        words = list(self._words)
        return KeptPhrases(
            ids=tuple(text.id for text in self._texts),
            wholeness=tuple(text.wholeness for text in self._texts),
            lengths=tuple(self._lengths),
            phrasings=kept_texts([said for text in self._texts for said in text.phrasings]),
            owners=as_kept(self._owners),
            weights=as_kept(self._weights(rarity, NumberRows(in_phrasings))),
            features=kept_names(list(self._features)),
            rarity=as_kept(rarity),
            in_phrasings=in_phrasings,
            in_texts=self._in_texts.kept(count),
            words=kept_names(words),
            terms=as_kept(array("I", (self._features[term] for term in self._words.values()))),
            alphabetic=as_kept(array("I", sorted(range(len(words)), key=words.__getitem__))),
        )

    def _weights(self, rarity: array[float], in_phrasings: NumberRows) -> array[float]:
        """Return the weight of all features of each phrasing together."""
        weights = array("d", bytes(8 * len(self._owners)))
        for name, feature in self._features.items():
            told = rarity[feature] * worth(name)
            for phrasing in in_phrasings.row(feature):
                weights[phrasing] += told
        return weights

    def _take(self, number: int, text: Phrasing) -> None:
        features = self._read(text)
        count: Counter[int] = Counter()
        for at, said in enumerate(islice(features, len(text.phrasings)), len(self._owners)):
            count.update(said)
            self._in_phrasings.add(set(said), at)
        self._owners.extend([number] * len(text.phrasings))
        count.update(chain.from_iterable(features))
        self._lengths.append(count.total())
        self._having.update(count.keys())
        for feature, often in count.items():
            self._in_texts.put(feature, number * MOST_OFTEN + often)

    def _read(self, text: Phrasing) -> Iterator[list[int]]:
        """Yield the numbers of the features of each phrasing, then of each line of the body."""
        lines = _folded((*text.phrasings, *text.body))
        for at, (line, said) in enumerate(zip(lines, self._reader.read_lines(lines), strict=True)):
            self._words.update(zip(line, said.terms, strict=True))
            if at < len(text.phrasings):
                features = [*said.terms, *filter(None, said.near)]
                self.read.append(PhrasingRead(text.id, line, features))
            yield [
                self._features.setdefault(feature, len(self._features))
                for feature in said.features()
            ]


def _folded(lines: Iterable[str]) -> list[list[str]]:
    words = [words_of(line) for line in lines]
    folded = iter(fold([word for line in words for word in line]))
    return [list(islice(folded, len(line))) for line in words]
