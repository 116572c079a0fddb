"""The lines of pasted pairings as rows of cells, whatever parts them, and as what each row says."""

from __future__ import annotations

import csv
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from judgekit.domain.event.pairing_words import (
    Cell,
    Column,
    bye_in,
    bye_sentence,
    cell_of,
    heading_column,
    is_heading_line,
    name_of,
    sides_by_dash,
    sides_by_score,
    sides_of,
    table_before,
)

_ALIGNED = re.compile(r" {2,}")
_TIGHT_COMMA = re.compile(r",(?! )")


class TextLine(NamedTuple):
    """A line that is not empty, by its number from 1."""

    line: int
    text: str


class Row(NamedTuple):
    """A line in cells."""

    line: TextLine
    cells: tuple[str, ...]


class Reading(NamedTuple):
    """What a row or a block of lines says, before it is weighed against the others.

    `sides` are the players or teams; `open_seat` tells that a place for an opponent was empty.
    """

    lines: tuple[TextLine, ...]
    table: int | None = None
    sides: tuple[str, ...] = ()
    has_bye: bool = False
    has_loss: bool = False
    open_seat: bool = False
    is_heading: bool = False
    bad_table: bool = False
    doubtful_commas: bool = False


def rows_of(lines: Sequence[TextLine]) -> list[Row]:
    """Every line in cells, parted by the sign that parts most lines of this text."""
    split = _splitter(lines)
    return [Row(line, tuple(cell.strip() for cell in split(line.text))) for line in lines]


def _splitter(lines: Sequence[TextLine]) -> Callable[[str], list[str]]:
    """The first sign of tab, bar, semicolon and comma that half of the lines have; else gaps."""
    texts = [line.text for line in lines if not is_heading_line(line.text.strip())]

    def is_used(sign: re.Pattern[str] | str) -> bool:
        has = [sign in text if isinstance(sign, str) else sign.search(text) for text in texts]
        return bool(texts) and sum(map(bool, has)) * 2 >= len(texts)

    for sign in "\t|;":
        if is_used(sign):
            return lambda text: _fields(text.strip("| ") if sign == "|" else text, sign)
    if is_used(_ALIGNED) and not is_used('"'):
        return lambda text: _ALIGNED.split(text.replace("\t", "  ").strip())
    if is_used(",") and _is_comma_form(texts):
        tight = sum(len(_TIGHT_COMMA.findall(text)) >= 2 for text in texts) * 2 >= len(texts)
        if tight and not is_used('"'):
            return _TIGHT_COMMA.split
        return lambda text: _fields(text, ",")
    return lambda text: _ALIGNED.split(text.replace("\t", "  ").strip())


def _is_comma_form(texts: Sequence[str]) -> bool:
    """Whether commas part cells here and are not those of `Rossi, Anna` in a run-together line."""
    counts = Counter(len(_fields(text, ",")) for text in texts)
    width, rows = counts.most_common(1)[0]
    within = sum(_is_pair(text.strip()) for text in texts)
    headed = any(_columns_named(_fields(text, ",")) for text in texts)
    return (width > 2 or headed) and rows * 2 >= len(texts) and within * 2 < len(texts)


def _is_pair(text: str) -> bool:
    """Whether a line is a pair without being parted into cells."""
    number, rest = table_before(text)
    if number is None:
        return len(sides_of(text)) > 1
    return any(len(part(rest)) == 2 for part in (sides_of, sides_by_dash, sides_by_score))


def _fields(text: str, sign: str) -> list[str]:
    if '"' not in text:
        return text.split(sign)
    try:
        return next(csv.reader([text], delimiter=sign, skipinitialspace=True), [])
    except csv.Error:
        return text.split(sign)


def readings_of(rows: Sequence[Row]) -> list[Reading]:
    """What each row says, in the order of the rows."""
    columns: tuple[Column, ...] = ()
    headed: list[tuple[Row, tuple[Column, ...] | None]] = []
    for row in rows:
        named = _header(row)
        if named is not None:
            columns = _once(named)
            headed.append((row, None))
        else:
            headed += ((part, columns) for part in _matches_of(row))
    open_rows = [row for row, known in headed if known is not None and not _fits(row, known)]
    inferred = _infer(open_rows)
    readings = []
    for row, known in headed:
        if known is None:
            readings.append(Reading((row.line,), is_heading=True))
        elif _fits(row, known):
            readings.append(_read(row, known))
        else:
            readings.append(_read(row, inferred.get(len(row.cells), ())))
    return readings


