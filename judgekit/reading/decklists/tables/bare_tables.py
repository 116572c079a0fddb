"""Tables without headings of columns, rewritten as lines of a decklist with the same numbers.

```
4,Opt,Main            Main        | Sideboard        Main          Sideboard
3,Duress,Side         4 Opt       | 3 Duress         4   Opt       3   Duress
```
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.card_line import CountPlace, cards_of
from judgekit.reading.decklists.letters import plain
from judgekit.reading.decklists.marked_up import is_rule, without_marks
from judgekit.reading.decklists.part_words import MARKS, ListPart, heading_of, is_total
from judgekit.reading.decklists.tables.column_contents import COUNT, part_of_cell, says_parts
from judgekit.reading.decklists.tables.table_columns import ListColumn, columns_of

_SEPARATORS = "\t;,|"
_BETWEEN_COLUMNS = "\t|"
"""Separators that no one writes between the cards of one line."""
_MOST_LINES = 5_000
_LONGEST_ROW = 2_000
_MOST_ABOVE = 20
_MOST_COLUMNS = 40
_MOST_LOOKED_AT = 200
_FEWEST_ROWS = 2
_FEWEST_CARDS = 2
_MOST_OF = 0.8
_MORE_THAN_HALF = 0.6
_USUAL_COPIES = 4
_NOT_UNDERSTOOD = " - "
"""Between two texts of which the second follows no name, so that their line is remarked on."""

_Row = Sequence[str]


class _Column(NamedTuple):
    """A part beside others: from the first of its columns to before the end."""

    part: ListPart
    first: int
    end: int


def lines_of_bare_table(text: str) -> str | None:
    """Return a table as lines of a decklist, None if it is no such table.

    Either a column names the part of each row, or each part has columns of its own.
    """
    lines = text.splitlines()
    if len(lines) > _MOST_LINES or max(map(len, lines), default=0) > _LONGEST_ROW:
        return None
    for sign in _SEPARATORS:
        signs = [line.count(sign) for line in lines]
        if sum(map(bool, signs)) >= _FEWEST_ROWS and max(signs) <= _MOST_COLUMNS:
            rows = [_cells(line, sign) for line in without_marks(lines)]
            written = _side_by_side(lines, rows, sign) or _with_part_column(lines, rows)
            if written:
                return "\n".join(written)
    return None


def _cells(line: str, sign: str) -> list[str]:
    if sign == "|":
        line = line.strip().removeprefix("|").removesuffix("|")
    return [plain(cell) for cell in next(csv.reader([line], delimiter=sign), [])]


def _side_by_side(lines: Sequence[str], rows: Sequence[_Row], sign: str) -> list[str] | None:
    """Rewrite the rows below headings such as `Main | Sideboard`, with cards below each."""
    headed = next((at for at, row in enumerate(rows[:_MOST_ABOVE]) if _columns(row)), None)
    if headed is None:
        if sign in _BETWEEN_COLUMNS:
            _check_for_unknown_parts(rows)
        return None
    written = list(lines)
    understood: list[int] = []
    columns: list[_Column] = []
    for at, row in enumerate(rows[headed:], start=headed):
        if again := _columns(row):
            columns, written[at] = again, ""
        elif is_rule(lines[at]):
            written[at] = ""
        elif columns and (len(row) > 1 or _counted(row)):
            columns = [_opened(column, row) for column in columns]
            pieces = [piece for column in columns for piece in _pieces(row, column)]
            between = " | " if all(_counted([piece]) for piece in pieces) else _NOT_UNDERSTOOD
            written[at] = between.join(pieces)
            understood += [len(pieces) if between != _NOT_UNDERSTOOD else 0] * bool(pieces)
    rows_understood = sum(map(bool, understood))
    is_table = sum(understood) >= _FEWEST_CARDS and 2 * rows_understood >= len(understood)
    return written if is_table else None


def _check_for_unknown_parts(rows: Sequence[_Row]) -> None:
    """Refuse cards side by side below headings that are no parts; raises UnusableList."""
    written = [row for row in rows if any(row) and not is_rule("|".join(row))]
    written = written[:_MOST_LOOKED_AT]
    beside = [sum(_counted([cell]) for cell in row) > 1 for row in written]
    first = next((at for at, is_beside in enumerate(beside) if is_beside), 0)
    headings = [cell for cell in written[first - 1] if cell] if first else []
    are_words = len(headings) > 1 and not any(_counted([cell]) for cell in headings)
    if are_words and sum(beside) >= max(_FEWEST_ROWS, len(beside) / 3):
        raise UnusableList(ListFault.UNKNOWN_COLUMNS)


def _columns(headings: _Row) -> list[_Column]:
    """Return the parts side by side; none if a cell is a heading of anything but parts, counts."""
    parts = [(at, part) for at, cell in enumerate(headings) if (part := heading_of(cell))]
    is_count = [bool(cell) and columns_of([cell]).keys() == {ListColumn.COUNT} for cell in headings]
    if len(parts) < 2 or len(parts) + sum(is_count) < sum(map(bool, headings)):
        return []
    counts_first = is_count[0]
    firsts = [at - 1 if counts_first and at and is_count[at - 1] else at for at, _ in parts]
    ends = [*firsts[1:], len(headings)]
    return [
        _Column(part, first, end) for (_, part), first, end in zip(parts, firsts, ends, strict=True)
    ]


def _opened(column: _Column, row: _Row) -> _Column:
    """Return a column from a row on, where a heading within it may open another part."""
    opened = next(filter(None, map(heading_of, row[column.first : column.end])), ListPart.GROUP)
    return column if opened is ListPart.GROUP else column._replace(part=opened)


def _pieces(row: _Row, column: _Column) -> Iterator[str]:
    """Yield the cards in a part's cells of a row, each with its count and the part."""
    cells = [cell for cell in row[column.first : column.end] if cell]
    number = next((cell for cell in cells if COUNT.fullmatch(cell)), "")
    named = next((cell for cell in cells if any(map(str.isalpha, cell))), "")
    if not named or is_total(named) or heading_of(named):
        return
    written = f"{number} {named}".strip()
    cards = cards_of(written)
    if not cards or any(card.place is CountPlace.NOWHERE for card in cards):
        yield written
    for card in cards if _counted([written]) else ():
        part = card.part or (ListPart.MAIN if column.part is ListPart.GROUP else column.part)
        yield f"{card.copies} {card.name} ({MARKS[part]})"


