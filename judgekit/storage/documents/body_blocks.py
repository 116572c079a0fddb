"""The lines below a heading -> blocks: paragraphs, items, tables, formulas, examples, footnotes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from judgekit.domain.rules.document import Block, BlockKind
from judgekit.storage.documents.formulas import readable_formula
from judgekit.storage.documents.inline_markup import read_inline
from judgekit.storage.documents.language_words import LanguageWords
from judgekit.storage.documents.table_rows import read_table

_ITEM = re.compile(
    r"^(?P<indent>\s*)(?P<marker>[-•·▪*+](?:\s+\d{1,2}[.)])?|\d{1,2}[.)])\s+(?P<text>\S.*)$"
)
_EMPTY_ITEM = re.compile(r"^\s*[-•·▪*+]\s*$")
_FORMULA = re.compile(r"^\s*\$\$(.*)\$\$\s*$")
_FOOTNOTE = re.compile(r"^(?:[¹²³⁴-⁹⁰]+|\\\*|\*(?=\s))\s*\S")
_ASTERISK_MARK = re.compile(r"[^\s*](?: \*|\*+|\\\*)(?=[\s,.;:)<\t]|$)", re.MULTILINE)
_FINISHED = re.compile(r"[.!?:;…»”\"')\]>]$")


@dataclass
class _Piece:
    """A block in the making: its raw text, not yet freed of marks."""

    kind: BlockKind
    lines: list[str] = field(default_factory=list)
    marker: str = ""
    indent: int = 0

    @property
    def raw(self) -> str:
        return " ".join(self.lines)


def read_blocks(lines: Iterable[str], words: LanguageWords) -> tuple[Block, ...]:
    """The blocks of one section's body, in order; what a page break cut apart is joined."""
    body = list(lines)
    pieces = _joined(_pieces(body, has_asterisk=_ASTERISK_MARK.search("\n".join(body)) is not None))
    example = re.compile(rf"\W*(?:{words.example})\b[^\w]*:", re.IGNORECASE)
    depths = _Depths()
    return tuple(
        block for piece in pieces if (block := _block(piece, example, depths)).text or block.rows
    )


def _pieces(lines: list[str], *, has_asterisk: bool) -> list[_Piece]:
    """Part the lines; a footnote with an asterisk needs a text that has one."""
    pieces: list[_Piece] = []
    current: _Piece | None = None
    for line in lines:
        if not line.strip() or _EMPTY_ITEM.match(line):
            current = None
        elif formula := _FORMULA.match(line):
            pieces.append(_Piece(BlockKind.FORMULA, [formula[1]]))
            current = None
        elif "\t" in line.lstrip():
            if current is None or current.kind is not BlockKind.TABLE:
                current = _Piece(BlockKind.TABLE)
                pieces.append(current)
            current.lines.append(line)
        elif (item := _ITEM.match(line)) and not (
            has_asterisk and item["marker"] == "*" and _FOOTNOTE.match(line.lstrip())
        ):
            indent = len(item["indent"].expandtabs(4))
            current = _Piece(BlockKind.ITEM, [item["text"]], item["marker"], indent)
            pieces.append(current)
        elif current is None or not _continues(current, line):
            kind = _text_kind(line, has_asterisk=has_asterisk)
            current = _Piece(kind, [line.strip()])
            pieces.append(current)
        else:
            current.lines.append(line.strip())
    return pieces


def _text_kind(line: str, *, has_asterisk: bool) -> BlockKind:
    """`¹ ...` is a footnote, and `* ...` or `\\*...` where some text carries an asterisk."""
    mark = _FOOTNOTE.match(line.lstrip())
    if mark is None or ("*" in mark[0] and not has_asterisk):
        return BlockKind.PARAGRAPH
    return BlockKind.FOOTNOTE


def _continues(piece: _Piece, line: str) -> bool:
    """An unmarked line goes on with a paragraph; with an item only where it is indented."""
    if piece.kind is BlockKind.ITEM:
        return line[:1].isspace()
    return piece.kind in (BlockKind.PARAGRAPH, BlockKind.FOOTNOTE)


def _joined(pieces: list[_Piece]) -> list[_Piece]:
    """A block that stops in mid-sentence goes on in an unmarked one that begins in lower case."""
    joined: list[_Piece] = []
    for piece in pieces:
        before = joined[-1] if joined else None
        if (
            before is not None
            and before.kind in (BlockKind.PARAGRAPH, BlockKind.ITEM, BlockKind.FOOTNOTE)
            and piece.kind is BlockKind.PARAGRAPH
            and piece.raw[:1].islower()
            and not _FINISHED.search(before.raw)
        ):
            before.lines += piece.lines
        else:
            joined.append(piece)
    return joined


class _Depths:
    """How deep an item is nested, from the indents of the items that are still open above it."""

    def __init__(self) -> None:
        self._indents: list[int] = []

    def depth(self, indent: int) -> int:
        while self._indents and self._indents[-1] > indent:
            self._indents.pop()
        if not self._indents or self._indents[-1] < indent:
            self._indents.append(indent)
        return len(self._indents) - 1

    def leave(self) -> None:
        self._indents.clear()


def _block(piece: _Piece, example: re.Pattern[str], depths: _Depths) -> Block:
    if piece.kind is BlockKind.ITEM:
        inline = read_inline(piece.raw)
        depth = depths.depth(piece.indent)
        return Block(piece.kind, inline.text, inline.spans, depth, " ".join(piece.marker.split()))
    depths.leave()
    if piece.kind is BlockKind.TABLE:
        return read_table(piece.lines)
    if piece.kind is BlockKind.FORMULA:
        return Block(piece.kind, readable_formula(piece.raw))
    inline = read_inline(piece.raw)
    kind = piece.kind
    if kind is BlockKind.PARAGRAPH and example.match(inline.text):
        kind = BlockKind.EXAMPLE
    return Block(kind, inline.text, inline.spans)
