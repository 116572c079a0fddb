"""Blocks of text that sections on infractions and on penalties consist of."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.document import Block, BlockKind, Section, Span, SpanKind

BULLET = "•"


def heading(title: str) -> Block:
    """Return a paragraph in bold."""
    return Block(BlockKind.PARAGRAPH, title, (Span(0, len(title), SpanKind.STRONG),))


def item(text: str, spans: tuple[Span, ...] = ()) -> Block:
    """Return an item of a list, with a bullet."""
    return Block(BlockKind.ITEM, text, spans, marker=BULLET)


def numbered(section: Section, start: int = 0) -> Section:
    """Return the section with its paragraphs and items numbered, from `start` + 1 on.

    Tables and formulas have no number.
    """
    number = start
    blocks = []
    for block in section.blocks:
        if block.kind in (BlockKind.TABLE, BlockKind.FORMULA):
            blocks.append(block)
            continue
        number += 1
        depth = block.depth if block.kind is BlockKind.ITEM else 0
        blocks.append(
            msgspec.structs.replace(block, kind=BlockKind.ITEM, marker=f"{number}.", depth=depth)
        )
    return msgspec.structs.replace(section, blocks=tuple(blocks))
