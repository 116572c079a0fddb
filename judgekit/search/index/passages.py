"""Split a section into the passages that are searched separately: title, blocks, table rows."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.rules.document import BlockKind, Cell, Section
from judgekit.domain.rules.search_answer import Mark

TITLE = -1
CELL_GAP = " · "


class Passage(msgspec.Struct, frozen=True, gc=False):
    """A title, block or row of a table; `block` and `row` as in `Mark`."""

    block: int
    row: int
    text: str


def passages(section: Section) -> list[Passage]:
    """Return every passage of a section in reading order, the title first."""
    found = [Passage(TITLE, -1, section.title)] if section.title else []
    for index, block in enumerate(section.blocks):
        if block.kind is BlockKind.TABLE:
            found.extend(
                Passage(index, row, _row_text(cells)) for row, cells in enumerate(block.rows)
            )
        else:
            found.append(Passage(index, -1, block.text))
    return found


def passage_texts(section: Section) -> list[str]:
    """Return the texts of `passages` alone, which takes half as long."""
    found = [section.title] if section.title else []
    for block in section.blocks:
        if block.kind is BlockKind.TABLE:
            found += map(_row_text, block.rows)
        else:
            found.append(block.text)
    return found


def _row_text(cells: Sequence[Cell]) -> str:
    return CELL_GAP.join([cell.text for cell in cells])


def mark_in(section: Section, passage: Passage, start: int, end: int, *, synonym: bool) -> Mark:
    """Return the mark of `passage.text[start:end]`, relative to its cell if it is a table row."""
    if passage.row < 0:
        return Mark(passage.block, start, end, synonym=synonym)
    begins = 0
    cells = section.blocks[passage.block].rows[passage.row]
    for column, cell in enumerate(cells):
        if start <= begins + len(cell.text) or column == len(cells) - 1:
            return Mark(passage.block, start - begins, end - begins, passage.row, column, synonym)
        begins += len(cell.text) + len(CELL_GAP)
    return Mark(passage.block, start, end, synonym=synonym)
