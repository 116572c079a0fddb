"""Decklists in tables with headings (CSV): a row per card, or per player with the decklist."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from judgekit.domain.decklists.decklist import Decklist, ListRemark
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.gathering import Gathering
from judgekit.reading.decklists.letters import plain
from judgekit.reading.decklists.marked_up import is_rule
from judgekit.reading.decklists.name_annotations import name_of
from judgekit.reading.decklists.part_words import (
    ListPart,
    heading_of,
    is_total,
    part_of,
    part_of_categories,
)
from judgekit.reading.decklists.tables.column_contents import (
    COUNT,
    IN_PARTS,
    NO,
    YES,
    copies_columns,
    counts_all_copies,
    dividing_heading,
    part_of_cell,
    with_parts,
)
from judgekit.reading.decklists.tables.table_columns import ListColumn, columns_of
from judgekit.reading.decklists.text_list import read_text_list

MOST_ROWS = 5_000
"""Rows of one decklist."""
LONGEST_HEADINGS = 2_000
MOST_LOOKED_AT = 1_000
"""Rows that tell what a column holds."""
MOST_ABOVE = 4
"""Lines above the headings, such as the name of the decklist."""

_SEPARATORS = "\t;,|"
_SEPARATOR_LINE = re.compile(r"\s*\"?sep=(?P<sign>.)\"?\s*", re.IGNORECASE)
_ROWS_OF_LISTS = frozenset({ListColumn.COUNT, ListColumn.CARD, ListColumn.NAME, ListColumn.PART})
"""Columns of a Markdown table that the text reader understands, with the text around the table."""
_CELL_LINES = re.compile(r"\s*[;|]\s*(?=x?\d)|\s*[;|]\s*(?=[^\W\d]+\s*:)|(?<=\d)\s*[;|]\s*")
_OF_A_CARD = frozenset(
    {
        ListColumn.COUNT,
        ListColumn.PART,
        ListColumn.CATEGORY,
        ListColumn.MAIN,
        ListColumn.SIDEBOARD,
        ListColumn.ASIDE,
    }
)
_SAYS_WHERE = _OF_A_CARD - {ListColumn.COUNT}
"""Columns that give each row its part, so that no row opens one."""
_SIGNS = re.compile(r"[\t;,|\"]+")
_OF_A_LIST = frozenset({ListColumn.LIST, ListColumn.DECK, ListColumn.MAIN})


class TableRow(NamedTuple):
    """A row below the headings: the line it ends on, and its cells by column."""

    line: int
    cells: Mapping[ListColumn, str]
    shown: str
    fits: bool
    """Whether it has no more cells than there are headings."""

    def cell(self, column: ListColumn) -> str:
        """Return the cell in that column, empty if there is none."""
        return self.cells.get(column, "").strip()

    @property
    def player(self) -> str:
        """The row's player, empty if it has none."""
        named = (ListColumn.FIRST_NAME, ListColumn.LAST_NAME)
        return plain(self.cell(ListColumn.PLAYER) or " ".join(map(self.cell, named)))

    @property
    def team(self) -> str:
        """That player's team, empty if there is none."""
        return plain(self.cell(ListColumn.TEAM))


class ListTable(NamedTuple):
    """A table of cards or of decklists; iterating over `rows` may raise UnusableList."""

    columns: frozenset[ListColumn]
    heading_line: int
    headings: str
    rows: Iterator[TableRow]
    above: tuple[tuple[int, str], ...] = ()
    """Lines above the headings, with their numbers."""
    counted: frozenset[ListColumn] = frozenset()
    """Columns with the copies in one part."""
    counts_all: bool = False
    """Whether the count of a row includes its copies in the sideboard."""
    dividing: str = ""
    """Heading of a column that seems to divide the deck in unknown words."""

    @property
    def has_cards(self) -> bool:
        """Whether a row is a card, not a player's whole decklist."""
        return ListColumn.CARD in self.columns

    @property
    def has_players(self) -> bool:
        """Whether it may hold the decklists of several players."""
        return bool(self.columns & {ListColumn.PLAYER, ListColumn.FIRST_NAME, ListColumn.LAST_NAME})


def table_of(text: str) -> ListTable | None:
    """Return the table in a text, None if no line has the headings of one."""
    lines = text.splitlines()[:20]
    above: list[tuple[int, str]] = []
    for at, line in enumerate(lines):
        table = _table_below(text, lines, at) if line.strip() else None
        if table:
            return table._replace(above=tuple(above))
        if line.strip():
            above.append((at + 1, line))
        if len(above) == MOST_ABOVE:
            break
    return None