def _header(row: Row) -> tuple[Column, ...] | None:
    """The columns that a heading line names, none for a heading run together; None for a row."""
    words = [cell for cell in row.cells if cell_of(cell) is Cell.NAME]
    joined = [_is_run_together(word) for word in words]
    if any(joined) and all(
        joined[at] or heading_column(word) is not None for at, word in enumerate(words)
    ):
        return ()
    return _columns_named(row.cells)


def _is_run_together(cell: str) -> bool:
    """Whether a cell is a heading whose words lost what parted them: `Table Player Opponent`."""
    parts = [part for part in cell.split() if not part.isdigit()]
    known = [heading_column(part) for part in parts]
    return len(parts) > 2 and all(known) and Column.SIDE in known


def _columns_named(cells: Sequence[str]) -> tuple[Column, ...] | None:
    """The columns, where most of the cells are headings."""
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
    """An empty heading stands over whatever it is: a sheet's second player, often."""
    return (heading_column(cell) or Column.IGNORED) if cell else Column.OPEN


def _once(columns: tuple[Column, ...]) -> tuple[Column, ...]:
    """The columns of a page that has two lists side by side, those of the first."""
    half = len(columns) // 2
    doubled = columns[:1] == (Column.TABLE,) and columns[:half] == columns[half:]
    return columns[:half] if doubled else columns


def _matches_of(row: Row) -> list[Row]:
    """A row of a page that has two lists side by side as two: after two names, a number followed
    at once by two names begins another."""
    kinds = [cell_of(cell) for cell in row.cells]
    start, names, parts = 0, 0, []
    for at, kind in enumerate(kinds):
        follows = kinds[at + 1 : at + 3]
        if kind is Cell.NUMBER and names > 1 and follows == [Cell.NAME, Cell.NAME]:
            parts.append(Row(row.line, row.cells[start:at]))
            start, names = at, 0
        names += kind is Cell.NAME
    return [*parts, Row(row.line, row.cells[start:])]


def _fits(row: Row, columns: Sequence[Column]) -> bool:
    """Whether the cells of a row stand in the columns; the last ones may be missing in a row whose
    cells are empty when nothing stands in them."""
    filled = _trimmed(row.cells)
    if not columns or len(filled) > len(columns):
        return False
    return len(row.cells) >= len(columns) or "" in filled or len(filled) == len(_needed(columns))


def _needed(columns: Sequence[Column]) -> Sequence[Column]:
    """The columns up to the last that names a side."""
    last = max((i for i, column in enumerate(columns) if column in _NAMING), default=-1)
    return columns[: last + 1]


_NAMING = (Column.SIDE, Column.FIRST_NAME, Column.LAST_NAME)


def _trimmed(cells: Sequence[str]) -> Sequence[str]:
    end = len(cells)
    while end and not cells[end - 1]:
        end -= 1
    return cells[:end]


def _infer(rows: Sequence[Row]) -> dict[int, tuple[Column, ...]]:
    """For each width of rows without heading: which column has the tables, and which words repeat
    too often to be players."""
    by_width: dict[int, list[tuple[str, ...]]] = defaultdict(list)
    for row in rows:
        by_width[len(row.cells)].append(row.cells)
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


def _begins_table(cell: str) -> bool:
    return table_before(cell)[0] is not None


def _is_number_column(column: Sequence[str]) -> bool:
    numbers = sum(cell_of(cell) is Cell.NUMBER for cell in column)
    return numbers > 0 and numbers * 2 >= len(column)


def _clashes(rows: Sequence[tuple[str, ...]], at: int) -> int:
    """How often a number stands beside other players too, or the same players beside another."""
    players_of: dict[str, set[frozenset[str]]] = defaultdict(set)
    numbers_of: dict[frozenset[str], set[str]] = defaultdict(set)
    for row in rows:
        names = frozenset(cell for cell in row if cell_of(cell) is Cell.NAME)
        if cell_of(row[at]) is Cell.NUMBER and names:
            players_of[row[at]].add(names)
            numbers_of[names].add(row[at])
    others = sum(len(players) - 1 for players in players_of.values())
    return others + sum(len(numbers) - 1 for numbers in numbers_of.values())