def _counted(cells: Iterable[str]) -> bool:
    """Whether there are cells and each is a card with its count."""
    cards = [cards_of(cell) for cell in cells]
    return bool(cards) and all(
        each and all(card.place is not CountPlace.NOWHERE for card in each) for each in cards
    )


def _with_part_column(lines: Sequence[str], rows: Sequence[_Row]) -> list[str] | None:
    """Rewrite rows of which one cell names the part: `4,Opt,Main`."""
    widths = Counter(len(row) for row in rows if any(row))
    width = widths.most_common(1)[0][0] if widths else 0
    places = [at for at, row in enumerate(rows) if len(row) == width and not is_rule(lines[at])]
    if width < 2 or len(places) <= max(_FEWEST_ROWS, _MORE_THAN_HALF * widths.total()):
        return None
    if columns_of(rows[places[0]]).keys() >= {ListColumn.CARD, ListColumn.COUNT}:
        return None
    columns = list(zip(*(rows[at] for at in places), strict=True))
    part_at = next((at for at, cells in enumerate(columns) if says_parts(cells)), None)
    if part_at is None:
        return None
    counts = {at: share for at, cells in enumerate(columns) if (share := _share_of_counts(cells))}
    names = {
        at: len(set(cells))
        for at, cells in enumerate(columns)
        if at not in (part_at, *counts)
        and any(cell.upper() != cell.lower() or cell for cell in cells)
    }
    if not names:
        return None
    name_at = max(names, key=lambda at: names[at])
    count_at = max(counts, key=lambda at: counts[at]) if counts else None
    if count_at is None and sum(_counted([cell]) for cell in columns[name_at]) < _MOST_OF * len(
        places
    ):
        return None
    written = list(lines)
    for at in places:
        row = rows[at]
        card = row[name_at] if count_at is None else f"{row[count_at]} {row[name_at]}"
        part = part_of_cell(row[part_at]) if row[part_at] else ListPart.GROUP
        mark = f" ({MARKS[part]})" if part and part in MARKS else ""
        written[at] = f"{card}{mark}" if part else f"{card}{_NOT_UNDERSTOOD}{row[part_at]}"
    return written


def _share_of_counts(cells: Sequence[str]) -> float:
    """Return the share of usual numbers of copies, zero if this is no column of numbers."""
    numbers = [int(found[1]) for cell in cells if (found := COUNT.fullmatch(cell))]
    if len(numbers) < _MOST_OF * len(cells):
        return 0
    return sum(number <= _USUAL_COPIES for number in numbers) / len(cells)
