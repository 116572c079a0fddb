"""Russian names of cards in another case than the one in which they are printed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from judgekit.domain.cards.card_key import card_key
from judgekit.search.words.stemming import Stemming
from judgekit.storage.cards.catalogue.card_words import name_parts

RUSSIAN = "ru"
LEAST_WORDS = 2
"""Words from which a name is looked for: the forms of a single one are too many other words."""
_FRONT = 3
"""Letters of the first word that stay in every case."""
_MOST_KEPT = 500
"""Beginnings whose names are kept."""
_WORD = re.compile(r"[^\W_]+")
_CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)

NamesBegun = Callable[[str], Iterable[tuple[str, int]]]
"""The Russian names, as they are written, of which the key begins so, each with its card."""


class DeclinedNames:
    """Finds a card by the stems of all words of a name; needs that of the first to begin alike."""

    def __init__(self, begun: NamesBegun) -> None:
        self._begun = begun
        self._stemming = Stemming()
        self._kept: dict[str, dict[tuple[str, ...], set[int]]] = {}

    def card(self, text: str) -> int | None:
        """Return the number of the only card that has a name of these words in any case."""
        if not _CYRILLIC.search(text):
            return None
        words = name_parts(card_key(text))
        if len(words) < LEAST_WORDS or len(words[0]) < _FRONT:
            return None
        cards = self._names(words[0][:_FRONT]).get(self._stems(text), set())
        return next(iter(cards)) if len(cards) == 1 else None

    def _names(self, front: str) -> dict[tuple[str, ...], set[int]]:
        if front not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            names: dict[tuple[str, ...], set[int]] = {}
            for written, card in self._begun(front):
                names.setdefault(self._stems(written), set()).add(card)
            self._kept[front] = names
        return self._kept[front]

    def _stems(self, name: str) -> tuple[str, ...]:
        # Before й is folded, as the stemmer wants it.
        words = _WORD.findall(name.lower().replace("ё", "е"))
        return tuple(self._stemming.stems(words, RUSSIAN))
