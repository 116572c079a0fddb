"""An index of phrasings as it is kept: flat numbers and letters, read as they lie."""

from __future__ import annotations

import msgspec

from judgekit.search.phrases.kept_names import KeptNames, KeptTexts
from judgekit.search.phrases.number_rows import KeptRows


class KeptPhrases(msgspec.Struct, frozen=True, array_like=True):
    """The texts of one language: `ids` and `wholeness` of each, `lengths` of all it says.

    A phrasing has its text (`owners`) and the weight of all its features together; a feature its
    `rarity`, the phrasings that have it, and the texts that have it with how often they do. A word
    has a feature, its term; `alphabetic` are the numbers of the words in the order of the alphabet.

    Weights and rarities are doubles, all other numbers are below 2**32.
    """

    ids: tuple[str, ...]
    wholeness: tuple[float, ...]
    lengths: tuple[int, ...]
    phrasings: KeptTexts
    owners: memoryview
    weights: memoryview
    features: KeptNames
    rarity: memoryview
    in_phrasings: KeptRows
    in_texts: KeptRows
    words: KeptNames
    terms: memoryview
    alphabetic: memoryview


class KeptLikelihoods(msgspec.Struct, frozen=True, array_like=True):
    """`ids` of the texts, how many phrasings each has, and for each feature how many of them have
    it."""

    ids: tuple[str, ...]
    phrasings: tuple[int, ...]
    features: KeptNames
    often: KeptRows


class KeptInfractions(msgspec.Struct, frozen=True, array_like=True):
    """What all languages say of the infractions of one level."""

    phrases: dict[str, KeptPhrases]
    likelihoods: KeptLikelihoods
