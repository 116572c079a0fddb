"""How much likelier each word makes each text: naive Bayes over the features of all phrasings.

The nearest phrasings of a text know what was said before in nearly the same words. This knows what
all of its phrasings have in common, so it carries further: to words that were never said together,
and by the starts and ends of words to forms that were never said at all.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from math import log, sqrt
from operator import itemgetter

from judgekit.search.phrases.number_rows import MOST_OFTEN, GatheredCells, NumberRows

SMOOTHING = 90.0
"""Each text is taken to have said this many phrasings more, of all texts alike (Dirichlet)."""

PIECE = 4
"""Letters of a piece of a word; its edges count as letters."""
EDGE, PIECE_MARK = "|", "#"
"""Characters that occur in no folded word, so that pieces can't collide with words."""


class Likelihoods:
    """What each feature says about each text."""

    def __init__(self, said: Iterable[tuple[str, Iterable[str]]]) -> None:
        """`said` are the phrasings: the text that each is of, and its features."""
        self._rows: dict[str, int] = {}
        """The number of each feature."""
        texts: dict[str, int] = {}
        phrasings: Counter[int] = Counter()
        having = GatheredCells()
        for text, phrasings_of_it in groupby(said, key=itemgetter(0)):
            number = texts.setdefault(text, len(texts))
            often: Counter[int] = Counter()
            for _, features in phrasings_of_it:
                phrasings[number] += 1
                often.update(self._rows.setdefault(each, len(self._rows)) for each in set(features))
            for row, times in often.items():
                having.put(row, number * MOST_OFTEN + times)
        self._texts = tuple(texts)
        self._total = phrasings.total()
        self._without = array(
            "d", (log(SMOOTHING / (SMOOTHING + phrasings[each])) for each in range(len(texts)))
        )
        """What a feature says of a text that never has it."""
        self._often = NumberRows(having, len(self._rows))
        """How often each text has a feature, by language."""

    def of(self, weights: Mapping[str, float]) -> dict[str, float]:
        """Return the logarithm of how much likelier each text is, by its id, given features with
        their weights; empty if none of them is known."""
        known = [(self._rows[each], by) for each, by in weights.items() if each in self._rows]
        if not known:
            return {}
        length = sqrt(sum(by * by for _, by in known))
        whole = sum(by for _, by in known) / length
        likely = [whole * least for least in self._without]
        for row, by in known:
            share = by / length
            often = self._times(row)
            common = self._total / (SMOOTHING * sum(often.values()))
            for text, times in often.items():
                likely[text] += share * log(1 + times * common)
        return dict(zip(self._texts, likely, strict=True))

    def _times(self, row: int) -> Mapping[int, int]:
        """Return how many phrasings of each text have a feature."""
        often: dict[int, int] = {}
        for told in self._often.row(row):
            text, times = divmod(told, MOST_OFTEN)
            often[text] = often.get(text, 0) + times
        return often


def pieces(words: Sequence[str]) -> Iterator[str]:
    """Yield the pieces of the words as features."""
    for word in words:
        whole = EDGE + word + EDGE
        for start in range(len(whole) - PIECE + 1):
            yield PIECE_MARK + whole[start : start + PIECE]
