"""The library and its search, cached in the cache folder and rebuilt when needed."""

from __future__ import annotations

import os
import threading
import zlib
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple, TypeVar

import apsw
import msgspec

from judgekit import __version__
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import Mark, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.stored import IndexState
from judgekit.storage.files.file_stamps import file_stamps
from judgekit.storage.index.rules_index import IndexDamaged, IndexSources, RulesIndex
from judgekit.system.private_files import make_private_folder, protect
from judgekit.system.resources import package_folder

INDEX_NAME = "rules-index.sqlite"
INDEXING_CODE = (
    *("domain/cards", "domain/formats", "domain/rules", "domain/shared", "reading/documents"),
    *("search/answers", "search/index", "search/queries", "search/words"),
    *("storage/cards", "storage/files", "storage/index", "storage/library"),
)
"""The folders of the package whose code reads the texts, makes the index or searches it."""
LAST_DAY = "9999-12-31"
"""The day on which every edition is in force or replaced."""

T = TypeVar("T")


class OwnFiles(NamedTuple):
    """The user's own: the folder of imported documents, the file of newer facts about editions."""

    imported: Path | None = None
    facts: Path | None = None


class CachedRulesProvider:
    """Implements `engine.ports.rules.RulesProvider` on a resources folder and a cache folder.

    One index connection serves every thread, one call at a time: a search takes milliseconds.
    Editions that another one replaces on the day (ISO) that `today` returns are left out of it.
    """

    def __init__(
        self,
        resources: Path,
        cache: Path,
        own: OwnFiles = OwnFiles(),  # noqa: B008  (it can't be changed)
        package: Path | None = None,
        today: Callable[[], str] = lambda: LAST_DAY,
    ) -> None:
        self._resources = resources
        self._imported, self._facts = own
        self._package = package or package_folder()
        self._today = today
        self._outdated: tuple[str, frozenset[str]] | None = None
        self._path = cache / INDEX_NAME
        self._lock = threading.RLock()
        self._renewing = threading.Lock()
        self._index: RulesIndex | None = None
        self._library: Library | None = None
        self._in_memory = False

    def is_prepared(self) -> bool:
        """Whether the cached index matches these texts and this program, and opens."""
        with self._lock:
            if self._index is None:
                self._index = self._open_kept()
            return self._index is not None

    def prepare(self, progress: Callable[[float], None]) -> None:
        """See the port. A damaged index is replaced; without a writable cache it is in memory."""
        with self._lock:
            if not self.is_prepared():
                self._index = self._build(progress)
            progress(1.0)

    def library(self) -> Library:
        """See the port. Once read it is given without waiting for a search or a renewal."""
        if self._library is None:
            with self._lock:
                self._library = self._with_index(lambda index: index.library())
        return self._library

    def glossary(self) -> Glossary:
        """See the port."""
        return self._with_index(lambda index: index.glossary())

    def search(self, query: Query, *, reader: str, limit: int = 20) -> SearchAnswer:
        """See the port."""

        def answer(index: RulesIndex) -> SearchAnswer:
            number = query.number
            asked = msgspec.structs.replace(
                query,
                left_out=self._outdated_in(index),
                today=index.library().numbered_today(number) if number else (),
            )
            return index.search(asked, reader=reader, limit=limit)

        return self._with_index(answer)

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        """See the port."""
        return self._with_index(lambda index: index.marks(query, reference))

    def state(self) -> IndexState:
        """See the port."""
        with self._lock:
            self.prepare(lambda _: None)
            versions = {"sqlite": apsw.sqlite_lib_version(), "apsw": apsw.apsw_version()}
            size = 0 if self._in_memory else _size(self._path)
            if not size:
                return IndexState("in-memory", "", 0, versions)
            return IndexState("kept", str(self._path), size, versions)

    def refresh(self, progress: Callable[[float], None] = lambda part: None) -> None:
        """See the port. The old index answers until the new one is in its place."""
        with self._renewing:
            with self._lock:
                if self._index is None:
                    return
            with ExitStack() as turn:

                def make_room() -> None:
                    turn.enter_context(self._lock)
                    self.close()

                made = self._build(progress, make_room)
                turn.enter_context(self._lock)
                self.close()
                made.prepare_search()
                self._index, self._library = made, made.library()

    def close(self) -> None:
        """Close the index file."""
        with self._lock:
            if self._index is not None:
                self._index.close()
                self._index = None
                self._outdated = None

    def _with_index(self, ask: Callable[[RulesIndex], T]) -> T:
        """Query the index; if it turns out to be damaged, rebuild it once, silently."""
        with self._lock:
            self.prepare(lambda _: None)
            assert self._index is not None
            try:
                return ask(self._index)
            except IndexDamaged:
                self.close()
                self._index = self._build(lambda _: None)
                return ask(self._index)

    def _outdated_in(self, index: RulesIndex) -> frozenset[str]:
        day = self._today()
        if self._outdated is None or self._outdated[0] != day:
            self._outdated = day, index.library().outdated(day)
        return self._outdated[1]

    def _open_kept(self) -> RulesIndex | None:
        try:
            return RulesIndex.open(self._path, self._stamp())
        except (IndexDamaged, EnvironmentFailure):
            return None

    def _build(
        self,
        progress: Callable[[float], None],
        make_room: Callable[[], None] = lambda: None,
    ) -> RulesIndex:
        from judgekit.storage.cards.card_names_file import read_card_names  # noqa: PLC0415
        from judgekit.storage.library.edition_facts_file import EditionFactsFile  # noqa: PLC0415
        from judgekit.storage.library.glossary_file import read_glossary  # noqa: PLC0415
        from judgekit.storage.library.imported_editions import ImportedEditions  # noqa: PLC0415
        from judgekit.storage.library.rules_library import read_library  # noqa: PLC0415
        from judgekit.storage.library.section_questions_file import (  # noqa: PLC0415
            read_same_meanings,
            read_section_questions,
        )

        stamp = self._stamp()
        facts = EditionFactsFile(self._resources, self._facts).facts()
        imported = ImportedEditions(self._imported).all() if self._imported else ()
        library = read_library(self._resources / "rules", facts, imported)
        added = tuple(_mark(each.document) for each in imported)
        bundled = library.documents[: len(library.documents) - len(added)]
        sources = IndexSources(
            library,
            read_glossary(self._resources / "glossary"),
            read_card_names(self._resources / "rules"),
            "\n".join((self._base_stamp(), *(document.id for document in bundled))),
            added,
            read_section_questions(self._resources / "asked"),
            read_same_meanings(self._resources / "glossary"),
        )
        progress(0.3)

        def create(path: Path | None) -> RulesIndex:
            def tell(part: float) -> None:
                progress(0.3 + 0.7 * part)

            extended = path and RulesIndex.extended(path, sources, stamp, tell, make_room)
            return extended or RulesIndex.create(path, sources, stamp, tell, make_room)

        self._in_memory = True
        if sources.library.unread:
            # The stamp doesn't show that a text has become readable: the next start tries again.
            return create(None)
        try:
            make_private_folder(self._path.parent)
            made = create(self._path)
            protect(self._path)
        except (OSError, EnvironmentFailure, IndexDamaged):
            # A cache that is full, locked or not writable only makes the next start slower.
            return create(None)
        self._in_memory = False
        return made

    def _stamp(self) -> str:
        """Return a stamp that changes with the indexed texts and with the code that indexes them.

        It uses sizes and modification times, not contents, because every start computes it. In a
        bundle, which has no source files, the version stands in for the code.
        """
        folders = sorted(_subfolders(self._imported)) if self._imported else []
        return "\n".join(
            (self._base_stamp(), *(line for each in folders for line in file_stamps(each)))
        )

    def _base_stamp(self) -> str:
        """Return the same without the imported texts."""
        texts = [self._resources / name for name in ("rules", "editions", "glossary", "asked")]
        texts += [self._facts.parent] if self._facts else []
        code = (self._package / folder for folder in INDEXING_CODE)
        stamps = (line for folder in (*texts, *code) for line in file_stamps(folder))
        return "\n".join((__version__, *stamps))


def _mark(document: Document) -> str:
    """Return what identifies an imported document as it was read."""
    return f"{document.id} {zlib.crc32(msgspec.msgpack.encode(document)):08x}"


def _size(path: Path) -> int:
    """Return the size in bytes; 0 if the file has been removed while still open."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _subfolders(folder: Path) -> list[Path]:
    try:
        with os.scandir(folder) as entries:
            return [Path(entry.path) for entry in entries if entry.is_dir()]
    except OSError:
        return []
