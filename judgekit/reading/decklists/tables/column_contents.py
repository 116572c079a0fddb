"""What the columns of a decklist table hold, by their cells rather than by their headings."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from judgekit.domain.formats.deck_sizes import FEWEST_LIMITED, MOST_SIDEBOARD, WHOLE_DECKS
from judgekit.reading.decklists.part_words import ListPart, heading_of, part_of, part_of_categories
from judgekit.reading.decklists.tables.table_columns import (
    ListColumn,
    is_of_printing,
    is_of_quantity,
)

Cells = Sequence[str]

COUNT = re.compile(r"\s*x?\s*(\d{1,9})(?:[.,]0+)?\s*x?\s*", re.IGNORECASE)
YES = frozenset({"yes", "y", "true", "1", "x", "+", "si", "sí", "verdadero", "да", "истина"}) | {
    *("ja", "wahr", "oui", "vrai", "sì", "vero", "sim", "verdadeiro", "はい", "예", "네", "是")
}
NO = frozenset({"", "no", "n", "false", "0", "-", "falso", "нет", "ложь"}) | {
    *("nein", "falsch", "non", "faux", "não", "いいえ", "아니요", "아니오", "否")
}
IN_PARTS: Mapping[ListColumn, ListPart] = {
    ListColumn.MAIN: ListPart.MAIN,
    ListColumn.SIDEBOARD: ListPart.SIDEBOARD,
    ListColumn.COMMANDER: ListPart.COMMANDER,
    ListColumn.ASIDE: ListPart.ASIDE,
}
"""Columns of one part: copies in it, or yes and no."""
_LETTERS: Mapping[str, ListPart] = {
    **dict.fromkeys(("m", "м"), ListPart.MAIN),
    **dict.fromkeys(("s", "с"), ListPart.SIDEBOARD),
}
"""Letters that stand for a part where a whole column has no others."""
_OF_A_DECK = frozenset({ListPart.MAIN, ListPart.SIDEBOARD, ListPart.COMMANDER, ListPart.COMPANION})
_MAY_SAY_PARTS = frozenset(
    {ListColumn.PART, ListColumn.CATEGORY, ListColumn.LIST, ListColumn.DECK, ListColumn.MAIN}
)
_NEARLY_ALL = 0.9
_FEWEST_ROWS = 3
_MOST_KINDS = 12
"""Different words in a column that divides a deck."""
_MOST_DIVISIONS = 4


def part_of_cell(cell: str) -> ListPart | None:
    """Return the part that a cell names, also by its first letter: `S`."""
    word = cell.strip().lstrip("0123456789.)-– ")
    return _LETTERS.get(word.casefold()) or part_of(word) or heading_of(word)


def says_parts(cells: Cells) -> bool:
    """Whether nearly all cells that aren't empty name a part; card types alone are no parts."""
    filled = [cell for cell in cells if cell.strip()]
    if len(set(filled)) > _MOST_KINDS:
        return False
    parts = [part_of_cell(cell) for cell in filled]
    if sum(part is not None for part in parts) < _NEARLY_ALL * len(filled):
        return False
    if _OF_A_DECK.isdisjoint(parts):
        return False
    has_words = any(
        part in _OF_A_DECK and len(cell.strip()) > 1
        for cell, part in zip(filled, parts, strict=True)
    )
    return has_words or ListPart.MAIN in parts or len(filled) < len(cells)


def _names_the_sideboard(cells: Cells) -> bool:
    """Whether one of a few words in a column is that of the sideboard."""
    words = {cell.strip().casefold() for cell in cells} - {""}
    few = len(words) <= min(_MOST_KINDS, len(cells) / 2)
    return few and any(part_of(word) is ListPart.SIDEBOARD for word in words)