def _table_below(text: str, lines: Sequence[str], at: int) -> ListTable | None:
    """Return the table whose headings are on that line, None if they are not headings."""
    sign = None
    separator = _SEPARATOR_LINE.fullmatch(lines[at])
    if separator and separator["sign"] in _SEPARATORS and at + 1 < len(lines):
        sign, at = separator["sign"], at + 1
    headings = lines[at]
    if len(headings) > LONGEST_HEADINGS or headings.lstrip().startswith(("//", "#")):
        return None
    sign = sign or next((each for each in _SEPARATORS if each in headings), None)
    if sign is None:
        return None
    names = next(csv.reader([headings], delimiter=sign), [])
    columns = columns_of(names)
    if ListColumn.CARD in columns and ListColumn.MAIN in columns:
        columns = _with_whole_decks(columns, next(_cell_rows(text, sign, at), (0, []))[1])
    known = frozenset(columns)
    if known <= _ROWS_OF_LISTS and any(map(is_rule, lines[at + 1 : at + 2])):
        return None
    is_players = ListColumn.PLAYER in known or ListColumn.LAST_NAME in known
    of_cards = ListColumn.CARD in known and bool(known & _OF_A_CARD or is_players)
    if not of_cards and not (is_players and known & _OF_A_LIST):
        return None
    if not of_cards:
        rows = _rows(text, sign, at, columns, len(names))
        return ListTable(known, at + 1, headings, rows)
    seen = [cells for _, cells in islice(_cell_rows(text, sign, at), MOST_LOOKED_AT)]
    columns = with_parts(names, columns, seen)
    counted = copies_columns(names, columns, seen)
    return ListTable(
        frozenset(columns),
        at + 1,
        headings,
        _rows(text, sign, at, columns, len(names)),
        counted=counted,
        counts_all=counts_all_copies(columns, counted, seen),
        dividing=dividing_heading(names, columns, seen),
    )


def _with_whole_decks(
    columns: Mapping[ListColumn, int], first: Sequence[str]
) -> Mapping[ListColumn, int]:
    """Treat `Name` of `Name, Main, Sideboard` as players if the cells hold cards, not counts."""
    main = "".join(first[columns[ListColumn.MAIN] :][:1])
    if ListColumn.COUNT in columns or not any(map(str.isalpha, main)) or part_of_cell(main):
        return columns
    settled: dict[ListColumn, int] = {ListColumn.PLAYER: columns[ListColumn.CARD], **columns}
    del settled[ListColumn.CARD]
    return settled


def _rows(
    text: str, sign: str, heading_at: int, columns: Mapping[ListColumn, int], width: int
) -> Iterator[TableRow]:
    """Yield the rows below the headings that are not empty."""
    for line, cells in _cell_rows(text, sign, heading_at):
        yield _row(line, cells, columns, sign, width)


def _cell_rows(text: str, sign: str, heading_at: int) -> Iterator[tuple[int, list[str]]]:
    """Yield the cells of those rows, with the line that each ends on."""
    # Strict, or a quotation mark that is never closed would swallow the rows after it.
    source = io.StringIO("\n".join(text.splitlines()) + "\n", newline="")
    for _ in range(heading_at + 1):
        source.readline()
    reader = csv.reader(source, delimiter=sign, strict=True)
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells) and not is_rule(sign.join(cells)):
                yield heading_at + 1 + reader.line_num, cells
    except csv.Error as error:
        line = heading_at + 1 + reader.line_num
        raise UnusableList(ListFault.BROKEN_TABLE, line) from error


def _row(
    line: int, cells: Sequence[str], columns: Mapping[ListColumn, int], sign: str, width: int
) -> TableRow:
    """Parse a row; extra cells after a card in the last column are part of its name."""
    if columns.get(ListColumn.CARD) == width - 1:
        cells = [*cells[: width - 1], sign.join(cells[width - 1 :])]
    fits = not any(cell.strip() for cell in cells[width:])
    named = {column: cells[at] for column, at in columns.items() if at < len(cells)}
    return TableRow(line, named, sign.join(cells), fits)


def read_table_list(table: ListTable) -> Decklist:
    """Return a table's one decklist; raises UnusableList if it holds those of several players."""
    rows: list[TableRow] = []
    players: set[str] = set()
    decks: set[str] = set()
    for row in table.rows:
        if len(rows) <= MOST_ROWS:
            rows.append(row)
        players |= {row.player.casefold()} if row.player else set()
        deck = row.cell(ListColumn.DECK)
        decks |= {deck.casefold()} if deck and part_of(deck) is None else set()
        if len(players) > 1 or (table.has_cards and len(decks) > 1):
            raise UnusableList(ListFault.SEVERAL_PLAYERS)
    if table.has_cards:
        return cards_list(table, rows)
    return cell_list(rows[0]) if rows else Decklist(format_of_file="csv")


def cards_list(table: ListTable, rows: Sequence[TableRow]) -> Decklist:
    """Return the decklist with one card per row; raises UnusableList if there are too many."""
    gathering = Gathering()
    counted = table.columns & {ListColumn.COUNT, ListColumn.MAIN, ListColumn.SIDEBOARD}
    if ListColumn.COUNT not in counted and ListColumn.MAIN not in counted:
        gathering.remark(table.heading_line, table.headings, ListRemark.NO_COUNT)
    for number, line in table.above:
        gathering.remark(number, line, ListRemark.LABEL if gathering.name else ListRemark.TITLE)
        gathering.name = gathering.name or line.strip(_SEPARATORS)
    if table.dividing:
        gathering.remark(table.heading_line, table.dividing, ListRemark.UNKNOWN_COLUMN)
    part = ListPart.MAIN
    if len(rows) > MOST_ROWS:
        raise UnusableList(ListFault.TOO_LARGE)
    for row in rows:
        gathering.player = gathering.player or row.player
        words = " ".join(_SIGNS.sub(" ", row.shown).split())
        opened = None if table.columns & _SAYS_WHERE else heading_of(words)
        if opened:
            part = part if opened is ListPart.GROUP else opened
        elif is_total(words):
            gathering.remark(row.line, row.shown, ListRemark.LABEL)
        else:
            _gather(row, table, part, gathering)
    return gathering.decklist("csv")


