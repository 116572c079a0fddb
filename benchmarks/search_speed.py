"""Time for a keystroke's search and for building the index, compared with plain FTS5.

The yardstick is SQLite's own full-text search over the same rows with its default tokenizer: the
words of the query OR-ed, ranked, the first twenty with snippets. Both are measured alternately in
the same run, at the library's size and at twenty times that.
"""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import apsw
import msgspec

from benchmarks.figure import Figure
from benchmarks.measuring import milliseconds
from benchmarks.processes import PROJECT
from judgekit.domain.rules.alignment import Alignment, AlignmentGroup
from judgekit.domain.rules.library import Library
from judgekit.search.queries.parsing import parse_query
from judgekit.storage.cards.card_names_file import read_card_names
from judgekit.storage.index.build import index_content
from judgekit.storage.index.rules_index import IndexSources, RulesIndex
from judgekit.storage.index.side_texts import SideTexts
from judgekit.storage.library.edition_facts_file import EditionFactsFile
from judgekit.storage.library.glossary_file import read_glossary
from judgekit.storage.library.rules_library import read_library
from judgekit.storage.library.section_questions_file import (
    read_same_meanings,
    read_section_questions,
)

RESOURCES = PROJECT / "resources"
QUERIES = PROJECT / "tests" / "data" / "queries.jsonl"
TIMES = 20
BUILDS = 7


class PlainSearch:
    """Plain FTS5 of SQLite."""

    def __init__(self, path: Path, rows: list[tuple[str]]) -> None:
        path.unlink(missing_ok=True)
        self._connection = apsw.Connection(str(path))
        self._connection.execute("CREATE VIRTUAL TABLE text USING fts5(passage)")
        with self._connection:
            self._connection.executemany("INSERT INTO text VALUES (?)", rows)

    def search(self, typed: str) -> list[tuple[object, ...]]:
        """The first twenty passages with any of the words, with snippets; the last is a prefix."""
        words = re.findall(r"\w+", typed)
        if not words:
            return []
        either = " OR ".join(f'"{word}"' for word in words) + "*"
        sql = (
            "SELECT rowid, snippet(text, 0, '[', ']', '…', 24) FROM text"
            " WHERE text MATCH ? ORDER BY rank LIMIT 20"
        )
        return list(self._connection.execute(sql, (either,)))

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def figures(home: Path) -> list[Figure]:
    """Keystrokes and builds at the library's size and at twenty times that."""
    library = read_library(RESOURCES / "rules", EditionFactsFile(RESOURCES).facts())
    home.mkdir(parents=True, exist_ok=True)
    return [*_measured(library, home, 1), *_measured(_repeated(library, TIMES), home, TIMES)]


def _measured(library: Library, home: Path, times: int) -> list[Figure]:
    names = read_card_names(RESOURCES / "rules")
    sources = IndexSources(
        library,
        read_glossary(RESOURCES / "glossary"),
        names,
        questions=read_section_questions(RESOURCES / "asked"),
        meanings=read_same_meanings(RESOURCES / "glossary"),
    )
    rows = list(rows_of(sources))
    file, plain_file = home / f"index-{times}.sqlite", home / f"plain-{times}.sqlite"

    def make() -> None:
        RulesIndex.create(file, sources, "measured", lambda _: None).close()

    gc.disable()  # as in the program, which collects between events of its window only
    builds = interleaved(make, lambda: PlainSearch(plain_file, rows).close(), BUILDS)
    gc.enable()
    index = RulesIndex.open(file, "measured")
    assert index is not None
    plain = PlainSearch(plain_file, rows)
    ours, theirs = keystrokes(index, plain)
    index.close()
    plain.close()
    size = f", library x{times}" if times > 1 else ""
    most = (4.2, 3.0) if times == 1 else (None, None)
    return [
        Figure(
            f"a keystroke's search, 95th percentile{size}",
            ours,
            "ms",
            theirs,
            "plain FTS5",
            most[0],
        ),
        Figure(
            f"index of the library made{size}",
            builds[0],
            "ms",
            builds[1],
            "plain FTS5",
            most[1],
        ),
    ]


def rows_of(sources: IndexSources) -> Iterator[tuple[str]]:
    """The rows of the index: the passages of the library, the glossary's terms, and the questions
    that sections answer."""
    content = index_content(sources.library)
    beside = SideTexts(sources, content.groups)
    for language, texts in content.texts.items():
        for _, text in (*texts, *beside.rows(language)):
            yield (text,)


def keystrokes(
    index: RulesIndex, plain: PlainSearch, left_out: frozenset[str] = frozenset()
) -> tuple[float, float]:
    """The 95th percentile over every prefix of every query, in milliseconds: ours and theirs."""
    ours, theirs = [], []
    for prefix, reader in _prefixes():
        query = msgspec.structs.replace(parse_query(prefix, typing=True), left_out=left_out)
        ours.append(milliseconds(partial(index.search, query, reader=reader)))
        theirs.append(milliseconds(partial(plain.search, prefix)))
    return _percentile(ours, 0.95), _percentile(theirs, 0.95)


def _prefixes() -> Iterator[tuple[str, str]]:
    for line in QUERIES.read_text(encoding="utf-8").splitlines():
        asked = json.loads(line)
        for end in range(1, len(asked["q"]) + 1):
            yield asked["q"][:end], asked["lang"]


def interleaved(
    ours: Callable[[], object], theirs: Callable[[], object], rounds: int
) -> tuple[float, float]:
    """The median milliseconds of each, run alternately."""
    times = [(milliseconds(ours), milliseconds(theirs)) for _ in range(rounds)]
    own, other = zip(*times, strict=True)
    return _percentile(list(own), 0.5), _percentile(list(other), 0.5)


def _percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def _repeated(library: Library, times: int) -> Library:
    """A library of that many copies, each aligned within itself."""
    documents = tuple(
        msgspec.structs.replace(document, id=f"{document.id}-{copy}")
        for copy in range(times)
        for document in library.documents
    )
    groups = tuple(
        AlignmentGroup({f"{name}-{copy}": ref for name, ref in group.members.items()})
        for copy in range(times)
        for group in library.alignment.groups
    )
    return Library(documents, Alignment(groups), library.corrections)
