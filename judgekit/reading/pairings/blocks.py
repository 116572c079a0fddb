"""Pairings copied with one cell per line, as from web pages and phones: blocks of lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from judgekit.reading.pairings.cells import TextLine
from judgekit.reading.pairings.names import holds_match, names_in
from judgekit.reading.pairings.rows import Reading
from judgekit.reading.pairings.words import (
    Cell,
    bye_sentence,
    cell_of,
    heading_column,
    is_heading_line,
    is_table_line,
    name_of,
    table_before,
)


def are_blocks(lines: Sequence[TextLine], readings: Sequence[Reading]) -> bool:
    """Whether the lines form blocks: lines with only a table or `vs.` outnumber the rows that hold
    two sides, or a side and a bye."""
    starts = sum(_starts_or_joins(line.text.strip()) for line in lines)
    rows = sum(len(reading.sides) + reading.has_bye > 1 for reading in readings)
    return starts > rows


def _starts_or_joins(text: str) -> bool:
    return is_table_line(text) or cell_of(text) in (Cell.NUMBER, Cell.VERSUS)


class _Block:
    """The lines of one match in order."""

    def __init__(self, table: int | None = None, *, is_named: bool = False) -> None:
        self.table = table
        self.is_named = is_named
        """Whether the table was written `Table 12`, which is unambiguous."""
        self.lines: list[TextLine] = []
        self.sides: list[str] = []
        self.has_bye = self.has_loss = False
        self.awaits_side = False
        self.numbers_between = 0
        """Numbers between the first name and the second: points, or a table whose line was lost."""
        self._passed_name = self._is_doubtful = False
        self._named_by: list[int] = []
        """For each side, the index of its line."""

    @property
    def is_whole(self) -> bool:
        """Whether a new match may begin after this one."""
        return len(self.sides) + self.has_bye + self.has_loss > 1

    def take(self, line: TextLine, text: str) -> None:
        """Add a line of this match."""
        self.lines.append(line)
        kind = cell_of(text)
        waiting = bye_sentence(text)
        self.has_bye |= kind is Cell.BYE or waiting is not None
        self.has_loss |= kind is Cell.LOSS
        self._passed_name |= kind is Cell.IGNORED and any(names_in(text))
        self.numbers_between += kind is Cell.NUMBER and len(self.sides) == 1
        if kind is Cell.VERSUS:
            self.awaits_side = True
        elif kind is Cell.BYE:
            self.awaits_side = False
        elif waiting is not None or kind is Cell.NAME:
            name = name_of(waiting or text)
            if not (waiting and name in self.sides):
                self.sides.append(name)
                self._named_by.append(len(self.lines) - 1)
            self.awaits_side = False

    def take_doubtful(self, line: TextLine, text: str) -> None:
        """Add a line that may hold a name of this match, so that its other name stays with it."""
        self.lines.append(line)
        self.sides.append(text)
        self._named_by.append(len(self.lines) - 1)
        self._is_doubtful = True

    def readings(self, size: int, numbers: int) -> Iterator[Reading]:
        """Yield the block's reading; names beyond its `size` sides become lines of their own.

        With more than `numbers` between its names, it may be the remains of two tables.
        """
        size = 1 if self.has_bye or self.has_loss else size
        beyond = set(self._named_by[size:]) if size else set()
        yield Reading(
            tuple(line for at, line in enumerate(self.lines) if at not in beyond),
            table=self.table or None,
            sides=tuple(self.sides[:size] if size else self.sides),
            has_bye=self.has_bye,
            has_loss=self.has_loss,
            is_doubtful_pair=self._is_doubtful
            or (self._passed_name and not self.is_whole)
            or (len(self.sides) > 1 and self.numbers_between > numbers),
            is_lone_cell=True,
        )
        for at in sorted(beyond):
            line = self.lines[at]
            yield Reading((line,), sides=(name_of(line.text.strip()),))


def blocks_of(lines: Sequence[TextLine]) -> list[Reading]:
    """Group the lines into blocks, each begun by a table number or by a name before `vs.`; every
    line is in exactly one reading."""
    found = list(_blocks(lines))
    sizes = Counter(len(block.sides) for block in found if isinstance(block, _Block))
    size = 2 if sizes and sizes[2] == max(sizes.values()) else 0
    between = Counter(block.numbers_between for block in found if isinstance(block, _Block))
    numbers = min(between, key=lambda count: (-between[count], count), default=0)
    readings: list[Reading] = []
    for block in found:
        readings += block.readings(size, numbers) if isinstance(block, _Block) else [block]
    return readings


def _blocks(lines: Sequence[TextLine]) -> Iterator[_Block | Reading]:
    """Yield blocks, and the lines outside them."""
    block: _Block | None = None
    for place, line in enumerate(lines):
        text = line.text.strip()
        after = lines[place + 1].text.strip() if place + 1 < len(lines) else ""
        number = table_before(text)[0] if _is_table(text) else None
        gap = place > 0 and line.line > lines[place - 1].line + 1
        if block is not None and block.is_whole and gap and _starts_nothing(text, after):
            yield block
            block = None
        if number is not None and _starts(text, after, block):
            if block is not None:
                yield block
            block = _Block(number, is_named=is_table_line(text))
            block.lines.append(line)
        elif _begins_unnumbered(text, after, block):
            if block is not None:
                yield block
            block = _Block()
            block.take(line, text)
        elif block is None or (is_heading_line(text) and cell_of(text) is Cell.NAME):
            between = _between_blocks(line, text, within=block is not None and not block.is_whole)
            if block is not None and not block.is_whole and between.is_doubtful_pair:
                block.take_doubtful(line, text)
            else:
                yield between
        else:
            block.take(line, text)
    if block is not None:
        yield block


def _between_blocks(line: TextLine, text: str, *, within: bool) -> Reading:
    """Read a line outside the blocks; `within`: a block is still waiting for a name."""
    is_heading = is_heading_line(text) or bool(heading_column(text))
    is_doubtful = is_heading and (holds_match(text) or (within and any(names_in(text))))
    is_lone = cell_of(text) is Cell.NAME and not is_heading
    return Reading(
        (line,),
        sides=(name_of(text),) if is_lone else (),
        has_bye=cell_of(text) is Cell.BYE,
        is_heading=is_heading and not is_doubtful,
        is_doubtful_pair=is_doubtful,
    )


def _is_table(text: str) -> bool:
    return is_table_line(text) or cell_of(text) is Cell.NUMBER


def _starts(text: str, after: str, block: _Block | None) -> bool:
    """Whether a number begins a match, and is not the points of the player above it."""
    if is_table_line(text):
        return True
    if block is not None and (block.is_named or not block.is_whole):
        return False
    return cell_of(after) is not Cell.NUMBER and bool(after)


def _begins_unnumbered(text: str, after: str, block: _Block | None) -> bool:
    """Whether a line begins a match without a table: a name before `vs.` that no table is waiting
    for, or a bye after a complete match, with the name above or below it."""
    kind, next_kind = cell_of(text), cell_of(after)
    if kind is Cell.NAME and next_kind is Cell.VERSUS:
        return block is None or (block.is_whole and not block.awaits_side)
    if block is None or not block.is_whole:
        return False
    is_first_of_two = kind is Cell.NAME and len(block.sides) % 2 == 0
    return kind is Cell.BYE or (is_first_of_two and next_kind is Cell.BYE)


def _starts_nothing(text: str, after: str) -> bool:
    return not _is_table(text) and cell_of(after) is not Cell.VERSUS
