"""What is kept of an index beside its full-text tables, for a search to begin with."""

from __future__ import annotations

import msgspec

from judgekit.search.index.ranking import RankedSection
from judgekit.search.words.word_forms import WordForms

FIRST_TERM = 1 << 24
"""Terms are numbered from here in the full-text tables, passages below."""


class NumberRange(msgspec.Struct, frozen=True, array_like=True):
    """Numbers from `low` to `high` that a row of a table has as a range, by its passage."""

    low: int
    high: int
    language: str
    passage: int


SAYS_NOTHING = "-"
"""In the place of a stop word's stem in a term."""


class KeptTerms(msgspec.Struct, frozen=True, array_like=True):
    """The terms of one language, numbered on from `first`, in the order of their concepts.

    `stems` has a line for each term: the stems of its words, parted by spaces. `concepts` are the
    bytes of an array of unsigned integers, the concept of each term.
    """

    first: int
    stems: str
    concepts: bytes


class KeptIndex(msgspec.Struct, frozen=True, array_like=True):
    """What searching needs of an index, read before the first search.

    `section_of` are the bytes of an array of unsigned integers; `forms` is by language, in the
    order in which the file numbers them. `see` is for each concept of the glossary the groups of
    sections where it is ruled, most telling first; the concepts above are names of cards and sets.
    """

    sections: list[RankedSection]
    section_of: bytes
    ranges: list[NumberRange]
    forms: dict[str, WordForms]
    terms: dict[str, KeptTerms]
    see: list[list[int]]
