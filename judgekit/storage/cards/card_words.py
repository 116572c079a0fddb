"""The words of all card names: finds a card by any of them, unfinished or misspelled."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from judgekit.domain.cards.card_key import FACES

LAST_LETTER = "\U0010ffff"
"""Sorts after every letter of a word."""
LEAST_MISSPELLED, LONG_WORD = 5, 8
"""Letters from which a word is taken for a misspelled one, by one error, and by two."""
MOST_MEANT = 4
"""Words that a misspelled one may stand for."""


class CardWords:
    """An index of keys (`card_key`) by their words."""

    def __init__(self, keys: Iterable[tuple[int, str]]) -> None:
        self._with: dict[str, array[int]] = {}
        for number, key in keys:
            for word in set(words_of(key)):
                self._with.setdefault(word, array("q")).append(number)
        self._sorted = sorted(self._with)

    def having(self, words: Sequence[str]) -> frozenset[int]:
        """Return the numbers of the names that have words beginning with each of these."""
        return self._having([self._begun(word) for word in words])

    def nearly_having(self, words: Sequence[str]) -> frozenset[int]:
        """Return the same for words of which some are misspelled; nothing if none is."""
        meant: list[Sequence[str]] = []
        for word in words:
            known = self._begun(word) or self._near(word)
            if not known:
                return frozenset()
            meant.append(known)
        is_wrong = any(not self._begun(word) for word in words)
        return self._having(meant) if is_wrong else frozenset()

    def _having(self, meant: Sequence[Sequence[str]]) -> frozenset[int]:
        found: set[int] | None = None
        for words in sorted(meant, key=len):
            numbers = {number for word in words for number in self._with[word]}
            found = numbers if found is None else found & numbers
            if not found:
                break
        return frozenset(found or ())

    def _begun(self, start: str) -> list[str]:
        words = self._sorted
        return words[bisect_left(words, start) : bisect_left(words, start + LAST_LETTER)]

    def _near(self, word: str) -> list[str]:
        if len(word) < LEAST_MISSPELLED or not word.isalpha():
            return []
        errors = 1 if len(word) < LONG_WORD else 2
        # The first letter is right, or changed places with the second: a keystroke has no time for
        # all words.
        likely = [known for first in dict.fromkeys(word[:2]) for known in self._begun(first)]
        near = extract(word, likely, scorer=OSA.distance, score_cutoff=errors, limit=MOST_MEANT)
        return [known for known, _, _ in near]


def words_of(key: str) -> list[str]:
    """Return the words of all faces of a name, by its key."""
    return key.replace(FACES, " ").split()
