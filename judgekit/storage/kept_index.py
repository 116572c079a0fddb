"""What is kept of an index beside its full-text tables, for a search to begin with."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.ranking import RankedSection
from judgekit.storage.index_concepts import Concept
from judgekit.storage.word_forms import WordForms

FIRST_TERM = 1 << 24
"""Terms are numbered from here in the full-text tables, passages below."""


class NumberRange(msgspec.Struct, frozen=True, array_like=True):
    """Numbers from `low` to `high` that a row of a table has as a range, by its passage."""

    low: int
    high: int
    language: str
    passage: int


class KeptIndex(msgspec.Struct, frozen=True, array_like=True):
    """What searching needs of an index, read before the first search.

    `section_of` are the bytes of an array of unsigned integers; `forms` is by language, in the
    order in which the file numbers them.
    """

    sections: list[RankedSection]
    section_of: bytes
    ranges: list[NumberRange]
    forms: dict[str, WordForms]
    concepts: list[Concept]
