"""The search index over the whole library: made once, kept in a file, opened fast."""

from __future__ import annotations

import time
from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from judgekit.domain.rules.alignment import Alignment, AlignmentGroup
from judgekit.domain.rules.card_names import CardName
from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library, UnreadText
from judgekit.domain.rules.occurrences import OFFSET_BITS, occurrence
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.ranking import RankedSection, Ranking, Weights
from judgekit.domain.rules.search_answer import Mark, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.hit_display import HitDisplay
from judgekit.storage.index_build import NumberRange, index_content
from judgekit.storage.index_concepts import Concept, concepts_of, terms_of
from judgekit.storage.index_file import IndexDamaged, IndexFile, IndexWriter
from judgekit.storage.indexed_sections import IndexedSections
from judgekit.storage.library_search import LibrarySearch
from judgekit.storage.query_units import RANGE_SIGN, QueryReading
from judgekit.storage.stemming import Stemming
from judgekit.storage.term_matching import TermMatching
from judgekit.storage.vocabulary import Vocabulary
from judgekit.storage.word_forms import WordForms, word_forms

Part = TypeVar("Part")

__all__ = ["IndexDamaged", "IndexSources", "RulesIndex"]

FORMAT = "1"
"""Changes with the shape of what is kept."""
FIRST_TERM = 1 << 24
"""Terms are numbered from here in the full-text tables, passages below."""


class KeptLibrary(msgspec.Struct, frozen=True, array_like=True):
    """A library as it lies in the index file."""

    documents: tuple[Document, ...]
    groups: tuple[AlignmentGroup, ...]
    corrections: tuple[Correction, ...]
    unread: tuple[UnreadText, ...]


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


class IndexSources(NamedTuple):
    """What an index is made from."""

    library: Library
    glossary: Glossary
    card_names: Sequence[CardName] = ()


class RulesIndex:
    """One open index: implements `engine.ports.RulesSearch`. Not for two threads at once.

    Any method raises IndexDamaged where the file turns out not to hold what was written.
    """

    def __init__(self, file: IndexFile) -> None:
        self._file = file
        self._library: Library | None = None
        self._search: LibrarySearch | None = None

    @classmethod
    def create(
        cls,
        path: Path | None,
        sources: IndexSources,
        stamp: str,
        progress: Callable[[float], None],
    ) -> RulesIndex:
        """Make an index and open it: in a file that appears whole or not at all, or in memory.

        `stamp` says what it was made from; progress runs from 0 to 1. Raises EnvironmentFailure.
        """
        made = cls(
            IndexFile.in_memory(lambda writer: _fill(writer, sources, stamp, progress))
            if path is None
            else IndexFile.write(path, lambda writer: _fill(writer, sources, stamp, progress))
        )
        made._library = sources.library
        progress(1.0)
        return made

    @classmethod
    def open(cls, path: Path, stamp: str) -> RulesIndex | None:
        """The index in a file, or None where there is none or it was made from something else.

        Raises IndexDamaged where the file is not as it was written.
        """
        try:
            file = IndexFile.open(path)
        except FileNotFoundError:
            return None
        if file.part("stamp") != _stamp(stamp):
            file.close()
            return None
        return cls(file)

    def library(self) -> Library:
        """The documents that the index was made from."""
        if self._library is None:
            kept = self._decode("library", KeptLibrary)
            self._library = Library(
                kept.documents, Alignment(kept.groups), kept.corrections, kept.unread
            )
        return self._library

    def glossary(self) -> Glossary:
        """The glossary that search uses."""
        return self._decode("glossary", Glossary)

    def search(self, query: Query, *, reader: str, limit: int = 20) -> SearchAnswer:
        """See the port."""
        began = time.perf_counter()
        hits, repairs = self._searching().search(query, reader, limit)
        took = (time.perf_counter() - began) * 1000
        return SearchAnswer(query.text, hits, repairs, took)

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        """See the port."""
        return self._searching().marks(query, reference)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _searching(self) -> LibrarySearch:
        if self._search is None:
            self._search = _library_search(
                self._file, self.library(), self._decode("index", KeptIndex)
            )
        return self._search

    def _decode(self, name: str, shape: type[Part]) -> Part:
        try:
            return msgspec.msgpack.decode(self._file.part(name), type=shape)
        except msgspec.MsgspecError as error:
            raise IndexDamaged(f"{name}: {error}") from error


def _fill(
    writer: IndexWriter,
    sources: IndexSources,
    stamp: str,
    progress: Callable[[float], None],
) -> None:
    library, glossary, card_names = sources
    stemming, encode = Stemming(), msgspec.msgpack.Encoder().encode
    content = index_content(library)
    concepts = concepts_of(glossary, card_names, content.groups)
    forms: dict[str, WordForms] = {}
    progress(0.3)
    for number, (language, texts) in enumerate(content.texts.items()):
        terms = terms_of(concepts, language, FIRST_TERM)
        printed = writer.add_texts(number, (*texts, *terms))
        forms[language] = word_forms(printed, language, stemming)
        progress(0.3 + 0.5 * (number + 1) / len(content.texts))
    groups = library.alignment.groups
    kept = KeptLibrary(library.documents, groups, library.corrections, library.unread)
    section_of = content.section_of.tobytes()
    index = KeptIndex(content.sections, section_of, content.ranges, forms, concepts)
    writer.add_part("stamp", _stamp(stamp))
    writer.add_part("library", encode(kept))
    writer.add_part("glossary", encode(glossary))
    writer.add_part("index", encode(index))
    progress(0.9)


def _library_search(file: IndexFile, library: Library, kept: KeptIndex) -> LibrarySearch:
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


def _stamp(stamp: str) -> bytes:
    return f"{FORMAT} {stamp}".encode()