class _Seats:
    """Gathers what the cells of one row say."""

    def __init__(self) -> None:
        self.table: int | None = None
        self.sides: list[str] = []
        self.has_bye = self.has_loss = self.open_seat = False
        self.bad_table = False

    def take_table(self, text: str) -> None:
        """A cell of the column of tables."""
        number, rest = table_before(text)
        if number is not None and not rest:
            self.table = number or None
        elif cell_of(text) is Cell.BYE:
            self.has_bye = True
        elif cell_of(text) is not Cell.EMPTY:
            self.bad_table = True

    def take_side(self, text: str, *, named: bool) -> None:
        """A cell with a player; `named` where the heading of its column says so."""
        for part in sides_of(text):
            kind = cell_of(part)
            waiting = bye_sentence(part)
            if kind is Cell.BYE or waiting is not None:
                self.has_bye = True
            elif kind is Cell.LOSS:
                self.has_loss = True
            elif kind is Cell.EMPTY:
                self.open_seat = True
            elif kind is Cell.NAME or (named and kind in (Cell.NUMBER, Cell.IGNORED)):
                self._sit(name_of(part))
            if waiting is not None:
                self._sit(name_of(waiting))

    def _sit(self, name: str) -> None:
        if not (self.has_bye and name in self.sides):
            self.sides.append(name)


def _read(row: Row, columns: Sequence[Column]) -> Reading:
    """One row; a cell beyond the columns is decided by its looks."""
    seats = _Seats()
    known = (*columns, *(Column.OPEN for _ in row.cells[len(columns) :]))
    cells = (*row.cells, *("" for _ in known[len(row.cells) :]))
    pending = ""
    for column, cell in zip(known, cells, strict=True):
        if column is Column.TABLE:
            seats.take_table(cell)
        elif column is Column.SIDE:
            seats.take_side(cell, named=True)
        elif column in (Column.FIRST_NAME, Column.LAST_NAME):
            if pending:
                seats.take_side(_whole_name(pending, cell, column), named=True)
            pending = "" if pending else cell
        elif column is Column.OPEN:
            _take_open(seats, cell, has_table=Column.TABLE in known)
    if pending:
        seats.take_side(pending, named=True)
    _read_run_together(seats)
    return Reading(
        (row.line,),
        table=seats.table,
        sides=tuple(seats.sides),
        has_bye=seats.has_bye,
        has_loss=seats.has_loss,
        open_seat=seats.open_seat,
        bad_table=seats.bad_table,
        is_heading=_is_heading(row, seats),
        doubtful_commas=_are_doubtful(row, seats.sides),
    )


def _is_heading(row: Row, seats: _Seats) -> bool:
    """Whether a row is a title or a page's foot, which may have several cells too."""
    if len(seats.sides) < 2 and not seats.has_bye:
        return is_heading_line(row.line.text.strip())
    first = next((cell for cell in row.cells if cell_of(cell) is Cell.NAME), "")
    return seats.table is None and bool(first) and is_heading_line(first)


def _whole_name(first: str, second: str, column: Column) -> str:
    """A name from two columns, given name first; `column` is that of the second."""
    return f"{first} {second}" if column is Column.LAST_NAME else f"{second} {first}"


def _take_open(seats: _Seats, cell: str, *, has_table: bool) -> None:
    number, rest = table_before(cell)
    if number is None or (has_table and rest):
        if rest or not cell:
            seats.take_side(cell, named=False)
    elif not rest:
        if seats.table is None and not has_table:
            seats.table = number or None
    elif seats.table is None:
        seats.table = number or None
        seats.take_side(rest, named=False)
    else:
        seats.take_side(cell, named=False)


def _read_run_together(seats: _Seats) -> None:
    """A row that is one cell only: `Rossi, Anna BYE`, `Rossi - Petrova` at a numbered table."""
    if len(seats.sides) != 1 or seats.has_bye:
        return
    waiting = bye_in(seats.sides[0])
    if waiting is not None:
        seats.has_bye = True
        number, rest = table_before(waiting)
        seats.table = seats.table or number
        seats.sides = [name_of(rest)]
        return
    apart = sides_by_dash(seats.sides[0])
    if len(apart) != 2:
        apart = sides_by_score(seats.sides[0])
    if seats.table is not None and len(apart) == 2 and all(apart):
        seats.sides = []
        for part in apart:
            seats.take_side(part, named=False)


def _are_doubtful(row: Row, sides: Iterable[str]) -> bool:
    """Whether four names stand between commas with a space after each: four players, or two whose
    family name comes first?"""
    text = row.line.text
    return (
        len(tuple(sides)) == 4
        and len(row.cells) >= 4
        and '"' not in text
        and text.count(", ") >= 3
        and not any(sign in text for sign in ("\t", "|", ";", "  "))
    )
