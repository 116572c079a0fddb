"""Reading order of a page: from top to bottom, column by column where the page is set in two."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import median

from judgekit.domain.rules.document import Cell
from judgekit.reading.documents.files.pdf_page import Piece
from judgekit.reading.documents.files.pdf_tables import RuledTable

_Row = list[Piece | RuledTable]

_LISTED = re.compile(r"[•▪‣◦\uf000-\uf0ff]|\(?\d{1,2}[.)]\s")
_FEWEST_LINES = 12
_WIDEST_COLUMN = 0.56
"""Part of the text's width that a column may take."""
_FULL_LINE = 0.3
"""Part of the text's width from which a line of a column counts as a line of running text."""
_SAME_LINE = 0.45
_FAR_RIGHT = 0.6
_BOX_LINES = 3.0
_FEWEST_ROWS = 3
_NEAR_GUTTER = 4.0
_FEWEST_LETTERS = 60
_NEAR_COLUMN = 18.0
"""Points within which the beginnings of two cells are in one column."""


def in_columns(
    pieces: Sequence[Piece],
    tables: Sequence[RuledTable],
    width: float,
    usual: float | None = None,
) -> list[Piece | RuledTable]:
    """The pieces and tables of a page in reading order; `width` of the page is in points, `usual`
    is the gutter of the other pages for one that shows none itself."""
    gutter = _gutter(pieces, width)
    if gutter is None and usual is not None and not _crossing(pieces, usual):
        gutter = usual
    if gutter is None:
        return _downwards([*pieces, *tables])
    across = [each for each in pieces if _is_across(each, gutter)]
    ordered: list[Piece | RuledTable] = []
    top = 0.0
    for bottom in (*sorted(each.base for each in across), float("inf")):
        band = [each for each in pieces if top < each.base <= bottom and each not in across]
        for column, is_right in ((1, False), (2, True)):
            part = [each for each in band if (each.right > gutter + _NEAR_GUTTER) is is_right]
            for each in part:
                each.column = column
            ordered += _downwards(part)
        ordered += _downwards(each for each in across if each.base == bottom)
        top = bottom
    for table in tables:
        below = (i for i, each in enumerate(ordered) if _top(each) > table.bottom)
        ordered.insert(next(below, len(ordered)), table)
    return ordered


def usual_gutter(pages: Iterable[tuple[Sequence[Piece], float]]) -> float | None:
    """Where at least half of the pages, each with its width, are parted into two columns; None if
    they aren't."""
    found = [_gutter(pieces, width) for pieces, width in pages]
    gutters = [each for each in found if each is not None]
    return median(gutters) if 2 * len(gutters) >= len(found) and gutters else None


def _crossing(pieces: Iterable[Piece], gutter: float) -> list[Piece]:
    """The lines of running text that go over a gutter."""
    return [
        each for each in pieces if _is_across(each, gutter) and len(each.text) > _FEWEST_LETTERS
    ]


def _is_across(piece: Piece, gutter: float) -> bool:
    return piece.left < gutter - _NEAR_GUTTER and piece.right > gutter + _NEAR_GUTTER


