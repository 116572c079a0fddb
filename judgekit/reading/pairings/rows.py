"""Interpret each row of pasted pairings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from judgekit.reading.pairings.cells import Row, TextLine
from judgekit.reading.pairings.columns import first_list, fits, header_of, infer
from judgekit.reading.pairings.names import holds_match, names_in
from judgekit.reading.pairings.words import (
    Cell,
    Column,
    bye_in,
    bye_list_in,
    bye_sentence,
    cell_of,
    heading_column,
    is_heading_line,
    name_of,
    sides_by_dash,
    sides_by_score,
    sides_of,
    table_before,
    table_behind,
)

_DIGIT = re.compile(r"\d")


class Reading(NamedTuple):
    """Content of a row or a block of lines, before it is compared with the others.

    `sides` are the players or teams; `open_seat`: the opponent's cell was empty;
    `is_doubtful_pair`: there may be two names although none or one was read; `is_seat`: it seats
    one player of a list in which each line does, and nobody sits opposite; `is_lone_cell`: there
    is no cell in which an opponent is missing.
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
    is_doubtful_pair: bool = False
    is_seat: bool = False
    is_lone_cell: bool = False

    @property
    def stands_alone(self) -> bool:
        """Whether it can't be joined with the name of another line, or be a title."""
        return (
            self.has_bye
            or self.has_loss
            or self.bad_table
            or self.is_heading
            or self.is_doubtful_pair
        )


def readings_of(rows: Sequence[Row]) -> list[Reading]:
    """Interpret each row, in order."""
    columns: tuple[Column, ...] = ()
    headed: list[tuple[Row, tuple[Column, ...] | None]] = []
    for row in rows:
        named = header_of(row.cells)
        if named is not None:
            columns = first_list(named)
            headed.append((row, None))
        else:
            headed += ((part, columns) for part in _matches_of(row))
    open_rows = [
        row.cells for row, known in headed if known is not None and not fits(row.cells, known)
    ]
    inferred = infer(open_rows)
    readings = []
    for row, known in headed:
        if known is None:
            is_doubtful = _names_beside_headings(row) > 1
            heading = Reading((row.line,), is_heading=not is_doubtful)
            readings.append(heading._replace(is_doubtful_pair=is_doubtful))
        elif fits(row.cells, known):
            readings.append(_read(row, known, are_named=bool(known)))
        else:
            readings.append(_read(row, inferred.get(len(row.cells), ()), are_named=False))
    return readings


def _matches_of(row: Row) -> list[Row]:
    """Split a row of a page with two lists side by side: after two names, a number directly
    followed by two names begins the second."""
    kinds = [cell_of(cell) for cell in row.cells]
    start, names, parts = 0, 0, []
    for at, kind in enumerate(kinds):
        follows = kinds[at + 1 : at + 3]
        if kind is Cell.NUMBER and names > 1 and follows == [Cell.NAME, Cell.NAME]:
            parts.append(Row(row.line, row.cells[start:at]))
            start, names = at, 0
        names += kind is Cell.NAME
    return [*parts, Row(row.line, row.cells[start:])]


class _Seats:
    """Collects the content of one row's cells."""

    def __init__(self) -> None:
        self.table: int | None = None
        self.sides: list[str] = []
        self.has_bye = self.has_loss = self.open_seat = False
        self.bad_table = self.has_odd_name = False
        self.lost_side = self.ends_open = False
        self.passed: list[str] = []
        """Cells without a player that have words which may be a name."""

    def take_table(self, text: str) -> None:
        """Take a cell of the table column."""
        number, rest = table_before(text)
        if number is not None and not rest:
            self.table = number or None
        elif cell_of(text) is Cell.BYE:
            self.has_bye = True
        elif cell_of(text) is not Cell.EMPTY:
            self.bad_table = True

    def take_side(self, text: str, *, named: bool) -> None:
        """Take a cell with a player; `named` if the heading of its column says so."""
        if self.table is None and not named:
            self.table, text = table_behind(text)
        parts = sides_of(text)
        self.lost_side |= len(parts) > 1 and not parts[0]
        self.ends_open |= len(parts) > 1 and not parts[-1]
        for part in parts:
            kind = cell_of(part)
            listed = bye_list_in(part) if self.table is None and not self.sides else None
            waiting = listed or bye_sentence(part)
            if kind is Cell.BYE or waiting is not None:
                self.has_bye = True
            elif kind is Cell.LOSS:
                self.has_loss = True
            elif kind is Cell.EMPTY:
                self.open_seat = True
            elif kind is Cell.IGNORED and not named:
                self.pass_over(part)
            elif kind is Cell.NAME or (named and kind in (Cell.NUMBER, Cell.IGNORED)):
                self._sit(name_of(part))
                self.has_odd_name |= kind is not Cell.NAME
            if waiting is not None:
                self._sit(name_of(waiting))

    def pass_over(self, text: str) -> None:
        """Skip a cell without a player."""
        if any(names_in(text)):
            self.passed.append(text)

    def _sit(self, name: str) -> None:
        if not (self.has_bye and name in self.sides):
            self.sides.append(name)


