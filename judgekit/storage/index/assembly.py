"""Assemble the search objects before the first search.

Apart from `rules_index`, so that a start, which only reads, does not import the search.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from judgekit.domain.rules.library import Library
from judgekit.search.answers.hit_display import HitDisplay
from judgekit.search.answers.library_search import LibrarySearch
from judgekit.search.index.indexed_sections import IndexedSections
from judgekit.search.index.kept_index import FIRST_QUESTION, FIRST_TERM, KeptIndex
from judgekit.search.index.occurrences import OFFSET_BITS, occurrence, within
from judgekit.search.index.ranking import Ranking, Weights
from judgekit.search.queries.question_matching import QuestionMatching
from judgekit.search.queries.term_matching import TermMatching
from judgekit.search.queries.units import RANGE_SIGN, QueryReading
from judgekit.search.words.stemming import Stemming
from judgekit.search.words.vocabulary import Vocabulary
from judgekit.storage.index.index_file import IndexFile

MOST_KEPT_STEMS = 1000
"""Stems are looked up repeatedly, while the user types and as parts of many terms."""


def library_search(file: IndexFile, library: Library, kept: KeptIndex) -> LibrarySearch:
    """Return the search over one index file."""
    vocabulary = Vocabulary(kept.forms)
    numbers = {language: number for number, language in enumerate(kept.forms)}
    ranges: dict[tuple[str, str], list[int]] = {}
    for each in kept.ranges:
        key = (each.language, f"{each.low}{RANGE_SIGN}{each.high}")
        ranges.setdefault(key, []).append(occurrence(each.passage, 0))

    @lru_cache(maxsize=MOST_KEPT_STEMS)
    def everywhere(language: str, stem: str) -> Sequence[int]:
        printed = vocabulary.printed(language, stem)
        if not printed:
            return ranges.get((language, stem), ())
        return array("Q", file.places(numbers[language], printed))

    def places(language: str, stem: str) -> Sequence[int]:
        found = everywhere(language, stem)
        return found[: bisect_left(found, occurrence(FIRST_TERM, 0))]

    def terms_with(language: str, stem: str) -> Sequence[int]:
        found = everywhere(language, stem)
        terms = within(found, occurrence(FIRST_TERM, 0), occurrence(FIRST_QUESTION, 0))
        return [(place >> OFFSET_BITS) - FIRST_TERM for place in terms]

    @lru_cache(maxsize=MOST_KEPT_STEMS)
    def questions_with(language: str, stems: tuple[str, ...]) -> Sequence[int]:
        found = [everywhere(language, stem) for stem in stems]
        asked = [each[bisect_left(each, occurrence(FIRST_QUESTION, 0)) :] for each in found]
        numbers = [{(at >> OFFSET_BITS) - FIRST_QUESTION for at in each} for each in asked]
        return array("I", set.intersection(*numbers))

    stemming = Stemming()
    sections = IndexedSections(library, kept.sections)
    ranking = Ranking(kept.sections, memoryview(kept.section_of).cast("I"), places, Weights())
    matching = TermMatching(kept.see, kept.terms, terms_with)
    reading = QueryReading(ranking, stemming, lambda: vocabulary, matching, kept)
    questions = QuestionMatching(kept.questions, kept.asked_groups, questions_with)
    display = HitDisplay(sections, ranking, stemming)
    return LibrarySearch(sections, ranking, reading, questions, display)