def _gutter(pieces: Sequence[Piece], width: float) -> float | None:
    """The middle between two columns of running text, or None if there is one column."""
    long = [each for each in pieces if each.right - each.left > _FULL_LINE * 0.8 * width]
    lefts = [each for each in pieces if each.right < _WIDEST_COLUMN * width]
    rights = [each for each in pieces if each.left > (1 - _WIDEST_COLUMN) * width]
    full = [
        side
        for side in (lefts, rights)
        if sum(each.right - each.left > _FULL_LINE * width for each in side) >= _FEWEST_LINES
    ]
    if len(full) < 2:
        return None
    crossing = [each for each in long if each not in lefts and each not in rights]
    if len(crossing) > len(long) / 4:
        return None
    right_edge = min(sorted(each.left for each in rights)[: len(rights) // 3 + 1])
    return right_edge - 3


def _downwards(things: Iterable[Piece | RuledTable]) -> list[Piece | RuledTable]:
    """From top to bottom, and from left to right within a line; a list set in columns one column
    after the other, and cells without ruling as a table."""
    ordered = sorted(things, key=_top)
    lines: list[list[Piece | RuledTable]] = []
    for each in ordered:
        if lines and _is_same_line(lines[-1][0], each):
            lines[-1].append(each)
        else:
            lines.append([each])
    rows = [sorted(line, key=lambda one: one.left) for line in lines]
    _join_boxes(rows)
    found: list[Piece | RuledTable] = []
    at = 0
    while at < len(rows):
        end = at
        while end < len(rows) and (len(rows[end]) > 1 or _is_between_cells(rows, at, end)):
            end += 1
        if sum(len(row) > 1 for row in rows[at:end]) >= _FEWEST_ROWS:
            end = _end_of_columns(rows, at, end)
            found += _beside(rows[at:end])
        else:
            end = max(end, at + 1)
            found += [each for row in rows[at:end] for each in row]
        at = end
    return found


def _join_boxes(rows: list[_Row]) -> None:
    """Bring two lines together that stand one above the other at the far right, with a line at the
    left in between or beside the second: a label and its value beside a heading."""
    edge = _FAR_RIGHT * max((row[-1].right for row in rows), default=0.0)
    at = 0
    while at + 1 < len(rows):
        label, between = rows[at][0], rows[at + 1]
        below = rows[at + 2] if at + 2 < len(rows) else []
        if len(rows[at]) == 1 and isinstance(label, Piece) and label.left > edge > between[0].left:
            most = label.base + _BOX_LINES * label.size
            if len(between) == 2 and edge < between[1].left and _top(between[1]) < most:
                rows[at + 1 : at + 2] = [[between[1]], [between[0]]]
            elif len(between) == len(below) == 1 and edge < below[0].left and _top(below[0]) < most:
                rows[at + 1], rows[at + 2] = below, between
        at += 1


def _is_between_cells(rows: list[_Row], start: int, at: int) -> bool:
    """Whether a line of one piece is a heading within a table, or goes on in one of its cells."""
    if at == start or at + 1 >= len(rows) or len(rows[at + 1]) < 2 or len(rows[at - 1]) < 2:
        return False
    line, above = rows[at][0], rows[at - 1][0]
    if not isinstance(line, Piece) or not isinstance(above, Piece) or _LISTED.match(line.text):
        return False
    return line.left > above.left + _NEAR_COLUMN


def _end_of_columns(rows: list[_Row], start: int, end: int) -> int:
    """The end of columns of unequal length: single lines that the file has between the others, or
    items that stand below those of a column."""
    pieces = [each for row in rows[start:end] for each in row if isinstance(each, Piece)]
    orders = [each.order for each in pieces]
    lefts = {round(each.left) for each in pieces if _LISTED.match(each.text)}
    while end < len(rows):
        line = rows[end][0]
        if not isinstance(line, Piece) or len(rows[end]) > 1:
            break
        is_item = _LISTED.match(line.text) and round(line.left) in lefts
        if not is_item and not min(orders) < line.order < max(orders):
            break
        end += 1
    return end


def _beside(rows: list[_Row]) -> _Row:
    """The pieces of lines that each have several: by column where the file goes down the columns,
    else as the rows of a table if they begin at the same places."""
    things = [each for row in rows for each in row]
    pieces = [each for each in things if isinstance(each, Piece)]
    by_file = sorted(pieces, key=lambda each: each.order)
    turns = sum(below.base < above.base - above.size for above, below in pairwise(by_file))
    columns = _column_places(rows)
    widest = max(map(len, rows))
    if 0 < turns < len(rows) / 2 and turns <= 2 * widest:
        return [*by_file]
    if any(_LISTED.match(each.text) for each in pieces[widest:]):
        return sorted(things, key=lambda each: _column(each, columns))
    if len(columns) != widest:
        return things
    cells = tuple(
        tuple(
            Cell(
                " ".join(
                    each.text
                    for each in row
                    if isinstance(each, Piece) and _column(each, columns) == column
                )
            )
            for column in range(len(columns))
        )
        for row in rows
    )
    first, last = rows[0][0], rows[-1][-1]
    right = max(each.right for each in things)
    return [RuledTable(columns[0][0], _top(first), right, _top(last), cells)]


def _column_places(rows: list[_Row]) -> list[tuple[float, float]]:
    """From where to where each column goes: what stands above one another is in one column."""
    found: list[tuple[float, float]] = []
    cells = (each for row in rows if len(row) > 1 for each in row)
    for each in sorted(cells, key=lambda one: one.left):
        if found and each.left <= max(found[-1][1], found[-1][0] + _NEAR_COLUMN):
            found[-1] = (found[-1][0], max(found[-1][1], each.right))
        else:
            found.append((each.left, each.right))
    return found


def _column(piece: Piece | RuledTable, columns: Sequence[tuple[float, float]]) -> int:
    return max(sum(left <= piece.left + 1 for left, _ in columns) - 1, 0)


def _is_same_line(first: Piece | RuledTable, other: Piece | RuledTable) -> bool:
    if isinstance(first, RuledTable) or isinstance(other, RuledTable):
        return False
    return abs(first.base - other.base) <= _SAME_LINE * first.size


def _top(each: Piece | RuledTable) -> float:
    return each.top if isinstance(each, RuledTable) else each.base
