"""Parse tab-separated lines into a table block; lists inside a cell become lines."""

from __future__ import annotations

import re

from judgekit.domain.rules.document import Block, BlockKind, Cell, Span
from judgekit.reading.documents.inline_markup import read_inline

_LIST = re.compile(r"<[uo]l\b[^<>]*>(.*)", re.DOTALL | re.IGNORECASE)
_LIST_ITEM = re.compile(r"</?(?:li|ul|ol|br)\b[^<>]*>", re.IGNORECASE)
_GLUED = re.compile(r"(?<=[).;,\da-zа-яёáéíóúñ])(?=[A-ZА-ЯЁÁÉÍÓÚÑ][a-zа-яёáéíóúñ])")
_BULLET = re.compile(r"^\s*[•·▪-]\s+")


def read_table(lines: list[str]) -> Block:
    """Return one table, header row first; all rows are padded to the widest."""
    rows = [[_read_cell(raw) for raw in line.strip("\n\r ").split("\t")] for line in lines]
    width = max(map(len, rows))
    padded = tuple(tuple(row + [Cell("")] * (width - len(row))) for row in rows)
    return Block(BlockKind.TABLE, rows=padded)


def _read_cell(raw: str) -> Cell:
    found = _LIST.search(raw)
    if found is None:
        inline = read_inline(raw)
        return Cell(inline.text, inline.spans)
    has_items = re.search(r"<li\b", raw, re.IGNORECASE) is not None
    pieces = (_LIST_ITEM if has_items else _GLUED).split(_drop_list_tag(raw, has_items))
    text, spans = "", []
    for piece in pieces:
        inline = read_inline(_BULLET.sub("", piece))
        if not inline.text:
            continue
        text += "\n" if text else ""
        spans += [
            Span(span.start + len(text), span.end + len(text), span.kind, span.address)
            for span in inline.spans
        ]
        text += inline.text
    return Cell(text, tuple(spans))


def _drop_list_tag(raw: str, has_items: bool) -> str:
    """Remove leftover list tags: a scan may lose the item tags and run the items together."""
    return raw if has_items else _LIST_ITEM.sub("", raw)