def cell_list(row: TableRow) -> Decklist:
    """Return the decklist in the cells of one row; raises UnusableList if it is too long."""
    deck = row.cell(ListColumn.DECK)
    is_list = any(each.isdigit() for each in deck) and ListColumn.LIST not in row.cells
    parts = (
        ("", row.cell(ListColumn.LIST) or (deck if is_list else "")),
        ("Deck", row.cell(ListColumn.MAIN)),
        ("Sideboard", row.cell(ListColumn.SIDEBOARD)),
        ("Commander", row.cell(ListColumn.COMMANDER)),
    )
    lines = [f"{heading}\n{_CELL_LINES.sub(chr(10), cell)}" for heading, cell in parts if cell]
    found = read_text_list("\n".join(lines).strip())
    gathering = Gathering()
    gathering.name, gathering.player = "" if is_list else deck, row.player
    named = gathering.decklist("csv")
    return Decklist(
        found.main,
        found.sideboard,
        found.commander,
        "csv",
        found.name or named.name,
        found.remarks,
        named.player,
    )


def _gather(row: TableRow, table: ListTable, running: ListPart, gathering: Gathering) -> None:
    """Add the copies in a row of cards; `running` is the part that a row above opened."""
    name, own_part = name_of(plain(row.cell(ListColumn.CARD)))
    copies = _copies(row, table, running) if row.fits else None
    if copies is None or not name:
        gathering.remark(row.line, row.shown, ListRemark.NOT_UNDERSTOOD)
        return
    if own_part is None and _is_nowhere(row):
        gathering.remark(row.line, row.shown, ListRemark.UNKNOWN_PART)
    for part, count in copies.items():
        gathering.add(own_part or part, count, name, row.line, row.shown)


def _copies(row: TableRow, table: ListTable, running: ListPart) -> Mapping[ListPart, int] | None:
    """Return the copies by part; None if a cell can't be read."""
    if table.counted:
        return _in_each_part(row, table)
    written = row.cell(ListColumn.COUNT)
    count = COUNT.fullmatch(written) if ListColumn.COUNT in table.columns else None
    if ListColumn.COUNT in table.columns and count is None:
        return None
    part = _part(row, running)
    return {part: int(count[1]) if count else 1} if part else None


def _in_each_part(row: TableRow, table: ListTable) -> Mapping[ListPart, int] | None:
    """Return the copies in separate columns for the parts; a count beside them is the deck's."""
    copies: dict[ListPart, int] = {}
    counted = {column: IN_PARTS[column] for column in IN_PARTS if column in table.counted}
    if ListColumn.MAIN not in counted and ListColumn.COUNT in table.columns:
        counted[ListColumn.COUNT] = ListPart.MAIN
    for column, part in counted.items():
        count = COUNT.fullmatch(row.cell(column).strip("-") or "0")
        if count is None:
            return None
        copies[part] = int(count[1])
    if table.counts_all:
        copies[ListPart.MAIN] -= copies[ListPart.SIDEBOARD]
    return {part: count for part, count in copies.items() if count} or None


def _part(row: TableRow, running: ListPart) -> ListPart | None:
    """Return the card's part by the columns that give it; a card category is in the main deck."""
    for column, part in (
        (ListColumn.SIDEBOARD, ListPart.SIDEBOARD),
        (ListColumn.COMMANDER, ListPart.COMMANDER),
        (ListColumn.ASIDE, ListPart.ASIDE),
    ):
        said = row.cell(column).casefold()
        if said in YES or part_of(said) is part:
            return part
        if said not in NO and part_of(said) is None:
            return None
    if ListColumn.MAIN in row.cells and ListColumn.SIDEBOARD not in row.cells:
        return ListPart.SIDEBOARD if row.cell(ListColumn.MAIN).casefold() in NO else ListPart.MAIN
    category = part_of_categories(row.cell(ListColumn.CATEGORY))
    named = [*_parts(row), *([category] if category else [])]
    return next((part for part in named if part is not ListPart.GROUP), running)


def _parts(row: TableRow) -> list[ListPart]:
    """Return the parts that its cells name; a deck column may contain `Main` and `Side`."""
    written = row.cell(ListColumn.PART)
    named = part_of_cell if written else part_of
    words = re.split(r"[,;/]", written or row.cell(ListColumn.DECK))
    return [part for part in map(named, words) if part]


def _is_nowhere(row: TableRow) -> bool:
    """Whether its part is not one that decks have."""
    return bool(row.cell(ListColumn.PART)) and not _parts(row)
