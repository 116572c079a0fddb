"""What searching needs of an index: written beside the texts, put together before the first search.

Apart from `rules_index`, so that a start, which only reads, does not load the search.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence

import msgspec

from judgekit.domain.rules.card_names import CardName
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.occurrences import OFFSET_BITS, occurrence
from judgekit.domain.rules.ranking import RankedSection, Ranking, Weights
from judgekit.storage.hit_display import HitDisplay
from judgekit.storage.index_build import NumberRange, index_content
from judgekit.storage.index_concepts import Concept, concepts_of, terms_of
from judgekit.storage.index_file import IndexFile, IndexWriter
from judgekit.storage.indexed_sections import IndexedSections
from judgekit.storage.library_search import LibrarySearch
from judgekit.storage.query_units import RANGE_SIGN, QueryReading
from judgekit.storage.stemming import Stemming
from judgekit.storage.term_matching import TermMatching
from judgekit.storage.vocabulary import Vocabulary
from judgekit.storage.word_forms import WordForms, word_forms

FIRST_TERM = 1 << 24
"""Terms are numbered from here in the full-text tables, passages below."""


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


def write_search(
    writer: IndexWriter,
    library: Library,
    glossary: Glossary,
    card_names: Sequence[CardName],
    progress: Callable[[float], None],
) -> KeptIndex:
    """Add the texts of a library to an index; what is returned has to be kept with them.

    Progress runs from 0 to 1.
    """
    stemming = Stemming()
    content = index_content(library)
    concepts = concepts_of(glossary, card_names, content.groups)
    forms: dict[str, WordForms] = {}
    progress(0.35)
    for number, (language, texts) in enumerate(content.texts.items()):
        terms = terms_of(concepts, language, FIRST_TERM)
        printed = writer.add_texts(number, (*texts, *terms))
        forms[language] = word_forms(printed, language, stemming)
        progress(0.35 + 0.65 * (number + 1) / len(content.texts))
    return KeptIndex(
        content.sections, content.section_of.tobytes(), content.ranges, forms, concepts
    )


def library_search(file: IndexFile, library: Library, kept: KeptIndex) -> LibrarySearch:
    """Everything that searches, put together over one index file."""
    numbers = {language: number for number, language in enumerate(kept.forms)}
    ranges: dict[tuple[str, str], list[int]] = {}
    for each in kept.ranges:
        key = (each.language, f"{each.low}{RANGE_SIGN}{each.high}")
        ranges.setdefault(key, []).append(occurrence(each.passage, 0))

    def everywhere(language: str, stem: str) -> Sequence[int]:
        printed = kept.forms[language].printed.get(stem)
        if printed is None:
            return ranges.get((language, stem), ())
        return file.places(numbers[language], printed)

    def places(language: str, stem: str) -> Sequence[int]:
        found = everywhere(language, stem)
        return found[: bisect_left(found, occurrence(FIRST_TERM, 0))]

    def terms_with(language: str, stem: str) -> Sequence[int]:
        found = everywhere(language, stem)
        terms = found[bisect_left(found, occurrence(FIRST_TERM, 0)) :]
        return [(place >> OFFSET_BITS) - FIRST_TERM for place in terms]

    stemming = Stemming()
    sections = IndexedSections(library, kept.sections)
    ranking = Ranking(kept.sections, array("I", kept.section_of), places, Weights())
    matching = TermMatching(kept.concepts, terms_with, stemming)
    vocabulary = Vocabulary(kept.forms)
    reading = QueryReading(ranking, stemming, lambda: vocabulary, matching, kept.ranges)
    return LibrarySearch(sections, ranking, reading, HitDisplay(sections, ranking, stemming))