def _read(row: Row, columns: Sequence[Column], *, are_named: bool) -> Reading:
    """Interpret one row; a cell beyond the columns is judged by its form. `are_named`: the columns
    come from a heading."""
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
        elif column is Column.IGNORED:
            seats.pass_over(cell)
    if pending:
        seats.take_side(pending, named=True)
    _read_run_together(seats)
    is_heading = _is_heading(row, seats)
    is_doubtful = (
        holds_match(row.line.text) if is_heading else _is_doubtful_pair(seats, are_named=are_named)
    )
    return Reading(
        (row.line,),
        table=seats.table,
        sides=tuple(seats.sides),
        has_bye=seats.has_bye,
        has_loss=seats.has_loss,
        open_seat=seats.open_seat,
        bad_table=seats.bad_table,
        is_heading=is_heading and not is_doubtful,
        doubtful_commas=_are_doubtful(row, seats.sides),
        is_doubtful_pair=is_doubtful,
        is_lone_cell=len(row.cells) == 1,
    )


def _is_heading(row: Row, seats: _Seats) -> bool:
    """Whether a row is a title or a page footer, which may also have several cells."""
    if len(seats.sides) < 2 and not seats.has_bye:
        return is_heading_line(row.line.text.strip())
    first = next((cell for cell in row.cells if cell_of(cell) is Cell.NAME), "")
    return seats.table is None and bool(first) and is_heading_line(first)


def _is_doubtful_pair(seats: _Seats, *, are_named: bool) -> bool:
    """Whether a row may hold a name that was read as something else."""
    if seats.has_odd_name and seats.passed:
        return True
    if len(seats.sides) == 2:
        return False
    if any(len(list(names_in(side.replace("/", "&")))) > 1 for side in seats.sides):
        return True
    if len(seats.sides) != 1:
        return False
    (name,) = seats.sides
    ends_open = seats.ends_open and seats.table is None
    passed = [text for text in seats.passed if not are_named or _DIGIT.search(text)]
    is_lost = seats.lost_side or ends_open or any(name not in text for text in passed)
    return is_lost and not seats.has_bye


def _names_beside_headings(row: Row) -> int:
    """Count the cells of a heading line that may be names."""
    unknown = {cell for cell in row.cells if heading_column(cell) is None}
    return sum(any(names_in(cell)) for cell in unknown)


def _whole_name(first: str, second: str, column: Column) -> str:
    """Join a name from two columns, given name first; `column` is that of the second."""
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
    """Interpret a single-cell row: `Rossi, Anna BYE`, `Rossi - Petrova` at a numbered table."""
    if len(seats.sides) != 1 or seats.has_bye:
        return
    apart = sides_by_dash(seats.sides[0])
    if len(apart) != 2:
        apart = sides_by_score(seats.sides[0])
    waiting = bye_in(seats.sides[0])
    if seats.table is not None and len(apart) == 2 and all(apart):
        seats.sides = []
        for part in apart:
            seats.take_side(part, named=False)
    elif waiting is not None:
        seats.has_bye = True
        number, rest = table_before(waiting)
        seats.table = seats.table or number
        seats.sides = [name_of(rest)]


def _are_doubtful(row: Row, sides: Iterable[str]) -> bool:
    """Whether four names are separated by commas with spaces: either four players, or two with the
    family name first."""
    text = row.line.text
    return (
        len(tuple(sides)) == 4
        and len(row.cells) >= 4
        and '"' not in text
        and text.count(", ") >= 3
        and not any(sign in text for sign in ("\t", "|", ";", "  "))
    )
