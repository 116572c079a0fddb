"""Blocks of text that sections on infractions and on penalties consist of."""

from __future__ import annotations

from judgekit.domain.rules.document import Block, BlockKind, Span, SpanKind

BULLET = "•"


def heading(title: str) -> Block:
    """Return a paragraph in bold."""
    return Block(BlockKind.PARAGRAPH, title, (Span(0, len(title), SpanKind.STRONG),))


def item(text: str, spans: tuple[Span, ...] = ()) -> Block:
    """Return an item of a list, with a bullet."""
    return Block(BlockKind.ITEM, text, spans, marker=BULLET)
