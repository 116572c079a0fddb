"""Rows of a match result file by column, from a table or JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

import msgspec

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.reading.match_results.columns import ResultColumn, result_column

DEEPEST_LIST = 6

_LISTS = ("matches", "results", "rounds", "players")

Row = Mapping[ResultColumn, str]
"""A match's cells as text; columns that the file lacks are absent."""


class ResultsFault(StrEnum):
    """Why a file is refused."""

    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"
    NOT_RESULTS = "not-results"
    BROKEN_ROW = "broken-row"
    NOTHING_THERE = "nothing-there"
    NO_COLUMN = "no-column"
    SAME_COLUMN = "same-column"
    TOO_MANY_CELLS = "too-many-cells"
    NO_PLAYER = "no-player"
    CELL_TOO_LONG = "cell-too-long"
    BAD_ROUND = "bad-round"
    BAD_GAMES = "bad-games"
    NO_RESULT = "no-result"


class UnusableResults(Exception):
    """A file without match results, or with an invalid row.

    `place` counts lines of a table, or matches of a JSON file, from 1; 0 if there is no single one.
    `column` is the column concerned, if any.
    """

    def __init__(self, fault: ResultsFault, place: int = 0, column: str = "") -> None:
        super().__init__(f"{fault.value}: {place} {column}".strip())
        self.fault = fault
        self.place = place
        self.column = column


def table_rows(text: str) -> Iterator[tuple[int, Row]]:
    """Yield the rows of a table below its headings, each with its line; raises UnusableResults."""
    heading = next((line for line in text.splitlines() if line.strip()), "")
    sign = next((each for each in "\t;," if each in heading), ",")
    # Strict, or a quotation mark that is never closed would swallow the rows after it.
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=sign, strict=True)
    columns: list[ResultColumn | None] = []
    try:
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            if not columns:
                columns = _columns(cells)
                continue
            if any(cell.strip() for cell in cells[len(columns) :]):
                raise UnusableResults(ResultsFault.TOO_MANY_CELLS, reader.line_num)
            pairs = zip(columns, cells, strict=False)
            yield reader.line_num, {column: cell for column, cell in pairs if column}
    except csv.Error as error:
        raise UnusableResults(ResultsFault.BROKEN_ROW, reader.line_num) from error


def _columns(headings: Sequence[str]) -> list[ResultColumn | None]:
    """Return the content of each column, None for an unknown heading."""
    columns = [result_column(heading) for heading in headings]
    known = [column for column in columns if column]
    twice = next((column for column in known if known.count(column) > 1), None)
    if twice:
        raise UnusableResults(ResultsFault.SAME_COLUMN, column=twice)
    needed = [ResultColumn.PLAYER, ResultColumn.OPPONENT]
    if ResultColumn.RESULT not in known:
        needed += [ResultColumn.WON, ResultColumn.LOST]
    missing = next((column for column in needed if column not in known), None)
    if missing:
        raise UnusableResults(ResultsFault.NO_COLUMN, column=missing)
    return columns


def json_rows(text: str) -> Iterator[tuple[int, Row]]:
    """Yield the matches of a JSON text, counted from 1; raises UnusableResults."""
    try:
        content = msgspec.json.decode(text)
    except UNDECODABLE as error:
        raise UnusableResults(ResultsFault.NOT_RESULTS) from error
    for place, fields in enumerate(_objects(content, {}), start=1):
        yield place, _row(fields, place)


def _objects(
    content: object, above: Mapping[str, object], depth: int = 0
) -> Iterator[Mapping[str, object]]:
    """Yield every match of a list, or of a list nested in objects.

    The round or the player beside such a list applies to each match in it.
    """
    if depth > DEEPEST_LIST:
        raise UnusableResults(ResultsFault.NOT_RESULTS)
    if isinstance(content, list):
        for each in content:
            yield from _objects(each, above, depth + 1)
        return
    if not isinstance(content, dict):
        raise UnusableResults(ResultsFault.NOT_RESULTS)
    inner = next((key for key in _LISTS if _is_list_of_matches(content.get(key))), None)
    if inner is None:
        yield {**above, **content}
        return
    beside = {**above, **{key: content[key] for key in ("round", "player") if key in content}}
    for number, each in enumerate(content[inner], start=1):
        if inner == "rounds":
            beside["round"] = each.get("number", number) if isinstance(each, dict) else number
        elif inner == "players" and isinstance(each, dict):
            beside["player"] = each.get("name")
        yield from _objects(each, beside, depth + 1)


def _is_list_of_matches(value: object) -> bool:
    """Whether it is a list of objects or lists, not the two names or the score of one match."""
    return isinstance(value, list) and all(isinstance(each, (dict, list)) for each in value)


def _row(fields: Mapping[str, object], place: int) -> Row:
    row: dict[ResultColumn, str] = {}
    for name, value in fields.items():
        column = result_column(name)
        if column is None or isinstance(value, bool):
            continue
        if isinstance(value, dict):
            raise UnusableResults(ResultsFault.NOT_RESULTS)
        parts = value if isinstance(value, list) else [value]
        row[column] = "-".join("" if part is None else str(part) for part in parts)
    match fields.get("players"):
        case [first, second]:
            row |= {ResultColumn.PLAYER: str(first), ResultColumn.OPPONENT: str(second or "")}
    if fields.get("bye") is True:
        row[ResultColumn.OPPONENT] = ""
    for column in (ResultColumn.PLAYER, ResultColumn.OPPONENT):
        if column not in row:
            raise UnusableResults(ResultsFault.NO_COLUMN, place, column)
    return row
