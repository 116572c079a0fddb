"""Russian names of cards in another case than the one in which they are printed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import TypeAlias

from judgekit.domain.cards.card_key import card_key
from judgekit.search.words.russian_forms import are_forms, beginnings
from judgekit.storage.cards.catalogue.card_words import name_parts

RUSSIAN = "ru"
LEAST_WORDS = 2
"""Words from which a name is looked for: the forms of a single one are too many other words."""
MOST_WORDS = 12
SHORTEST_FIRST = 3
"""Letters of the shortest first word."""
_FRONT = 3
"""Letters by which names are looked up, at most."""
_MOST_KEPT = 500
"""Beginnings whose names are kept."""
_CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)

NamesBegun = Callable[[str], Iterable[tuple[str, str, int]]]
"""The Russian names of which the key begins so: key, as it is written, and card."""

_NamesByInitials: TypeAlias = dict[tuple[str, ...], list[tuple[str, Sequence[str], int]]]
"""Names by the first letters of their words: as it is written, its words, its card."""


class DeclinedNames:
    """Finds cards by names whose words are all forms of what is written, one after the other."""

    def __init__(self, begun: NamesBegun) -> None:
        self._begun = begun
        self._kept: dict[str, _NamesByInitials] = {}

    def card(self, text: str) -> int | None:
        """Return the number of the only card that has a name of these words in any case."""
        cards = {card for _, card in self.names(text)}
        return next(iter(cards)) if len(cards) == 1 else None

    def names(self, text: str) -> list[tuple[str, int]]:
        """Return the names of these words in any case, as they are printed, each with the number of
        its card."""
        if not _CYRILLIC.search(text):
            return []
        words = name_parts(card_key(text))
        if not LEAST_WORDS <= len(words) <= MOST_WORDS or len(words[0]) < SHORTEST_FIRST:
            return []
        fronts = {start[:_FRONT] for start in beginnings(words[0])}
        initials = list(product(*({start[0] for start in beginnings(word)} for word in words)))
        return [
            (written, card)
            for front in sorted(fronts)
            for letters in initials
            for written, printed, card in self._names(front).get(letters, ())
            if all(map(are_forms, words, printed))
        ]

    def _names(self, front: str) -> _NamesByInitials:
        if front not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            names: _NamesByInitials = {}
            for key, written, card in self._begun(front):
                words = name_parts(key)
                letters = tuple(word[0] for word in words)
                names.setdefault(letters, []).append((written, words, card))
            self._kept[front] = names
        return self._kept[front]
