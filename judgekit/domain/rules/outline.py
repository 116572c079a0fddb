"""Outline of a document: one row per section, with counts and words for comparing texts."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.document import Block, BlockKind, Document, Section

_WORDS = 6
_COUNTED_AS_PARAGRAPH = frozenset({BlockKind.PARAGRAPH, BlockKind.EXAMPLE, BlockKind.FOOTNOTE})


class OutlineRow(msgspec.Struct, frozen=True):
    """One section without its text; `first_words` and `last_words` are up to six words each."""

    ref: str
    number: str | None
    title: str | None
    level: int
    parent: str | None
    paragraphs: int
    list_items: int
    tables: int
    first_words: str | None
    last_words: str | None


def outline(document: Document) -> tuple[OutlineRow, ...]:
    """The rows of all sections, in reading order."""
    return tuple(_row(section) for section in document.sections)


def body_words(section: Section) -> list[str]:
    """All words of a section's body in reading order, including table cells but not formulas."""
    return [word for block in section.blocks for word in _block_words(block)]


def _row(section: Section) -> OutlineRow:
    words = body_words(section)
    kinds = [block.kind for block in section.blocks]
    return OutlineRow(
        ref=section.ref,
        number=section.number,
        title=section.title,
        level=section.level,
        parent=section.parent,
        paragraphs=sum(kind in _COUNTED_AS_PARAGRAPH for kind in kinds),
        list_items=kinds.count(BlockKind.ITEM),
        tables=kinds.count(BlockKind.TABLE),
        first_words=" ".join(words[:_WORDS]) or None,
        last_words=" ".join(words[-_WORDS:]) or None,
    )


def _block_words(block: Block) -> list[str]:
    if block.kind is BlockKind.FORMULA:
        return []
    if block.kind is BlockKind.TABLE:
        return [word for row in block.rows for cell in row for word in cell.text.split()]
    return block.text.split()
