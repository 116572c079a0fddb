"""Paragraphs of one section -> blocks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judgekit.domain.rules.document import Block, BlockKind
from judgekit.reading.documents.structure.paragraphs import Paragraph, is_example

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
        elif not each.text[:1].isalnum() and _is_wordless(each.text):
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


def _is_wordless(text: str) -> bool:
    return _WORDLESS.match(text) is not None and not any(sign.isalnum() for sign in text)


def _kind(text: str) -> BlockKind:
    if is_example(text):
        return BlockKind.EXAMPLE
    is_footnote = not text[:1].isalpha() and _FOOTNOTE.match(text)
    return BlockKind.FOOTNOTE if is_footnote else BlockKind.PARAGRAPH
