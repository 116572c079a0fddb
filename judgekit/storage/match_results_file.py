"""Reads match results: a table with headings (tab, semicolon or comma), or JSON.

A table has a row for each match, or one for each player of a match. JSON has the same as objects:
a list of them, or an object with such a list under `matches` or `results`, or with `rounds`, or
with `players` that have their own matches. `match_result_columns` has the names of the columns.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec

from judgekit.domain.event.pairing_words import Cell, cell_of, tidy
from judgekit.domain.event.tiebreakers import MatchResult
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.ports import EnvironmentFailure, FailureReason
from judgekit.storage.match_result_columns import ResultColumn, result_column

LARGEST_FILE_BYTES = 16_000_000
MOST_ROWS = 200_000
LONGEST_NAME = 200
MOST_ROUNDS = 999
MOST_GAMES = 99
DEEPEST_LIST = 6

ASSIGNED_LOSS = (0, 2, 0)

_SCORE = re.compile(r"\s*(\d{1,2})\s*[-–—:/]\s*(\d{1,2})(?:\s*[-–—:/]\s*(\d{1,2}))?\s*")
_GAMES = (ResultColumn.WON, ResultColumn.LOST, ResultColumn.DRAWN, ResultColumn.UNFINISHED)

_LISTS = ("matches", "results", "rounds", "players")

Row = Mapping[ResultColumn, str]


class ResultsFault(StrEnum):
    """Why a file is not understood."""

    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"
    NOT_RESULTS = "not-results"
    BROKEN_ROW = "broken-row"
    NOTHING_THERE = "nothing-there"
    NO_COLUMN = "no-column"
    SAME_COLUMN = "same-column"
    TOO_MANY_CELLS = "too-many-cells"
    NO_PLAYER = "no-player"
    NAME_TOO_LONG = "name-too-long"
    BAD_ROUND = "bad-round"
    BAD_GAMES = "bad-games"
    NO_RESULT = "no-result"


class UnusableResults(Exception):
    """A file that holds no match results, or a row of it that is none.

    `place` counts lines of a table, matches of a JSON file, from 1; 0 where it is no single one.
    `column` names the column concerned, empty where there is none.
    """

    def __init__(self, fault: ResultsFault, place: int = 0, column: str = "") -> None:
        super().__init__(f"{fault.value}: {place} {column}".strip())
        self.fault = fault
        self.place = place
        self.column = column


def read_match_results(path: Path) -> list[MatchResult]:
    """The results in a file, in its order.

    Raises UnusableResults, and EnvironmentFailure where the file can't be read.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path)) from error
    if len(content) > LARGEST_FILE_BYTES:
        raise UnusableResults(ResultsFault.TOO_LARGE)
    return parse_match_results(content)


def parse_match_results(content: bytes) -> list[MatchResult]:
    """The results in a file's bytes (UTF-8, or UTF-16 with its mark); raises UnusableResults."""
    text = _text(content)
    is_json = text.lstrip().startswith(("[", "{"))
    rows = _json_rows(text) if is_json else _table_rows(text)
    spellings: dict[str, str] = {}
    results: list[MatchResult] = []
    for place, row in rows:
        if len(results) == MOST_ROWS:
            raise UnusableResults(ResultsFault.TOO_LARGE)
        results.append(_result(row, place, spellings))
    if not results:
        raise UnusableResults(ResultsFault.NOTHING_THERE)
    return results


def _text(content: bytes) -> str:
    wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnusableResults(ResultsFault.NOT_TEXT) from error
    if "\0" in text:
        raise UnusableResults(ResultsFault.NOT_TEXT)
    return text


# tables


def _table_rows(text: str) -> Iterator[tuple[int, Row]]:
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
    """What each column holds; one without a known heading is left out."""
    columns = [result_column(heading) for heading in headings]
    known = [column for column in columns if column]
    twice = next((column for column in known if known.count(column) > 1), None)
    if twice:
        raise UnusableResults(ResultsFault.SAME_COLUMN, column=twice)
    needed = [ResultColumn.ROUND, ResultColumn.PLAYER, ResultColumn.OPPONENT]
    if ResultColumn.RESULT not in known:
        needed += [ResultColumn.WON, ResultColumn.LOST]
    missing = next((column for column in needed if column not in known), None)
    if missing:
        raise UnusableResults(ResultsFault.NO_COLUMN, column=missing)
    return columns


# JSON


def _json_rows(text: str) -> Iterator[tuple[int, Row]]:
    try:
        content = msgspec.json.decode(text)
    except UNDECODABLE as error:
        raise UnusableResults(ResultsFault.NOT_RESULTS) from error
    for place, fields in enumerate(_objects(content, {}), start=1):
        yield place, _row(fields, place)