def with_parts(
    headings: Sequence[str], columns: Mapping[ListColumn, int], rows: Sequence[Cells]
) -> Mapping[ListColumn, int]:
    """Return the columns with the one whose cells name the parts, whatever its heading."""
    known = {at: column for column, at in columns.items()}
    open_to_it = [
        at
        for at, heading in enumerate(headings)
        if (known[at] in _MAY_SAY_PARTS if at in known else not is_of_printing(heading))
    ]
    cells = {at: _column(rows, at) for at in open_to_it}
    own = columns.get(ListColumn.PART)
    ordered = sorted(open_to_it, key=lambda at: at != own)
    found = next((at for at in ordered if says_parts(cells[at])), None)
    if found is not None:
        others = {column: at for column, at in columns.items() if at != found}
        return {**others, ListColumn.PART: found}
    category = next((at for at in ordered if _names_the_sideboard(cells[at])), None)
    if category is None or known.get(category, ListColumn.LIST) is not ListColumn.LIST:
        return columns
    return {ListColumn.CATEGORY: category, **columns}


def copies_columns(
    headings: Sequence[str], columns: Mapping[ListColumn, int], rows: Sequence[Cells]
) -> frozenset[ListColumn]:
    """Return the columns with the copies in one part each, instead of a yes or no."""
    of_parts = columns.keys() & IN_PARTS.keys()
    if ListColumn.COUNT not in columns:
        return frozenset(of_parts) if ListColumn.MAIN in columns else frozenset()
    counts = [_number(cell) for cell in _column(rows, columns[ListColumn.COUNT])]
    found = set()
    for column in of_parts:
        numbers = [_number(cell) for cell in _column(rows, columns[column])]
        if None in numbers:
            continue
        alone = any(own and not count for own, count in zip(numbers, counts, strict=True))
        more = any(own and own > 1 for own in numbers)
        if alone or more or is_of_quantity(headings[columns[column]]):
            found.add(column)
    return frozenset(found)


def counts_all_copies(
    columns: Mapping[ListColumn, int], counted: Collection[ListColumn], rows: Sequence[Cells]
) -> bool:
    """Whether the count of a row includes its copies in the sideboard: only then is what remains
    a whole deck."""
    if ListColumn.MAIN in counted or ListColumn.SIDEBOARD not in counted:
        return False
    counts, aside = (
        [_number(cell) or 0 for cell in _column(rows, columns[column])]
        for column in (ListColumn.COUNT, ListColumn.SIDEBOARD)
    )
    if any(own > count for own, count in zip(aside, counts, strict=True)):
        return False
    return sum(counts) not in WHOLE_DECKS and sum(counts) - sum(aside) in WHOLE_DECKS


def dividing_heading(
    headings: Sequence[str], columns: Mapping[ListColumn, int], rows: Sequence[Cells]
) -> str:
    """Return the heading of a column that seems to divide deck and sideboard in unknown words.

    Empty if there is none: such a column sets a few cards apart from a deck, and what is known of a
    printing or of its price does not.
    """
    if ListColumn.COUNT not in columns or columns.keys() & {ListColumn.PART, *IN_PARTS}:
        return ""
    counts = [_number(cell) or 0 for cell in _column(rows, columns[ListColumn.COUNT])]
    if sum(counts) in WHOLE_DECKS:
        return ""
    category = columns.get(ListColumn.CATEGORY)
    known = set(columns.values()) - {category}
    if category is not None and any(map(part_of_categories, _column(rows, category))):
        return ""
    for at, heading in enumerate(headings):
        if at in known or is_of_printing(heading):
            continue
        cells = _column(rows, at)
        if all(part_of_cell(cell) is ListPart.GROUP for cell in cells):
            continue
        totals: dict[str, int] = {}
        for cell, count in zip(cells, counts, strict=True):
            totals[cell.strip().casefold()] = totals.get(cell.strip().casefold(), 0) + count
        if 1 < len(totals) <= _MOST_DIVISIONS and any(
            0 < total <= MOST_SIDEBOARD and sum(counts) - total >= FEWEST_LIMITED
            for total in totals.values()
        ):
            return heading.strip() or str(at + 1)
    return ""


def _column(rows: Sequence[Cells], at: int) -> list[str]:
    return [row[at] if at < len(row) else "" for row in rows]


def _number(cell: str) -> int | None:
    """Return the number in a cell, zero if it is empty, None if it is none."""
    found = COUNT.fullmatch(cell)
    if found:
        return int(found[1])
    return None if cell.strip(" -") else 0
