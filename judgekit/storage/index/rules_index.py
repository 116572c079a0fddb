"""Search index over the whole library: built once, stored in a file, opened quickly."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from judgekit.domain.rules.alignment import Alignment, AlignmentGroup
from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library, LibraryFacts, UnreadText
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import Mark, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.storage.index.index_file import IndexDamaged, IndexFile, IndexWriter
from judgekit.storage.index.index_sources import IndexSources

if TYPE_CHECKING:
    from judgekit.search.answers.library_search import LibrarySearch
    from judgekit.search.index.kept_index import KeptIndex

Part = TypeVar("Part")

__all__ = ["IndexDamaged", "IndexSources", "RulesIndex"]

FORMAT = "7"
"""Version of the stored data; changes with its shape."""


class KeptLibrary(msgspec.Struct, frozen=True, array_like=True):
    """A library as stored in the index file, with the number of its documents; they are in parts
    of their own, each named by the number of its first one."""

    documents: int
    parts: tuple[int, ...]
    groups: tuple[AlignmentGroup, ...]
    corrections: tuple[Correction, ...]
    unread: tuple[UnreadText, ...]
    facts: LibraryFacts


class Known(NamedTuple):
    """What an index that is extended has."""

    search: KeptIndex
    library: KeptLibrary


class RulesIndex:
    """An open index: implements `engine.ports.rules.RulesSearch`. Not for two threads at once.

    Any method raises IndexDamaged if the file does not hold what was written.
    """

    def __init__(self, file: IndexFile) -> None:
        self._file = file
        self._library: Library | None = None
        self._search: LibrarySearch | None = None
        self._glossary: Glossary | None = None

    @classmethod
    def create(
        cls,
        path: Path | None,
        sources: IndexSources,
        stamp: str,
        progress: Callable[[float], None],
        make_room: Callable[[], None] = lambda: None,
    ) -> RulesIndex:
        """Build an index and open it: in a file that appears whole or not at all, or in memory.

        `stamp` identifies its sources; progress runs from 0 to 1; `make_room` is called before the
        file there is replaced. Raises EnvironmentFailure.
        """

        def fill(writer: IndexWriter) -> None:
            _fill(writer, sources, stamp, progress)

        made = cls(
            IndexFile.in_memory(fill) if path is None else IndexFile.write(path, fill, make_room)
        )
        made._library = sources.library
        progress(1.0)
        return made

    @classmethod
    def extended(
        cls,
        path: Path,
        sources: IndexSources,
        stamp: str,
        progress: Callable[[float], None],
        make_room: Callable[[], None] = lambda: None,
    ) -> RulesIndex | None:
        """Add the last documents of a library to the index in a file that has its first ones.

        Returns None if there is no such index. Otherwise as `create`.
        """
        try:
            with closing(IndexFile.open(path)) as before:
                if before.part("base") != _stamp(sources.base):
                    return None
                index = cls(before)
                added = index._decode("added", tuple[str, ...])
                if added != sources.added[: len(added)]:
                    return None
                kept = index._decode("library", KeptLibrary)
                known = Known(index._decode("index", _kept_index()), kept)
        except (FileNotFoundError, IndexDamaged):
            return None
        progress(0.2)

        def fill(writer: IndexWriter) -> None:
            _fill(writer, sources, stamp, progress, known)

        made = cls(IndexFile.write(path, fill, make_room, copied=path))
        made._library = sources.library
        progress(1.0)
        return made

    @classmethod
    def open(cls, path: Path, stamp: str) -> RulesIndex | None:
        """Open the index in a file; None if there is none or its sources differ.

        Raises IndexDamaged if the file is not as it was written.
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
        """Return the documents that the index was built from."""
        if self._library is None:
            kept = self._decode("library", KeptLibrary)
            parts = [self._decode(_part(first), tuple[Document, ...]) for first in kept.parts]
            self._library = Library(
                tuple(chain.from_iterable(parts)),
                Alignment(kept.groups),
                kept.corrections,
                kept.unread,
                kept.facts,
            )
        return self._library

    def glossary(self) -> Glossary:
        """Return the glossary that search uses."""
        if self._glossary is None:
            self._glossary = self._decode("glossary", Glossary)
        return self._glossary

    def prepare_search(self) -> None:
        """Load what the first search needs, so that it is as fast as any."""
        self._searching()

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
        """Close the file."""
        self._file.close()

    def _searching(self) -> LibrarySearch:
        if self._search is None:
            # Not needed at a start, which only reads.
            from judgekit.storage.index.assembly import library_search  # noqa: PLC0415

            kept = self._decode("index", _kept_index())
            self._search = library_search(self._file, self.library(), kept)
        return self._search

    def _decode(self, name: str, shape: type[Part]) -> Part:
        try:
            return msgspec.msgpack.decode(self._file.part(name), type=shape)
        except UNDECODABLE as error:
            raise IndexDamaged(f"{name}: {error}") from error


def _fill(
    writer: IndexWriter,
    sources: IndexSources,
    stamp: str,
    progress: Callable[[float], None],
    known: Known | None = None,
) -> None:
    from judgekit.storage.index.build import extend_search, write_search  # noqa: PLC0415

    library = sources.library
    encode = msgspec.msgpack.Encoder().encode
    if known is not None:
        index = extend_search(writer, sources, known.search)
    else:
        index = write_search(writer, sources, lambda part: progress(0.85 * part))
    before = known.library if known is not None else None
    first = before.documents if before is not None else 0
    parts = before.parts if before is not None else ()
    if library.documents[first:]:
        # Only a part that has documents: else the next one added would be named the same.
        parts = (*parts, first)
        writer.add_part(_part(first), encode(library.documents[first:]))
    kept = KeptLibrary(
        len(library.documents),
        parts,
        library.alignment.groups,
        library.corrections,
        library.unread,
        library.facts,
    )
    writer.add_part("stamp", _stamp(stamp))
    writer.add_part("added", encode(sources.added))
    writer.add_part("library", encode(kept))
    if known is None:  # else the same sources have been written
        writer.add_part("base", _stamp(sources.base))
        writer.add_part("glossary", encode(sources.glossary))
    writer.add_part("index", encode(index))
    progress(0.9)


def _part(first: int) -> str:
    """Return the name of the part with the documents from this one on."""
    return f"documents {first}"


def _kept_index() -> type[KeptIndex]:
    from judgekit.search.index.kept_index import KeptIndex  # noqa: PLC0415  (not at a start)

    return KeptIndex


def _stamp(stamp: str) -> bytes:
    return f"{FORMAT} {stamp}".encode()