def _objects(
    content: object, above: Mapping[str, object], depth: int = 0
) -> Iterator[Mapping[str, object]]:
    """Every match of a list, or of a list within the objects around it.

    The round or the player that stands beside such a list holds for each match in it.
    """
    if depth > DEEPEST_LIST:
        raise UnusableResults(ResultsFault.NOT_RESULTS)
    if isinstance(content, list):
        for each in content:
            yield from _objects(each, above, depth + 1)
        return
    if not isinstance(content, dict):
        raise UnusableResults(ResultsFault.NOT_RESULTS)
    inner = next((key for key in _LISTS if isinstance(content.get(key), list)), None)
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


def _row(fields: Mapping[str, object], place: int) -> Row:
    row: dict[ResultColumn, str] = {}
    for name, value in fields.items():
        column = result_column(name)
        if column is None or isinstance(value, bool):
            continue
        row[column] = "" if value is None else str(value)
    if fields.get("bye") is True:
        row[ResultColumn.OPPONENT] = ""
    for column in (ResultColumn.ROUND, ResultColumn.PLAYER, ResultColumn.OPPONENT):
        if column not in row:
            raise UnusableResults(ResultsFault.NO_COLUMN, place, column)
    return row


# one match


def _result(row: Row, place: int, spellings: dict[str, str]) -> MatchResult:
    """A row as a result; `spellings` keeps how each name was first written."""
    player, opponent = row.get(ResultColumn.PLAYER, ""), row.get(ResultColumn.OPPONENT, "")
    number = _number(row.get(ResultColumn.ROUND, ""))
    if number is None or not 1 <= number <= MOST_ROUNDS:
        raise UnusableResults(ResultsFault.BAD_ROUND, place, ResultColumn.ROUND)
    name, games = _name(player, place, spellings), _games(row, place)
    met = cell_of(tidy(opponent).strip())
    if met is Cell.EMPTY and games is None:
        met = _outcome(row) or Cell.BYE
    if met is Cell.BYE:
        return MatchResult(number, name, None)
    if met is Cell.LOSS:
        return MatchResult(number, name, None, *ASSIGNED_LOSS)
    if games is None:
        raise UnusableResults(ResultsFault.NO_RESULT, place)
    other = None if met is Cell.EMPTY else _name(opponent, place, spellings)
    return MatchResult(number, name, other, *games)


def _outcome(row: Row) -> Cell | None:
    """`bye` or `loss` written where the result stands."""
    found = cell_of(tidy(row.get(ResultColumn.RESULT, "")).strip())
    return found if found in (Cell.BYE, Cell.LOSS) else None


def _name(written: str, place: int, spellings: dict[str, str]) -> str:
    """A name as it was first written: capitals and spaces make nobody another person."""
    name = " ".join(tidy(written).split())
    if not name or cell_of(name) in (Cell.BYE, Cell.LOSS):
        raise UnusableResults(ResultsFault.NO_PLAYER, place, ResultColumn.PLAYER)
    if len(name) > LONGEST_NAME:
        raise UnusableResults(ResultsFault.NAME_TOO_LONG, place, ResultColumn.PLAYER)
    return spellings.setdefault(name.casefold(), name)


def _games(row: Row, place: int) -> tuple[int, int, int] | None:
    """Games won, lost and drawn, unfinished ones among the last; None where nothing is written."""
    written = row.get(ResultColumn.RESULT, "").strip()
    if written and not _outcome(row):
        score = _SCORE.fullmatch(written)
        if score is None:
            raise UnusableResults(ResultsFault.BAD_GAMES, place, ResultColumn.RESULT)
        won, lost, drawn = (int(part or 0) for part in score.groups())
        return won, lost, drawn + _count(row, ResultColumn.UNFINISHED, place)
    if not any(row.get(column, "").strip() for column in _GAMES):
        return None
    won, lost, drawn, unfinished = (_count(row, column, place) for column in _GAMES)
    return won, lost, drawn + unfinished


def _count(row: Row, column: ResultColumn, place: int) -> int:
    written = row.get(column, "").strip()
    games = _number(written) if written else 0
    if games is None or games > MOST_GAMES:
        raise UnusableResults(ResultsFault.BAD_GAMES, place, column)
    return games


def _number(written: str) -> int | None:
    """`3`, also as a spreadsheet writes it: `3.0`."""
    whole = re.fullmatch(r"\s*(\d{1,4})(?:[.,]0+)?\s*", written, re.ASCII)
    return int(whole[1]) if whole else None
