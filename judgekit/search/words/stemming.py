"""Stem words by language: `shuffling` and `shuffle`, `турнира` and `турниры` are equal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from operator import not_
from typing import Protocol

from judgekit.search.words.folding import fold_stem
from judgekit.search.words.irregular_forms import ENGLISH

WITHOUT_CACHE = 0
"""Most words are stemmed once: caching them takes longer than stemming."""

_ALGORITHMS: Mapping[str, str] = {
    "de": "german",
    "en": "english",
    "es": "spanish",
    "fr": "french",
    "it": "italian",
    "pt": "portuguese",
    "ru": "russian",
}

_CONSONANT = "[бвгджзклмнпрстфхцчшщ]"
_FLEETING = rf"(?m)[ео](?={_CONSONANT}$)(?<=\w\w{_CONSONANT}.)"
"""A vowel that other forms of a Russian word lack: `список`, `списки`; `уровень`, `уровни`.

The lookahead comes first, since it rules out most vowels.
"""


class _Stemmer(Protocol):
    def stemWords(self, words: Sequence[str], /) -> list[str]:  # noqa: N802
        ...


class Stemming:
    """Stems folded words; Latin and Cyrillic words each by a language of that script.

    A word in another script than the text's language is stemmed as English or Russian; a word of a
    language without rules is its own stem.
    """

    def __init__(self) -> None:
        self._stemmers: dict[str, _Stemmer] = {}

    def stems(self, words: Sequence[str], language: str) -> list[str]:
        """Return the stem of each folded word in a text of that language."""
        is_latin = [word.isascii() for word in words]
        latin = self._by_rules("en" if language == "ru" else language, compress(words, is_latin))
        others = self._by_rules("ru", compress(words, map(not_, is_latin)))
        if not others:
            return latin
        others = fold_stem(re.sub(_FLEETING, "", "\n".join(others))).split("\n")
        next_of = {True: iter(latin), False: iter(others)}
        return [next(next_of[each]) for each in is_latin]

    def _by_rules(self, code: str, words: Iterable[str]) -> list[str]:
        words = [ENGLISH.get(word, word) for word in words] if code == "en" else list(words)
        return self._stemmer(code).stemWords(words) if words and code in _ALGORITHMS else words

    def _stemmer(self, code: str) -> _Stemmer:
        stemmer = self._stemmers.get(code)
        if stemmer is None:
            stemmer = self._stemmers[code] = _new_stemmer(_ALGORITHMS[code])
        return stemmer


def _new_stemmer(algorithm: str) -> _Stemmer:
    import Stemmer  # noqa: PLC0415  (a start with a warm cache may never stem a word)

    stemmer: _Stemmer = Stemmer.Stemmer(algorithm, WITHOUT_CACHE)
    return stemmer
