"""Which Russian words may be forms of one word: by the endings of each kind of declension.

A stemmer takes one ending from a word, and some nouns for verbs (*герой*, *портал*, *память*). Here
a word has all stems that an ending leaves; two words that have one in common, of the same kind of
declension, are taken for forms of one word.

Words are folded: small letters, *е* for *ё* and *и* for *й*.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache

from judgekit.search.words.irregular_nouns import RUSSIAN, russian_noun_forms

SHORTEST_STEM = 2
_KEPT_WORDS = 8_192

_NOUN, _ADJECTIVE, _POSSESSIVE, _PRONOUN, _SURNAME, _NEUTER_IN_MYA = "NAPRSM"
"""A letter for each kind of declension, which stands before its stems."""
_ENDINGS: Mapping[str, str] = {
    _NOUN: (
        "а я о е ы и у ю ь ом ем ои еи ою ею ов ев ам ям ами ями ах ях ии"
        " ью ья ье ьи ьев ьям ьями ьях ьем ьеи ьми"
    ),
    _ADJECTIVE: (
        "ыи ии ои ая яя ое ее ые ие ого его ому ему ую юю ым им ом ем ых их ыми ими еи ою ею"
    ),
    _POSSESSIVE: "ии ья ье ьи ьего ьему ьим ьем ьеи ью ьих ьими",
    _PRONOUN: "а я е и у ю его ему им ем еи их ими",
    _SURNAME: "а у ым е ои ы ых ыми",
    _NEUTER_IN_MYA: "я ени енем ена ен енам енами енах ян",
}
_WITHOUT_ENDING = (_NOUN, _PRONOUN, _SURNAME)
_NO_VOWEL_AFTER = frozenset(("", "ь", "ью"))
"""Endings before which a vowel may stand that other forms lack: *день*, *дня*."""
_OF_SURNAMES = ("ов", "ев", "ин", "ын")
_OF_TOWNSMEN = ("анин", "янин", "арин")
"""*Горожанин*, *горожане*."""
_YOUNG: Mapping[str, str] = {"онк": "ат", "енк": "ят"}
"""*Котёнок*, *котята*."""
_FLEETING, _VOWELS = "ое", "аеиоуыэюя"
_SHORT_I = "и"
"""*Й*, folded, which stands for such a vowel behind another one: *боец*, *бойца*."""
_REFLEXIVE, _LEAST_REFLEXIVE = "ся", 6
"""Stays behind the ending of a participle of so many letters."""


def _kinds_by_ending() -> Mapping[str, tuple[str, ...]]:
    kinds: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    kinds[""] = _WITHOUT_ENDING
    for kind, endings in _ENDINGS.items():
        for ending in endings.split():
            kinds[ending] += (kind,)
    return dict(kinds)


_KINDS: Mapping[str, tuple[str, ...]] = _kinds_by_ending()
_LONGEST_ENDING = max(map(len, _KINDS))


def are_forms(one: str, other: str) -> bool:
    """Whether two folded words may be forms of one word."""
    return one == other or not russian_stems(one).isdisjoint(russian_stems(other))


@lru_cache(_KEPT_WORDS)
def russian_stems(word: str) -> frozenset[str]:
    """Return all stems of a folded word, each behind a letter for its kind of declension."""
    return frozenset((*_stems(word), *(_stems(RUSSIAN[word]) if word in RUSSIAN else ())))


@lru_cache(_KEPT_WORDS)
def beginnings(word: str) -> frozenset[str]:
    """Return letters with one of which every form of the folded word begins."""
    stems = {stem[1:] for stem in russian_stems(word)}
    stems |= {stem.removesuffix(_REFLEXIVE) for stem in stems if len(stem) >= _LEAST_REFLEXIVE}
    starts = set(russian_noun_forms(word)).union(*map(_starts, stems))
    return frozenset(
        start
        for start in starts
        if not any(start != other and start.startswith(other) for other in starts)
    )


def _starts(stem: str) -> Iterator[str]:
    """Yield what the words with this stem begin with, those with a vowel before its last letter
    too."""
    before, last = stem[:-1], stem[-1]
    if last in _VOWELS or not before:
        yield stem
        return
    if len(stem) > SHORTEST_STEM + 1:
        yield before.removesuffix("ь")
    else:
        yield stem
        yield from (before.removesuffix("ь") + vowel + last for vowel in _FLEETING)
    if before[-1] == _SHORT_I:
        yield from (before[:-1] + vowel for vowel in _FLEETING)
    for one, several in _YOUNG.items():
        if stem.endswith(several):
            yield stem.removesuffix(several) + one[:-1]


def _stems(word: str) -> Iterator[str]:
    if word.endswith(_REFLEXIVE) and len(word) >= _LEAST_REFLEXIVE:
        yield from (stem + _REFLEXIVE for stem in _stems(word.removesuffix(_REFLEXIVE)))
    yield _NOUN + word
    for length in range(min(_LONGEST_ENDING, len(word) - SHORTEST_STEM) + 1):
        at = len(word) - length
        stem, ending = word[:at], word[at:]
        for kind in _KINDS.get(ending, ()):
            if kind == _SURNAME and not stem.endswith(_OF_SURNAMES):
                continue
            if kind == _NEUTER_IN_MYA and stem[-1] != "м":
                continue
            yield kind + stem
            if kind == _NOUN:
                yield from (_NOUN + other for other in _other_stems(stem, ending))


def _other_stems(stem: str, ending: str) -> Iterator[str]:
    """Yield the stems of a noun's other forms."""
    if stem.endswith(_OF_TOWNSMEN):
        yield stem[:-2]
    if ending in _NO_VOWEL_AFTER and len(stem) > SHORTEST_STEM and stem[-2] in _FLEETING:
        before, last = stem[:-2], stem[-1]
        if last not in _VOWELS:
            if before[-1] in _VOWELS:
                yield before + _SHORT_I + last
            else:
                yield from (before + last, f"{before}ь{last}")
                yield from _young(before + last)
    yield from _young(stem)


def _young(stem: str) -> Iterator[str]:
    for one, several in _YOUNG.items():
        if stem.endswith(one):
            yield stem.removesuffix(one) + several
