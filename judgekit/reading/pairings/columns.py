"""Determine the columns of pasted pairings by their headings, else by their content."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from judgekit.reading.pairings.words import Cell, Column, cell_of, heading_column, table_before

_NAMING = (Column.SIDE, Column.FIRST_NAME, Column.LAST_NAME)


def header_of(cells: Sequence[str]) -> tuple[Column, ...] | None:
    """Return the columns of a heading line, none for an unseparated one; None for a row."""
    words = [cell for cell in cells if cell_of(cell) is Cell.NAME]
    joined = [_is_run_together(word) for word in words]
    if any(joined) and all(
        joined[at] or heading_column(word) is not None for at, word in enumerate(words)
    ):
        return ()
    return columns_named(cells)


def _is_run_together(cell: str) -> bool:
    """Whether a cell is a heading that lost its separators: `Table Player Opponent`."""
    parts = [part for part in cell.split() if not part.isdigit()]
    known = [heading_column(part) for part in parts]
    return len(parts) > 2 and all(known) and Column.SIDE in known


def columns_named(cells: Sequence[str]) -> tuple[Column, ...] | None:
    """Return the columns if most of the cells are headings."""
    words = [cell for cell in cells if any(c.isalnum() or c in "#№" for c in cell)]
    if not words or any(table_before(word)[0] is not None for word in words):
        return None
    named = [heading_column(cell) for cell in words]
    telling = sum(column is not None for column in named)
    if not {Column.TABLE, Column.SIDE, Column.LAST_NAME} & set(named):
        return None
    if telling < 2 or telling * 2 < len(named):
        return None
    columns = tuple(_column_named(cell) for cell in cells)
    if Column.TABLE in columns:
        return tuple(Column.IGNORED if c is Column.NUMBER else c for c in columns)
    return tuple(Column.TABLE if c is Column.NUMBER else c for c in columns)


def _column_named(cell: str) -> Column:
    """Return a heading's column; an empty heading is open, often that of the second player."""
    return (heading_column(cell) or Column.IGNORED) if cell else Column.OPEN


def first_list(columns: tuple[Column, ...]) -> tuple[Column, ...]:
    """Return the columns of the first list on a page with two lists side by side."""
    half = len(columns) // 2
    doubled = columns[:1] == (Column.TABLE,) and columns[:half] == columns[half:]
    return columns[:half] if doubled else columns


def fits(cells: Sequence[str], columns: Sequence[Column]) -> bool:
    """Whether the cells of a row match the columns. Some may be missing: at the end, or in the
    middle of a printout without empty cells, where the others shift."""
    filled = _trimmed(cells)
    if not columns or len(filled) > len(columns):
        return False
    if len(cells) >= len(columns) or "" in filled:
        return True
    of_tables = [cell for cell, c in zip(filled, columns, strict=False) if c is Column.TABLE]
    moved = any(cell_of(cell) is Cell.NAME for cell in of_tables)
    return len(filled) == len(_needed(columns)) and not moved


def _needed(columns: Sequence[Column]) -> Sequence[Column]:
    """Return the columns up to the last that names a side."""
    last = max((i for i, column in enumerate(columns) if column in _NAMING), default=-1)
    return columns[: last + 1]


def _trimmed(cells: Sequence[str]) -> Sequence[str]:
    end = len(cells)
    while end and not cells[end - 1]:
        end -= 1
    return cells[:end]


def infer(rows: Iterable[tuple[str, ...]]) -> dict[int, tuple[Column, ...]]:
    """Infer for each width of rows without heading which column has the tables, and which words
    repeat too often to be players."""
    by_width: dict[int, list[tuple[str, ...]]] = defaultdict(list)
    for row in rows:
        by_width[len(row)].append(row)
    inferred = {}
    for width, cells in by_width.items():
        columns = [_repeating([row[at] for row in cells]) for at in range(width)]
        numbers = [at for at in range(width) if _is_number_column([row[at] for row in cells])]
        if numbers:
            best = min(numbers, key=lambda at: (_clashes(cells, at), at))
            columns = [
                Column.TABLE if at == best else Column.IGNORED if at in numbers else column
                for at, column in enumerate(columns)
            ]
        inferred[width] = tuple(columns)
    return inferred


def _repeating(column: Sequence[str]) -> Column:
    names = [
        cell for cell in column if cell_of(cell) is Cell.NAME and table_before(cell)[0] is None
    ]
    if len(names) >= 4 and len(set(names)) * 2 < len(names):
        return Column.IGNORED
    return Column.OPEN


def _is_number_column(column: Sequence[str]) -> bool:
    numbers = sum(cell_of(cell) is Cell.NUMBER for cell in column)
    return numbers > 0 and numbers * 2 >= len(column)


def _clashes(rows: Sequence[tuple[str, ...]], at: int) -> int:
    """Count numbers that occur with several pairs of players, or players with several numbers."""
    players_of: dict[str, set[frozenset[str]]] = defaultdict(set)
    numbers_of: dict[frozenset[str], set[str]] = defaultdict(set)
    for row in rows:
        names = frozenset(cell for cell in row if cell_of(cell) is Cell.NAME)
        if cell_of(row[at]) is Cell.NUMBER and names:
            players_of[row[at]].add(names)
            numbers_of[names].add(row[at])
    others = sum(len(players) - 1 for players in players_of.values())
    return others + sum(len(numbers) - 1 for numbers in numbers_of.values())
