"""Paragraphs of one section -> blocks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judgekit.domain.rules.document import Block, BlockKind
from judgekit.reading.documents.structure.paragraphs import EXAMPLE, Paragraph

_FOOTNOTE = re.compile(r"^\s*(?:[¹²³⁴-⁹⁰]+|\*+)\s*\S")
_WORDLESS = re.compile(r"^\W*$")
_SAME_DEPTH = 0.6


def blocks(found: Iterable[Paragraph]) -> tuple[Block, ...]:
    """Return the blocks of a section's body in order; empty ones are left out."""
    return tuple(_blocks(found))


def _blocks(found: Iterable[Paragraph]) -> Iterator[Block]:
    lefts: list[float] = []
    for each in found:
        if each.rows:
            lefts.clear()
            yield Block(BlockKind.TABLE, rows=each.rows)
        elif _WORDLESS.match(each.text) and not any(sign.isalnum() for sign in each.text):
            continue
        elif each.marker:
            yield Block(BlockKind.ITEM, each.text, each.spans, _depth(each, lefts), each.marker)
        else:
            lefts.clear()
            yield Block(_kind(each.text), each.text, each.spans)


def _depth(item: Paragraph, lefts: list[float]) -> int:
    """Nesting depth: as the file states it, else by the items still open above it."""
    if item.depth:
        return item.depth
    while lefts and lefts[-1] > item.left + _SAME_DEPTH:
        lefts.pop()
    if not lefts or item.left > lefts[-1] + _SAME_DEPTH:
        lefts.append(item.left)
    return len(lefts) - 1


def _kind(text: str) -> BlockKind:
    if EXAMPLE.match(text):
        return BlockKind.EXAMPLE
    return BlockKind.FOOTNOTE if _FOOTNOTE.match(text) else BlockKind.PARAGRAPH
