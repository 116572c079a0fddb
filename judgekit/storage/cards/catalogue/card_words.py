"""Words of names and texts as they are indexed and looked for.

Chinese and Japanese don't separate words: each two neighbouring signs are one, and the last sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judgekit.domain.cards.card_key import FACES, card_key

_UNSPACED = "\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
_WRITTEN = re.compile(rf"[{_UNSPACED}]+|[^\W_{_UNSPACED}]+")
_TEXT_WORD = re.compile(rf"\{{[^{{}}]*\}}|[{_UNSPACED}]+|[^\W_{_UNSPACED}]+(?:['’][^\W_]+)*")
"""A symbol in braces, a run of signs, or a word."""
MOST_KEYS = 100_000
"""Different spellings whose keys are remembered."""


def is_unspaced(word: str) -> bool:
    """Whether a word that was cut out is a run of signs that aren't separated by spaces."""
    return "\u3005" <= word[0] <= "\u9fff" or "\uf900" <= word[0] <= "\ufaff"


def name_parts(key: str) -> list[str]:
    """Return the words and runs of signs of a name's key, of all faces."""
    return _WRITTEN.findall(key.replace(FACES, " "))


def name_terms(key: str) -> set[str]:
    """Return what a name is indexed by, from its key (`card_key`)."""
    terms: set[str] = set()
    for word in name_parts(key):
        terms.update(pairs(word) if is_unspaced(word) else (word,))
    return terms


class _Keys(dict[str, str]):
    """Keys of words by their spelling; empty for mana symbols and runs of signs."""

    def __init__(self) -> None:
        super().__init__()
        self.signs: list[str] = []
        """The runs of signs that were asked for since this was emptied."""

    def __missing__(self, word: str) -> str:
        if is_unspaced(word):
            self.signs.append(word)
            return ""
        if len(self) >= MOST_KEYS:
            self.clear()
        self[word] = key = "" if word[0] == "{" else card_key(word)
        return key


class TextWords:
    """Cuts texts into words; for one thread at a time."""

    def __init__(self) -> None:
        self._keys = _Keys()

    def terms(self, texts: Iterable[str]) -> set[str]:
        """Return what these texts are indexed by; mana symbols are left out."""
        written = _TEXT_WORD.findall("\n".join(texts).lower())
        terms = set(map(self._keys.__getitem__, written))
        for signs in self._keys.signs:
            terms.update(pairs(signs))
        self._keys.signs.clear()
        terms.discard("")
        return terms

    def plain(self, text: str) -> str:
        """Return the words of a text one after the other, with a space before each."""
        written = _TEXT_WORD.findall(text.lower())
        words = (word if is_unspaced(word) else self._keys[word] for word in written)
        return "".join(f" {word}" for word in words if word)


def pairs(signs: str) -> Iterator[str]:
    """Yield what a run of signs is indexed by."""
    for at in range(len(signs) - 1):
        yield signs[at : at + 2]
    yield signs[-1]
