"""The search index over the whole library: made once, kept in a file, opened fast."""

from __future__ import annotations

import time
from array import array
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
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.ranking import RankedSection
from judgekit.domain.rules.search_answer import Mark, SearchAnswer
from judgekit.domain.rules.stop_words import STOP_WORDS
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.index_build import IndexBuilder, NumberRange
from judgekit.storage.index_concepts import ConceptRows, concept_rows
from judgekit.storage.index_file import IndexDamaged, IndexFile, IndexRows
from judgekit.storage.library_search import LibrarySearch
from judgekit.storage.stemming import Stemming
from judgekit.storage.term_matching import terms_of

Part = TypeVar("Part")

__all__ = ["IndexDamaged", "IndexSources", "RulesIndex"]

FORMAT = "1"
"""Changes with the shape of what is kept."""


class KeptLibrary(msgspec.Struct, frozen=True, array_like=True):
    """A library as it lies in the index file."""

    documents: tuple[Document, ...]
    groups: tuple[AlignmentGroup, ...]
    corrections: tuple[Correction, ...]
    unread: tuple[UnreadText, ...]


class KeptIndex(msgspec.Struct, frozen=True, array_like=True):
    """What every search needs of an index, read when it is opened; `section_of` as bytes."""

    sections: list[RankedSection]
    section_of: bytes
    ranges: list[NumberRange]


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
        library, glossary, card_names = sources
        stemming = Stemming()
        content = IndexBuilder(library, stemming).build(lambda part: progress(0.8 * part))
        concepts = concept_rows(glossary, card_names, content.groups, stemming)
        kept = KeptLibrary(
            library.documents, library.alignment.groups, library.corrections, library.unread
        )
        encoder = msgspec.msgpack.Encoder()
        section_of = content.section_of.tobytes()
        forms = {
            code: sorted(concepts.forms.get(code, set()).union(content.forms.get(code, ())))
            for code in concepts.forms.keys() | content.forms.keys()
        } | {"": sorted(STOP_WORDS)}
        rows = IndexRows(
            parts={
                "stamp": _stamp(stamp),
                "library": encoder.encode(kept),
                "glossary": encoder.encode(glossary),
                "index": encoder.encode(KeptIndex(content.sections, section_of, content.ranges)),
                "forms": encoder.encode(forms),
                "terms": encoder.encode(concepts.terms),
            },
            postings={**content.postings, **_term_postings(concepts)},
            concepts=enumerate(encoder.encode(concept) for concept in concepts.concepts),
        )
        progress(0.9)
        made = cls(IndexFile.in_memory(rows) if path is None else IndexFile.write(path, rows))
        made._library = library
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
            kept = self._decode("index", KeptIndex)
            section_of = array("I", kept.section_of)
            self._search = LibrarySearch(
                self._file, self.library(), kept.sections, section_of, kept.ranges
            )
        return self._search

    def _decode(self, name: str, shape: type[Part]) -> Part:
        try:
            return msgspec.msgpack.decode(self._file.part(name), type=shape)
        except msgspec.MsgspecError as error:
            raise IndexDamaged(f"{name}: {error}") from error


def _term_postings(concepts: ConceptRows) -> dict[str, dict[str, tuple[bytes, bytes]]]:
    """Terms as postings of languages of their own."""
    return {
        terms_of(code): {stem: (b"", array("I", terms).tobytes()) for stem, terms in stems.items()}
        for code, stems in concepts.postings.items()
    }


def _stamp(stamp: str) -> bytes:
    return f"{FORMAT} {stamp}".encode()
