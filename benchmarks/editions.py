"""Search and import with rules of the game in two scripts and a dozen editions in the library.

Keystrokes are measured beside plain FTS5 over the same rows. A keystroke of the window must also be
over within two frames of a screen; those are scaled by how much faster or slower than on the
machine of reference this one makes the yardstick's keystroke. An import of the rules of the game is
reading the file and adding it to the index; its yardstick reads the file and puts its paragraphs
into plain FTS5.
"""

from __future__ import annotations

import gc
from pathlib import Path

import msgspec

from benchmarks.figure import Figure
from benchmarks.made_editions import made_rules, with_editions
from benchmarks.search_speed import (
    BUILDS,
    RESOURCES,
    PlainSearch,
    interleaved,
    keystrokes,
    rows_of,
)
from judgekit.domain.rules.library import Library
from judgekit.reading.documents.document_file import read_document
from judgekit.storage.cards.card_names_file import read_card_names
from judgekit.storage.index.rules_index import IndexSources, RulesIndex
from judgekit.storage.library.edition_facts_file import EditionFactsFile
from judgekit.storage.library.glossary_file import read_glossary
from judgekit.storage.library.rules_library import read_library
from judgekit.storage.library.section_questions_file import (
    read_same_meanings,
    read_section_questions,
)

EDITIONS = 10
FRAMES = 33.3
"""Milliseconds of two frames."""
REFERENCE = 7.5
"""Milliseconds of the yardstick's keystroke on the machine on which the frames are counted."""


def figures(home: Path) -> list[Figure]:
    """A keystroke in a full library, and the import of its largest document."""
    library = read_library(RESOURCES / "rules", EditionFactsFile(RESOURCES).facts())
    home.mkdir(parents=True, exist_ok=True)
    return [*_keystroke(library, home), _import(library, home)]


def _keystroke(library: Library, home: Path) -> list[Figure]:
    sources = _sources(with_editions(library, EDITIONS))
    index = RulesIndex.create(home / "full.sqlite", sources, "measured", lambda _: None)
    plain = PlainSearch(home / "plain.sqlite", list(rows_of(sources)))
    left_out = sources.library.outdated("2028-12-31")
    ours, theirs = keystrokes(index, plain, left_out)
    index.close()
    plain.close()
    frames = FRAMES * theirs / REFERENCE
    name = "a keystroke among rules in two scripts and ten editions"
    return [
        Figure(name, ours, "ms", theirs, "plain FTS5", 8.0),
        Figure("the same within two frames", ours, "ms", frames, "two frames, scaled", 1.0),
    ]


def _import(library: Library, home: Path) -> Figure:
    text = home / "rules.txt"
    text.write_text(made_rules(library), encoding="utf-8")
    sources = _sources(library)
    files = [home / f"index-{number}.sqlite" for number in range(BUILDS)]
    for file in files:
        RulesIndex.create(file, sources, "measured", lambda _: None).close()

    def ours() -> None:
        document = read_document(text.name, text.read_bytes()).document
        grown = Library((*library.documents, document), library.alignment, library.corrections)
        more = msgspec.structs.replace(sources, library=grown)
        RulesIndex.extended(files.pop(), more, "measured", lambda _: None).close()

    def theirs() -> None:
        lines = text.read_text(encoding="utf-8").split("\n")
        PlainSearch(home / "plain.sqlite", [(line,) for line in lines if line]).close()

    gc.disable()  # as in the program, which collects between events of its window only
    own, plain = interleaved(ours, theirs, BUILDS)
    gc.enable()
    name = "import of the rules of the game"
    return Figure(name, own, "ms", plain, "read into plain FTS5", 6.0)


def _sources(library: Library) -> IndexSources:
    names = read_card_names(RESOURCES / "rules")
    return IndexSources(
        library,
        read_glossary(RESOURCES / "glossary"),
        names,
        questions=read_section_questions(RESOURCES / "asked"),
        meanings=read_same_meanings(RESOURCES / "glossary"),
    )
