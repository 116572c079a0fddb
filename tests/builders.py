"""Builders for small documents, libraries and marks, a line each."""

from __future__ import annotations

from typing import Annotated, get_args, get_origin

import msgspec

from judgekit.domain.rules.alignment import Alignment, AlignmentGroup
from judgekit.domain.rules.changes import KnownChanges
from judgekit.domain.rules.document import Block, BlockKind, Cell, Document, Section
from judgekit.domain.rules.library import Library, LibraryFacts
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.library.edition_facts_file import EditionFactsFile
from judgekit.system.resources import resources_folder

FACTS = EditionFactsFile(resources_folder()).facts()
"""The facts about editions that come with the program."""


def paragraph(text: str, **fields) -> Block:
    return Block(BlockKind.PARAGRAPH, text, **fields)


def item(text: str, marker: str = "•", depth: int = 0) -> Block:
    return Block(BlockKind.ITEM, text, marker=marker, depth=depth)


def table(*rows: tuple[str, ...]) -> Block:
    return Block(BlockKind.TABLE, rows=tuple(tuple(Cell(text) for text in row) for row in rows))


def section(number: str | None, title: str | None, *texts: str | Block, ref: str = "") -> Section:
    """A section whose level and parent follow from its number (`2.6` is below `2`)."""
    parent = number.rsplit(".", 1)[0] if number and "." in number else None
    blocks = tuple(text if isinstance(text, Block) else paragraph(text) for text in texts)
    level = number.count(".") + 1 if number else 1
    return Section(ref or number or title or "", number, title, level, parent, blocks)


def document(
    document_id: str = "mtr-en-2019-05-03", *sections: Section, title: str = "Tournament Rules"
) -> Document:
    """A document whose kind, language and date are read from its id."""
    kind, language, date = document_id.split("-", 2)
    return Document(
        id=document_id,
        kind=kind,
        language=language,
        title=title,
        effective_date=date,
        published=None,
        source=f"{document_id}.txt",
        sections=sections,
    )


def library(
    *documents: Document,
    groups: tuple[AlignmentGroup, ...] = (),
    changes: tuple[KnownChanges, ...] = (),
) -> Library:
    return Library(documents, Alignment(groups), facts=LibraryFacts(changes, FACTS.figures))


def ref(text: str, document_id: str = "mtr-en-2019-05-03") -> RuleReference:
    return RuleReference(document_id, text)


def _plain(kind: object) -> object:
    """A type without its arguments, and without what is declared of a text."""
    origin = get_origin(kind)
    return get_args(kind)[0] if origin is Annotated else origin or kind


def blank_event(kind: type[Event]) -> Event:
    """An event of that kind with minimal values."""
    needed = [field for field in msgspec.structs.fields(kind) if field.required]
    least = {int: 1, str: "x", float: 1.0, tuple: ()}
    given = {field.name: least.get(_plain(field.type)) for field in needed}
    return msgspec.convert(given, kind)
