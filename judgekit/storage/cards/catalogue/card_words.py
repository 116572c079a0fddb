"""Words of names and texts as they are indexed and looked for.

Chinese and Japanese don't separate words: each two neighbouring signs are one, and the last sign.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from judgekit.domain.cards.card_key import FACES, card_key

_UNSPACED = "\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
_WRITTEN = re.compile(rf"[{_UNSPACED}]+|[^\W_{_UNSPACED}]+")
_TEXT_WORD = re.compile(rf"\{{[^{{}}]*\}}|[{_UNSPACED}]+|[^\W_{_UNSPACED}]+(?:['’][^\W_]+)*")
"""A symbol in braces, a run of signs, or a word."""
_FIRST_SIGN = "\u3005"
_AROUND = ',.;:!?()"“”—'
MOST_KEYS = 10_000
"""Different spellings of words whose keys are remembered."""


def is_unspaced(word: str) -> bool:
    """Whether a word that was cut out is a run of signs that aren't separated by spaces."""
    return _FIRST_SIGN <= word[0] <= "\u9fff" or "\uf900" <= word[0] <= "\ufaff"


def name_parts(key: str) -> list[str]:
    """Return the words and runs of signs of a name's key, of all faces."""
    return _WRITTEN.findall(key.replace(FACES, " "))


def name_terms(key: str) -> set[str]:
    """Return what a name is indexed by, from its key (`card_key`)."""
    if max(key) < _FIRST_SIGN and key.replace(" ", "").isalnum():  # most, and thrice as fast
        return set(key.split())
    terms: set[str] = set()
    for word in name_parts(key):
        terms.update(pairs(word) if is_unspaced(word) else (word,))
    return terms


def between_spaces(texts: Iterable[str]) -> Collection[str]:
    """Return what stands between two spaces of these texts, in small letters, each once."""
    return set("\n".join(texts).lower().split())


def text_terms(written: str) -> set[str]:
    """Return what small letters of a text are indexed by; mana symbols are left out."""
    plain = written.strip(_AROUND)
    if plain.isalnum() and max(plain) < _FIRST_SIGN:  # most, and twice as fast
        return {plain if plain.isascii() else _key(plain)} - {""}
    return {term for word in _TEXT_WORD.findall(written) for term in _terms(word)}


def plain_words(text: str) -> str:
    """Return the words of a text one after the other, with a space before each."""
    written = _TEXT_WORD.findall(text.lower())
    words = (word if is_unspaced(word) else _key(word) for word in written)
    return "".join(f" {word}" for word in words if word)


def _terms(word: str) -> Iterator[str]:
    if is_unspaced(word):
        yield from pairs(word)
    elif key := _key(word):
        yield key


@lru_cache(MOST_KEYS)
def _key(word: str) -> str:
    return "" if word[0] == "{" else card_key(word)


def pairs(signs: str) -> Iterator[str]:
    """Yield what a run of signs is indexed by."""
    for at in range(len(signs) - 1):
        yield signs[at : at + 2]
    yield signs[-1]
