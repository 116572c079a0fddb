"""The words of a vocabulary that are forms of one word: `tokens` of `token`, `жетонов` of `жетон`.

Words are folded: small letters without accents, *е* for *ё* and *и* for *й*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judgekit.search.words.irregular_forms import ENGLISH as VERBS
from judgekit.search.words.irregular_nouns import (
    english_noun,
    english_noun_forms,
    russian_noun_forms,
    together,
)
from judgekit.search.words.russian_forms import are_forms, beginnings
from judgekit.search.words.stemming import Stemming

SHORTEST = 3
"""Letters from which a word has other forms: shorter ones join words."""
_MOST_KEPT = 500
_FIRST_CYRILLIC, _LAST_CYRILLIC = "\u0400", "\u04ff"
_SPANISH, _ENGLISH = "es", "en"
_MANY_CES, _ONE_Z = "ces", "z"
_KEPT_S, _KEPT_S_IF_SHORT, _SHORT = ("is", "us"), ("os", "as"), 5
"""Spanish plurals of which the stemmer leaves the *s*: *zombis*, and of so many letters *elfos*."""
_GENDERS = ("o", "a")
"""Left by the stemmer at short words: *elfo*, *elfa*."""
_CHANGED = "iz"
"""Letters at a stem's end in place of which some of its forms have another: *ally*, *peces*."""

TermsBegun = Callable[[str], Sequence[str]]
"""All words of the vocabulary that begin so."""


class WordFamilies:
    """Finds forms of words in one vocabulary; raises what looking up its words does."""

    def __init__(self, begun: TermsBegun) -> None:
        self._begun = begun
        self._stemming = Stemming()
        self._kept: dict[str, tuple[str, ...]] = {}

    def forms(self, word: str) -> tuple[str, ...]:
        """Return the other forms of a folded word, of English, Spanish or Russian; in order."""
        if not word.isalpha():
            return ()
        if word not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            found = self._looked_up(word)
            self._kept[word] = tuple(sorted(found - {word}))
        return self._kept[word]

    def _looked_up(self, word: str) -> set[str]:
        if is_cyrillic(word):
            found = self._known(russian_noun_forms(word))
            return found | self._russian(word) if len(word) >= SHORTEST else found
        if not word.isascii():
            return set()
        (verb,) = self._english([word])
        found = self._known(english_noun_forms(word) | together(verb, VERBS))
        return found | self._latin(word) if len(word) >= SHORTEST else found

    def _known(self, words: Iterable[str]) -> set[str]:
        return {word for word in words if word in self._begun(word)}

    def _russian(self, word: str) -> set[str]:
        return {
            term
            for start in beginnings(word)
            for term in self._begun(start)
            if are_forms(word, term)
        }

    def _latin(self, word: str) -> set[str]:
        """Return the words with the same English or the same Spanish stem."""
        found: set[str] = set()
        for stems in (self._english, self._spanish):
            (stem,) = stems([word])
            start = stem[:-1] if stem[-1:] in _CHANGED and len(stem) > SHORTEST - 1 else stem
            terms = [term for term in self._begun(start) if term.isascii()]
            pairs = zip(terms, stems(terms), strict=True)
            found.update(term for term, other in pairs if other == stem)
        return found

    def _english(self, words: Sequence[str]) -> list[str]:
        """Return the stems of stems: *sacrifice* has that of *sacrificed* only then."""
        stems = self._stemming.stems([english_noun(word) for word in words], _ENGLISH)
        return self._stemming.stems(stems, _ENGLISH)

    def _spanish(self, words: Sequence[str]) -> list[str]:
        stems = self._stemming.stems([_spanish_singular(word) for word in words], _SPANISH)
        return [
            stem[:-1] if stem.endswith(_GENDERS) and len(stem) > SHORTEST else stem
            for stem in stems
        ]


def is_cyrillic(word: str) -> bool:
    """Whether a word has only letters that Russian may be written in."""
    return all(_FIRST_CYRILLIC <= letter <= _LAST_CYRILLIC for letter in word)


def _spanish_singular(word: str) -> str:
    """Return a word without the plural that the stemmer doesn't know."""
    if word.endswith(_MANY_CES) and len(word) > len(_MANY_CES) + 1:
        return word.removesuffix(_MANY_CES) + _ONE_Z
    kept = (*_KEPT_S, *_KEPT_S_IF_SHORT) if len(word) <= _SHORT else _KEPT_S
    if word.endswith(kept) and len(word) > SHORTEST:
        return word[:-1]
    return word
