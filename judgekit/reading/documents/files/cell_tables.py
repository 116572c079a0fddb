"""Tables in plain text that has lost its layout: a cell a line, or a row a line with single spaces.

Only tables of the official rules are read, by the words above their columns: charts of players, of
times, of levels and of penalties. What doesn't fit their rows stays in its lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from judgekit.reading.documents.official_values import LEVELS, NO_PENALTY, PENALTIES

Rows = tuple[tuple[str, ...], ...]

_HEADS = tuple(
    tuple(line.split(" | "))
    for line in (
        "Cards remaining in pack | Time allotted",
        "15-Card Booster | 14-Card Booster | Time allotted",
        "Players (Teams) | Swiss Rounds | Playoff",
        "Players | Swiss Rounds | Playoff",
        "Players | Rounds",
        "Program | Rules Enforcement Level",
        "Program | Rules Enforcement Level (REL)",
        "Infraction | Penalty",
        "Cartas que quedan en el sobre | Tiempo permitido",
        "Sobre de 15 cartas | Sobre de 14 cartas | Tiempo permitido",
        "Jugadores (Equipos) | Rondas suizas | Eliminatoria",
        "Programa | Nivel de Imposición de Reglas",
        "Infracción | Penalización",
        "Количество карт, оставшихся в бустере | Установленное время на выбор карты",
        "Бустер из 15 карт | Бустер из 14 карт | Отведенное время",
        "Игроки (Команды) | Количество раундов швейцарки | Плей-офф",
        "Турнир | Уровень применения правил",
        "Нарушение | Наказание",
    )
)
_ABOVE = frozenset(heads[0] for heads in _HEADS if len(heads) == 2)
"""Words that may stand in a row of their own above the heads of three columns."""
_FIRST_WORDS = tuple({heads[0] for heads in _HEADS})
_NUMBER = r"\d{1,4}(?:[-–—]\d{1,4}|\+)?"
_ROW_START = re.compile(rf"^{_NUMBER}(?:\s\D.{{0,30}})?$")
_BARE = re.compile(rf"^{_NUMBER}$")
_DASH = re.compile(r"^[-–—]{1,2}$")
_CELL = re.compile(
    rf"(?:{_NUMBER}|[-–—]{{1,2}}|N/A|[A-ZА-ЯЁ][^\W\d]*(?:\s\d{{1,3}})?)(?:\s[a-zа-яё(][^\s\d]*)*(?:\s|$)"
)
_PLAYOFF = re.compile(r"^(?:None|Top\b|Ningun[ao]|Нет|Топ\b|Сразу)", re.IGNORECASE)
_CLOSED = re.compile(
    rf"^(?:(?P<words>\S.*?)\s+)?(?P<value>(?:{'|'.join((*LEVELS, *PENALTIES, *NO_PENALTY))})"
    r"(?:\s?\*|\s?\([^()]*\))?)$"
)
_GAP = re.compile(r" {2,}")
_LONGEST = 60
_SENTENCE_END = re.compile(r"[.:;!?…]$")
_FEWEST_ROWS = 4


class _Found(NamedTuple):
    rows: Rows
    end: int


def tables_among(lines: Sequence[str]) -> Iterator[str | Rows]:
    """The lines of a page, with the rows of each table that is sure in place of its lines."""
    short = [line for line in lines if 0 < len(line) <= _LONGEST]
    if not any(line.lstrip().startswith(_FIRST_WORDS) for line in short):
        yield from lines
        return
    at = 0
    while at < len(lines):
        found = _table(lines, at) if lines[at].strip() else None
        if found is None:
            yield lines[at]
            at += 1
            continue
        yield found.rows
        at = found.end


def _table(lines: Sequence[str], start: int) -> _Found | None:
    """The table whose heads begin in that line."""
    first = " ".join(lines[start].split())
    top: Rows = ()
    at = start
    if first in _ABOVE and (below := _next(lines, start + 1)) is not None:
        heads = _heads(lines, below)
        if heads is not None and len(heads.rows[0]) > 2:
            top, at = ((first, *[""] * (len(heads.rows[0]) - 1)),), below
    heads = _heads(lines, at)
    if heads is None:
        return _by_columns(lines, start)
    width = len(heads.rows[0])
    for read in (_valued_rows, _numbered_rows):
        body = read(lines, heads.end, width)
        if body is not None:
            return _Found((*top, *heads.rows, *body.rows), body.end)
    return None


def _heads(lines: Sequence[str], start: int) -> _Found | None:
    """The heads of a table in one line, or in a line each; the longest that fit."""
    if not _fits(lines[start]):
        return None
    for known in sorted(_HEADS, key=len, reverse=True):
        if " ".join(lines[start].split()) == " ".join(known):
            return _Found((known,), start + 1)
        at: int | None = start
        for head in known:
            if at is None or " ".join(lines[at].split()) != head:
                break
            last, at = at, _next(lines, at + 1)
        else:
            return _Found((known,), last + 1)
    return None


def _numbered_rows(lines: Sequence[str], start: int, width: int) -> _Found | None:
    """Rows that begin with a number or a range, all rising or all falling."""
    rows: list[tuple[str, ...]] = []
    open_row: list[str] = []
    end, at = start, _next(lines, start)
    while at is not None and _fits(lines[at]):
        pieces = _pieces(lines[at], width)
        if _begins_row(pieces[0], open_row, width):
            whole = _row(open_row, width)
            if open_row and whole is None:
                break
            rows += [whole] if whole is not None else []
            open_row, end = [], at
        if not open_row and not _ROW_START.match(pieces[0]):
            break
        open_row += pieces
        at = _next(lines, at + 1)
        if len(open_row) == width and width == 2:
            rows.append(tuple(open_row))
            open_row, end = [], at if at is not None else len(lines)
    last = _row(open_row, width) if open_row else None
    if last is not None:
        rows.append(last)
        end = at if at is not None else len(lines)
    numbers = [int(re.split(r"\D", row[0], maxsplit=1)[0]) for row in rows]
    is_rising = numbers == sorted(set(numbers))
    is_falling = numbers == sorted(set(numbers), reverse=True)
    if len(rows) < _FEWEST_ROWS or not (is_rising or is_falling):
        return None
    return _Found(tuple(rows), end)


def _begins_row(piece: str, open_row: Sequence[str], width: int) -> bool:
    return not open_row or not (_is_open(open_row, width) or _goes_on(piece, width))


def _is_open(row: Sequence[str], width: int) -> bool:
    """Whether a row lacks a cell, or the rest of one that was broken into lines."""
    if len(row) < width:
        return True
    if width < 3 or _BARE.match(row[1]) or _DASH.match(row[1]):
        return False
    is_whole = any(map(_PLAYOFF.match, row[2:]))
    return not is_whole or sum(map(_depth, row)) > 0


def _goes_on(piece: str, width: int) -> bool:
    """Whether a last cell has another line, as `Top 4` below `Top 8`."""
    return width == 3 and _PLAYOFF.match(piece) is not None


def _depth(piece: str) -> int:
    return piece.count("(") - piece.count(")")


def _row(pieces: Sequence[str], width: int) -> tuple[str, ...] | None:
    """The cells of a row: its pieces, or those of three columns that were broken into lines."""
    if len(pieces) == width:
        return tuple(pieces)
    splits = [at for at, piece in enumerate(pieces) if at > 1 and _PLAYOFF.match(piece)]
    if width != 3 or not splits:
        return None
    return pieces[0], " ".join(pieces[1 : splits[0]]), " ".join(pieces[splits[0] :])


def _pieces(line: str, width: int) -> list[str]:
    """The cells that a line has: parted by wide gaps, else as many as there are columns."""
    bare = line.strip()
    parts = [" ".join(part.split()) for part in _GAP.split(bare)]
    if len(parts) > 1:
        return parts
    cells = [found[0].strip() for found in _CELL.finditer(bare)]
    is_whole = " ".join(cells) == bare and len(cells) == width
    return cells if is_whole else [bare]


def _valued_rows(lines: Sequence[str], start: int, width: int) -> _Found | None:
    """Rows whose last cell is a level or a penalty, and titles of a group of them."""
    if width != 2:
        return None
    rows: list[tuple[str, ...]] = []
    end, valued, at = start, 0, _next(lines, start)
    while at is not None and _fits(lines[at]):
        words, below = " ".join(lines[at].split()), _next(lines, at + 1)
        value = _CLOSED.match(words)
        if value is not None and value["words"]:
            rows.append((value["words"], value["value"]))
            valued, end, at = len(rows), at + 1, below
            continue
        if value is not None or not words[:1].isupper():
            break
        next_value = _CLOSED.match(" ".join(lines[below].split())) if below is not None else None
        if below is not None and next_value is not None and not next_value["words"]:
            rows.append((words, next_value["value"]))
            valued, end, at = len(rows), below + 1, _next(lines, below + 1)
            continue
        if len(rows) > valued:
            break  # two titles in a row
        rows.append((words, ""))
        at = below
    return _Found(tuple(rows[:valued]), end) if valued >= _FEWEST_ROWS else None


def _by_columns(lines: Sequence[str], start: int) -> _Found | None:
    """A table of two columns that stand one below the other, as many cells in each."""
    first = " ".join(lines[start].split())
    others = {heads[1] for heads in _HEADS if len(heads) == 2 and heads[0] == first}
    cells: list[str] = []
    at = _next(lines, start + 1)
    while at is not None and (words := " ".join(lines[at].split())) not in others:
        if not _fits(words):
            return None
        cells.append(words)
        at = _next(lines, at + 1)
    if at is None or len(cells) < _FEWEST_ROWS:
        return None
    rows, end = [(first, " ".join(lines[at].split()))], at
    for cell in cells:
        at = _next(lines, end + 1)
        value = _CLOSED.match(" ".join(lines[at].split())) if at is not None else None
        if at is None or value is None or value["words"]:
            return None
        rows.append((cell, value["value"]))
        end = at
    below = _next(lines, end + 1)
    if below is not None and (more := _CLOSED.match(lines[below].strip())) and not more["words"]:
        return None
    return _Found(tuple(rows), end + 1)


def _fits(line: str) -> bool:
    """Whether it can be of such a table: tabs are signs of a layout that is still there."""
    bare = line.strip()
    return len(bare) <= _LONGEST and "\t" not in bare and not _SENTENCE_END.search(bare)


def _next(lines: Sequence[str], at: int) -> int | None:
    """The next line with words from there on."""
    return next((each for each in range(at, len(lines)) if lines[each].strip()), None)
