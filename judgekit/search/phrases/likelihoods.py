"""How much likelier each word makes each text: naive Bayes over the features of all phrasings.

The nearest phrasings of a text know what was said before in nearly the same words. This knows what
all of its phrasings have in common, so it carries further: to words that were never said together,
and by the starts and ends of words to forms that were never said at all.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log, sqrt

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
        phrasings: Counter[str] = Counter()
        having: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for text, features in said:
            phrasings[text] += 1
            for feature in set(features):
                having[feature][text] += 1
        total = phrasings.total()
        self._without = {text: log(SMOOTHING / (SMOOTHING + n)) for text, n in phrasings.items()}
        """What a feature says of a text that never has it."""
        self._more = {
            feature: [
                (text, log(1 + often * total / (SMOOTHING * counts.total())))
                for text, often in counts.items()
            ]
            for feature, counts in having.items()
        }
        """What it says besides of the texts that have it."""

    def of(self, weights: Mapping[str, float]) -> dict[str, float]:
        """Return the logarithm of how much likelier each text is, by its id, given features with
        their weights; empty if none of them is known."""
        known = [(self._more[each], by) for each, by in weights.items() if each in self._more]
        if not known:
            return {}
        length = sqrt(sum(by * by for _, by in known))
        whole = sum(by for _, by in known) / length
        likely = {text: whole * least for text, least in self._without.items()}
        for more, by in known:
            share = by / length
            for text, told in more:
                likely[text] += share * told
        return likely


def pieces(words: Sequence[str]) -> Iterator[str]:
    """Yield the pieces of the words as features."""
    for word in words:
        whole = EDGE + word + EDGE
        for start in range(len(whole) - PIECE + 1):
            yield PIECE_MARK + whole[start : start + PIECE]
