"""Index data stored beside the full-text tables, loaded before the first search."""

from __future__ import annotations

import msgspec

from judgekit.search.index.ranking import RankedSection
from judgekit.search.words.word_forms import WordForms

FIRST_TERM = 1 << 24
"""First number of terms in the full-text tables; passages are numbered below."""


class NumberRange(msgspec.Struct, frozen=True, array_like=True):
    """A range of numbers printed in a table row, with its passage."""

    low: int
    high: int
    language: str
    passage: int


FIRST_QUESTION = 1 << 25
"""First number of the questions that sections answer; terms are numbered below."""


class KeptQuestions(msgspec.Struct, frozen=True, array_like=True):
    """The questions of one language, numbered from `first`.

    `sections` are the bytes of an array of unsigned integers: for each the place of its section
    among those with questions. `weights` are the bytes of an array of floats: what its words weigh
    together.
    """

    first: int
    sections: bytes
    weights: bytes


Meaning = dict[str, list[str]]
"""Stems of words that mean nearly the same, by language."""

SAYS_NOTHING = "-"
"""Placeholder for a stop word's stem in a term."""


class KeptTerms(msgspec.Struct, frozen=True, array_like=True):
    """The terms of one language, numbered from `first`, in the order of their concepts.

    `stems` has a line per term: the stems of its words, separated by spaces. `concepts` are the
    bytes of an array of unsigned integers, the concept of each term; `asked` has a byte per term: 1
    if it is only a way of asking, 0 if it is a synonym.
    """

    first: int
    stems: str
    concepts: bytes
    asked: bytes


class KeptIndex(msgspec.Struct, frozen=True, array_like=True):
    """Index data loaded before the first search.

    `section_of` are the bytes of an array of unsigned integers; `forms` is by language, in the
    order in which the file numbers them. `see` has for each glossary concept the groups of sections
    that rule on it, most relevant first; higher concepts are names of cards and sets.
    `abbreviations` are by language: a folded abbreviation and the folded words it stands for.
    `questions` are by language; `asked_groups` has the group of each section with questions.
    """

    sections: list[RankedSection]
    section_of: bytes
    ranges: list[NumberRange]
    forms: dict[str, WordForms]
    terms: dict[str, KeptTerms]
    see: list[list[int]]
    abbreviations: dict[str, dict[str, list[str]]] = {}
    questions: dict[str, KeptQuestions] = {}
    asked_groups: list[int] = []
    meanings: list[Meaning] = []
