"""How much likelier each word makes each text: naive Bayes over the features of all phrasings.

The nearest phrasings of a text know what was said before in nearly the same words. This knows what
all of its phrasings have in common, so it carries further: to words that were never said together,
and by the starts and ends of words to forms that were never said at all.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log, sqrt

from judgekit.search.phrases.kept_names import NameTable, kept_names
from judgekit.search.phrases.kept_phrases import KeptLikelihoods
from judgekit.search.phrases.number_rows import MOST_OFTEN, GatheredCells, NumberRows

SMOOTHING = 90.0
"""Each text is taken to have said this many phrasings more, of all texts alike (Dirichlet)."""

PIECE = 4
"""Letters of a piece of a word; its edges count as letters."""
EDGE, PIECE_MARK = "|", "#"
"""Characters that occur in no folded word, so that pieces can't collide with words."""


class Likelihoods:
    """What each feature says about each text."""

    def __init__(self, kept: KeptLikelihoods) -> None:
        self._features = NameTable(kept.features)
        self._texts = kept.ids
        self._total = sum(kept.phrasings)
        self._without = [log(SMOOTHING / (SMOOTHING + each)) for each in kept.phrasings]
        """What a feature says of a text that never has it."""
        self._often = NumberRows(kept.often)
        """How many phrasings of each text have a feature."""

    def of(self, weights: Mapping[str, float]) -> dict[str, float]:
        """Return the logarithm of how much likelier each text is, by its id, given features with
        their weights; empty if none of them is known."""
        numbered = ((self._features.number(each), by) for each, by in weights.items())
        known = [(number, by) for number, by in numbered if number is not None]
        if not known:
            return {}
        length = sqrt(sum(by * by for _, by in known))
        whole = sum(by for _, by in known) / length
        likely = [whole * least for least in self._without]
        for row, by in known:
            share = by / length
            often = [divmod(told, MOST_OFTEN) for told in self._often.row(row)]
            common = self._total / (SMOOTHING * sum([times for _, times in often]))
            for text, times in often:
                likely[text] += share * log(1 + times * common)
        return dict(zip(self._texts, likely, strict=True))


def kept_likelihoods(said: Iterable[tuple[str, Iterable[str]]]) -> KeptLikelihoods:
    """Return what phrasings say, to be kept: `said` are the text that each is of, and its
    features."""
    features: dict[str, int] = {}
    phrasings: Counter[str] = Counter()
    often: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for text, said_there in said:
        phrasings[text] += 1
        often[text].update(features.setdefault(each, len(features)) for each in set(said_there))
    having = GatheredCells()
    for number, text in enumerate(phrasings):
        for feature, times in often[text].items():
            having.put(feature, number * MOST_OFTEN + times)
    return KeptLikelihoods(
        tuple(phrasings),
        tuple(phrasings.values()),
        kept_names(list(features)),
        having.kept(len(features)),
    )


def pieces(words: Sequence[str]) -> Iterator[str]:
    """Yield the pieces of the words as features."""
    for word in words:
        whole = EDGE + word + EDGE
        for start in range(len(whole) - PIECE + 1):
            yield PIECE_MARK + whole[start : start + PIECE]
