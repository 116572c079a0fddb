"""Players' records pasted or typed, as values; what could not be read is given back.

```
1  Rossi, Anna   12  4-0-0        Anna Rossi 4-1        Petrova;9;3/1/0        1.\tPetrova\t9\t66,6%
```
"""

from __future__ import annotations

import csv
import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence

import msgspec

from judgekit.domain.deck_checks.player_record import HIGHEST_POINTS, PlayerRecord

MOST_LINES = 20_000
FOR_A_WIN, FOR_A_DRAW = 3, 1
"""Match points (MTR Appendix C)."""

_CELLS = re.compile(r"\t|;|\|")
_SPACED_SCORE = re.compile(r"(?<=\d)\s*[-–/]\s*(?=\d)")
_SCORE = re.compile(r"\(?(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?\)?")
_POINTS = re.compile(r"\(?(\d{1,3})\)?")
_LETTER = re.compile(r"[^\W\d_]")


class UnreadRecord(msgspec.Struct, frozen=True):
    """A line (from 1) that names no player with points or a record."""

    line: int
    text: str


class Records(msgspec.Struct, frozen=True):
    """What was read, in the order of the lines; a player who comes twice counts the last time."""

    players: tuple[PlayerRecord, ...] = ()
    unread: tuple[UnreadRecord, ...] = ()


def read_records(text: str) -> Records:
    """The records in a text; a first line without any figure is a heading."""
    found: dict[str, PlayerRecord] = {}
    unread: list[UnreadRecord] = []
    lines = [line.strip("\ufeff \r") for line in text.split("\n")[:MOST_LINES]]
    is_first = True
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        record = _record(line.strip())
        if record is not None:
            found[" ".join(record.player.casefold().split())] = record
        elif not (is_first and not any(map(str.isdigit, line))):
            unread.append(UnreadRecord(number, line.strip()[:200]))
        is_first = False
    return Records(tuple(found.values()), tuple(unread))


def written_records(records: Iterable[PlayerRecord]) -> str:
    """Lines in which these are read again."""
    return "\n".join(map(_line, records))


def best_first(records: Iterable[PlayerRecord]) -> tuple[PlayerRecord, ...]:
    """By points; by name where these are the same."""
    return tuple(sorted(records, key=lambda each: (-each.points, each.player.casefold())))


def in_contention(
    ordered: Sequence[PlayerRecord], rounds_left: int, cut: int
) -> Sequence[PlayerRecord]:
    """Of these, the best first, those who may still come among the first `cut`: fewer than that
    many have more points now than they can reach by winning all that is left."""
    if cut < 1:
        return ()
    last = ordered[cut - 1].points if len(ordered) >= cut else 0
    reach = max(0, rounds_left) * FOR_A_WIN
    return ordered[: bisect_right(ordered, -(last - reach), key=lambda each: -each.points)]


def _line(record: PlayerRecord) -> str:
    parts = [" ".join(record.player.split()), str(record.points)]
    if record.wins is not None:
        parts.append(f"{record.wins}-{record.losses or 0}-{record.draws or 0}")
    return "\t".join(parts)


def _record(line: str) -> PlayerRecord | None:
    """A rank, a name, points, a score: the rank and one of the last two may be missing, and what
    stands behind them is let be."""
    pieces, sign = _pieces(_SPACED_SCORE.sub("-", line))
    named = [bool(_LETTER.search(piece)) for piece in pieces]
    if not any(named):
        return None
    start = named.index(True)
    end = start + 1
    while sign and end < len(pieces) and named[end]:
        end += 1
    name = sign.join(pieces[start:end]).strip(" ,.;:-–")
    figures = pieces[end:]
    scores = [score for score in map(_SCORE.fullmatch, figures) if score]
    if scores and name:
        wins, losses, draws = (int(part or 0) for part in scores[0].groups())
        return PlayerRecord(name, wins * FOR_A_WIN + draws * FOR_A_DRAW, wins, losses, draws)
    points = [int(found[1]) for found in map(_POINTS.fullmatch, figures) if found]
    if not points or not name or points[0] > HIGHEST_POINTS:
        return None
    return PlayerRecord(name, points[0])


def _pieces(line: str) -> tuple[list[str], str]:
    """The parts of a line, and what joins those of a name, empty where a name is one part."""
    if _CELLS.search(line):
        cells, sign = _CELLS.split(line), ""
    elif '"' in line or (line.count(",") > 1 and "%" not in line):
        cells, sign = next(csv.reader([line], skipinitialspace=True)), ", "
    else:
        cells, sign = line.split(), " "
    return [cell.strip(' "') for cell in cells if cell.strip(' "')], sign
