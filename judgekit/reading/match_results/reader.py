"""Read match results: a table with headings (tab, semicolon or comma), or JSON.

A table has a row for each match, or one for each player of a match; without a column of rounds,
each match once, and nobody meets the same player twice. JSON has the same fields in objects: a list
of them, or an object with such a list under `matches` or `results`, or with `rounds`, or with
`players` that have their own matches. Column names are in `columns`.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence

from judgekit.domain.standings.tiebreakers import MatchResult
from judgekit.reading.match_results.columns import ResultColumn
from judgekit.reading.match_results.rows import (
    ResultsFault,
    Row,
    UnusableResults,
    json_rows,
    table_rows,
)
from judgekit.reading.pairings.words import Cell, cell_of, tidy

LARGEST_BYTES = 16_000_000
MOST_ROWS = 200_000
LONGEST_CELL = 200
MOST_ROUNDS = 999
MOST_GAMES = 99

ASSIGNED_LOSS = (0, 2, 0)

_SCORE = re.compile(r"\s*(\d{1,2})\s*[-–—:/]\s*(\d{1,2})(?:\s*[-–—:/]\s*(\d{1,2}))?\s*")
_GAMES = (ResultColumn.WON, ResultColumn.LOST, ResultColumn.DRAWN, ResultColumn.UNFINISHED)


def parse_match_results(content: bytes) -> list[MatchResult]:
    """Parse the results in a file's bytes (UTF-8, or UTF-16 with a byte order mark), in order;
    raises UnusableResults."""
    if len(content) > LARGEST_BYTES:
        raise UnusableResults(ResultsFault.TOO_LARGE)
    text = _text(content)
    is_json = text.lstrip().startswith(("[", "{"))
    rows = json_rows(text) if is_json else table_rows(text)
    spellings: dict[str, str] = {}
    results: list[MatchResult] = []
    numbered: set[bool] = set()
    for place, row in rows:
        if len(results) == MOST_ROWS:
            raise UnusableResults(ResultsFault.TOO_LARGE)
        numbered.add(ResultColumn.ROUND in row)
        results.append(_result(row, place, spellings))
    if not results:
        raise UnusableResults(ResultsFault.NOTHING_THERE)
    if False in numbered and (True in numbered or _meet_again(results)):
        raise UnusableResults(ResultsFault.NO_COLUMN, column=ResultColumn.ROUND)
    return results


def _meet_again(results: Sequence[MatchResult]) -> bool:
    """Whether two players have two matches: without rounds, they could be one from both sides."""
    pairs = [frozenset((each.player, each.opponent)) for each in results if each.opponent]
    return len(pairs) > len(set(pairs))


def _text(content: bytes) -> str:
    wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnusableResults(ResultsFault.NOT_TEXT) from error
    if "\0" in text:
        raise UnusableResults(ResultsFault.NOT_TEXT)
    return text


def _result(row: Row, place: int, spellings: dict[str, str]) -> MatchResult:
    """Convert a row to a result; `spellings` keeps the first spelling of each name."""
    if any(len(cell) > LONGEST_CELL for cell in row.values()):
        raise UnusableResults(ResultsFault.CELL_TOO_LONG, place)
    player, opponent = row.get(ResultColumn.PLAYER, ""), row.get(ResultColumn.OPPONENT, "")
    number = _round(row, place)
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


def _round(row: Row, place: int) -> int:
    """Return the round of a row; in a file without rounds, every row is a round of its own."""
    if ResultColumn.ROUND not in row:
        return place
    number = _number(row[ResultColumn.ROUND])
    if number is None or not 1 <= number <= MOST_ROUNDS:
        raise UnusableResults(ResultsFault.BAD_ROUND, place, ResultColumn.ROUND)
    return number


def _outcome(row: Row) -> Cell | None:
    """Return `bye` or `loss` from the result cell, if present."""
    found = cell_of(tidy(row.get(ResultColumn.RESULT, "")).strip())
    return found if found in (Cell.BYE, Cell.LOSS) else None


def _name(written: str, place: int, spellings: dict[str, str]) -> str:
    """Return a name in its first spelling, ignoring case and spacing."""
    name = " ".join(tidy(written).split())
    if not name or cell_of(name) in (Cell.BYE, Cell.LOSS):
        raise UnusableResults(ResultsFault.NO_PLAYER, place, ResultColumn.PLAYER)
    return spellings.setdefault(name.casefold(), name)


def _games(row: Row, place: int) -> tuple[int, int, int] | None:
    """Return games won, lost and drawn (or unfinished); None if nothing is written."""
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
    """Parse an integer, also as a spreadsheet writes it: `3.0`."""
    whole = re.fullmatch(r"\s*(\d{1,4})(?:[.,]0+)?\s*", written, re.ASCII)
    return int(whole[1]) if whole else None
