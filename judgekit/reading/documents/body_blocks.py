"""Parse the lines below a heading: paragraphs, items, tables, formulas, examples, footnotes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from judgekit.domain.rules.document import Block, BlockKind
from judgekit.reading.documents.formulas import readable_formula
from judgekit.reading.documents.inline_markup import read_inline
from judgekit.reading.documents.language_words import LanguageWords
from judgekit.reading.documents.table_rows import read_table

_ITEM = re.compile(
    r"^(?P<indent>\s*)(?P<marker>[-•·▪*+](?:\s+\d{1,2}[.)])?|\d{1,2}[.)])\s+(?P<text>\S.*)$"
)
_EMPTY_ITEM = re.compile(r"^\s*[-•·▪*+]\s*$")
_FORMULA = re.compile(r"^\s*\$\$(.*)\$\$\s*$")
_FOOTNOTE = re.compile(r"^\s*(?:[¹²³⁴-⁹⁰]+|\\\*)\s*\S")
_ASTERISK_NOTE = re.compile(r"^\s*\*\s+\S")
_ASTERISK_MARK = re.compile(r"\S ?\*+(?=\W|$)")
_FINISHED = re.compile(r"[.!?:;…][»”\"')\]*_]*$")


@dataclass
class _Piece:
    """A block under construction: its raw text, with markup."""

    kind: BlockKind
    lines: list[str] = field(default_factory=list)
    marker: str = ""
    indent: int = 0

    @property
    def raw(self) -> str:
        return " ".join(self.lines)


def read_blocks(lines: Iterable[str], words: LanguageWords) -> tuple[Block, ...]:
    """Return the blocks of one section's body in order; blocks split by a page break are joined."""
    pieces = _joined(_pieces(list(lines)))
    example = re.compile(rf"\W*(?:{words.example})\b[^\w]*:", re.IGNORECASE)
    depths = _Depths()
    return tuple(
        block for piece in pieces if (block := _block(piece, example, depths)).text or block.rows
    )


def _pieces(lines: list[str]) -> list[_Piece]:
    """Split the lines at blank lines, markers and changes of kind."""
    pieces: list[_Piece] = []
    current: _Piece | None = None
    has_notes = _explains_asterisks(lines)
    for line in lines:
        if not line.strip() or _EMPTY_ITEM.match(line):
            current = None
            continue
        piece = _begun(line, has_notes=has_notes)
        if current is not None and _continues(current, piece, line):
            current.lines += piece.lines
        else:
            current = piece
            pieces.append(piece)
    return pieces


def _begun(line: str, *, has_notes: bool) -> _Piece:
    """Return the block that this line would begin by itself."""
    if formula := _FORMULA.match(line):
        return _Piece(BlockKind.FORMULA, [formula[1]])
    if _FOOTNOTE.match(line) or (has_notes and _ASTERISK_NOTE.match(line)):
        return _Piece(BlockKind.FOOTNOTE, [line.strip()])
    item = _ITEM.match(line)
    if item and "\t" not in item["text"]:
        indent = len(item["indent"].expandtabs(4))
        return _Piece(BlockKind.ITEM, [item["text"]], item["marker"], indent)
    if "\t" in line.lstrip():
        return _Piece(BlockKind.TABLE, [line])
    return _Piece(BlockKind.PARAGRAPH, [line.strip()])


def _explains_asterisks(lines: list[str]) -> bool:
    """Whether `* ...` is a footnote and no bullet here: some word has an asterisk itself."""
    if not any(_ASTERISK_NOTE.match(line) for line in lines):
        return False
    return any(_ASTERISK_MARK.search(read_inline(line).text) for line in lines)


def _continues(above: _Piece, piece: _Piece, line: str) -> bool:
    """Whether a row continues its table, or an unmarked line its text; an item only if indented."""
    if piece.kind is BlockKind.TABLE or above.kind is BlockKind.TABLE:
        return piece.kind is above.kind
    if piece.kind is not BlockKind.PARAGRAPH or above.kind is BlockKind.FORMULA:
        return False
    return above.kind is not BlockKind.ITEM or line[:1].isspace()


def _joined(pieces: list[_Piece]) -> list[_Piece]:
    """Join a block that stops in mid-sentence with an unmarked one that begins in lower case."""
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
    """Nesting depth of an item, from the indents of the items still open above it."""

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
