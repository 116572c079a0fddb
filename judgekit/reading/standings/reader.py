"""Parse players' records pasted or typed; unreadable lines are returned.

```
1  Rossi, Anna   12  4-0-0        Anna Rossi 4-1        Petrova;9;3/1/0        1.\tPetrova\t9\t66,6%
```

Headings (`Rank Player Points OMW%`, `Nombre;V;D;E`) determine the columns below them. Standings
copied with one cell per line are read too.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from judgekit.domain.standings.player_standing import PlayerStanding
from judgekit.reading.standings.columns import Columns, columns_of
from judgekit.reading.standings.figures import FOR_A_WIN, played, points_of, record_of
from judgekit.reading.standings.line import DoubtfulFigures, cells_of, line_record

MOST_LINES = 40_000
"""5,000 players with eight cells each, one cell per line."""
LONGEST_LINE = 2_000
SHOWN_SIGNS = 200

_ENDS = re.compile("\r\n|[\n\r\u2028\u2029]")
_BLANKS = re.compile("[\ufeff\u200b\u2060]")
_ABOUT = re.compile(
    r"\W*(?:(?:round|ronda|раунд|тур|page|página|pagina|pág|стр\w*)\W*\d+(?:\W*(?:of|de|из)?\W*\d+)?"
    r"|\d+\S{0,3}\s+(?:round|ronda|раунд|тур)"
    r"|.*\b(?:standings?|clasificaci[oó]n|posiciones|турнирн(?:ая таблица|ое положение))\b.*)\W*",
    re.IGNORECASE,
)
_LETTER = re.compile(r"[^\W\d_]")
LEAST_FIGURES = 2
"""Below a name, if each cell has a line of its own."""


class UnreadRecord(msgspec.Struct, frozen=True):
    """A line (from 1) that names no player with points or a record; `is_doubtful`: it has several
    figures, and it is unclear which are the points."""

    line: int
    text: str
    is_doubtful: bool = False


class ParsedStandings(msgspec.Struct, frozen=True):
    """Parsed records in line order; several players may share a name."""

    players: tuple[PlayerStanding, ...] = ()
    unread: tuple[UnreadRecord, ...] = ()


class _Line(NamedTuple):
    number: int
    text: str


def read_standings(text: str) -> ParsedStandings:
    """Parse the records in a text. Headings, the title, page and round numbers are ignored, as is a
    first line without figures. The first line beyond the limit is unread."""
    written = _ENDS.split(_BLANKS.sub("", text))
    lines = [
        _Line(number, stripped)
        for number, line in enumerate(written[:MOST_LINES], start=1)
        if (stripped := line[:LONGEST_LINE].strip(" \xa0\n\r"))
        if stripped.strip()
    ]
    found = _by_line(lines)
    if not found.players:
        found = _by_cell(lines) or found
    below = written[MOST_LINES : MOST_LINES + 1]
    beyond = tuple(UnreadRecord(MOST_LINES + 1, line[:SHOWN_SIGNS]) for line in below)
    return ParsedStandings(found.players, (*found.unread, *beyond))


def _by_line(lines: Sequence[_Line]) -> ParsedStandings:
    found: list[PlayerStanding] = []
    unread: list[UnreadRecord] = []
    columns: Columns | None = None
    for number, line in lines:
        if _is_heading(line, is_first=(number, line) == lines[0]):
            columns = _columns(line) or columns
            continue
        try:
            record = _under(columns, line) if columns is not None else line_record(line)
        except DoubtfulFigures:
            unread.append(UnreadRecord(number, line[:SHOWN_SIGNS], is_doubtful=True))
            continue
        if record is None:
            unread.append(UnreadRecord(number, line[:SHOWN_SIGNS]))
        else:
            found.append(record)
    return ParsedStandings(tuple(found), tuple(unread))


def _is_heading(line: str, *, is_first: bool) -> bool:
    has_figure = any(map(str.isdigit, line))
    if not has_figure and (is_first or _columns(line) is not None):
        return True
    return _ABOUT.fullmatch(line) is not None


def _columns(line: str) -> Columns | None:
    return columns_of(cells_of(line) or line.split())


def _under(columns: Columns, line: str) -> PlayerStanding | None:
    """Read a line by the headings if it has as many cells; else by itself."""
    cells = cells_of(line)
    if cells is None or not columns.fit(cells):
        cells = columns.cells_of_words(line.split())
    return columns.record(cells) if cells is not None else line_record(line)


def _by_cell(lines: Sequence[_Line]) -> ParsedStandings | None:
    """Read records with one cell per line: a name, then at least two figures, the last of which is
    the rank of the next player if the first name is preceded by a rank."""
    names = [at for at, (_, line) in enumerate(lines) if _LETTER.search(line)]
    starts = [at for at in names if at + 1 < len(lines) and _is_figure(lines[at + 1].text)]
    if not starts:
        return None
    is_ranked = starts[0] > 0 and points_of(lines[starts[0] - 1].text) is not None
    found: list[PlayerStanding] = []
    for at, following in zip(starts, (*starts[1:], len(lines)), strict=True):
        end = following - (1 if is_ranked and following < len(lines) else 0)
        figures = [line for _, line in lines[at + 1 : end] if _is_figure(line)]
        if len(figures) < LEAST_FIGURES:
            return None
        name = lines[at].text
        scores = [score for score in map(record_of, figures) if score is not None]
        points = next((each for each in map(points_of, figures) if each is not None), None)
        if scores:
            found.append(PlayerStanding(name, played(scores[0]), *scores[0]))
        elif points is not None:
            found.append(PlayerStanding(name, points))
    unread = tuple(
        UnreadRecord(each.number, each.text[:SHOWN_SIGNS]) for each in _left(lines, starts)
    )
    return ParsedStandings(tuple(found), unread) if found else None


def _left(lines: Sequence[_Line], starts: Sequence[int]) -> Iterator[_Line]:
    """Yield lines with words after the first name that are neither names nor beside one."""
    for at, line in enumerate(lines):
        if at > starts[0] and at not in starts and _LETTER.search(line.text):
            yield line


def _is_figure(line: str) -> bool:
    return not _LETTER.search(line) or points_of(line) is not None


def written_standings(records: Iterable[PlayerStanding]) -> str:
    """Write records as numbered lines that parse to the same records."""
    return "\n".join(_line(number, each) for number, each in enumerate(records, start=1))


def best_first(records: Iterable[PlayerStanding]) -> tuple[PlayerStanding, ...]:
    """Sort by points; ties keep their order, because the source has applied the tiebreakers."""
    return tuple(sorted(records, key=lambda each: -each.points))


def in_contention(
    ordered: Sequence[PlayerStanding], rounds_left: int, cut: int
) -> Sequence[PlayerStanding]:
    """Return those of the players, sorted best first, who may still reach the first `cut`: fewer
    than `cut` players have more points now than they can reach by winning all remaining rounds."""
    if cut < 1:
        return ()
    last = ordered[cut - 1].points if len(ordered) >= cut else 0
    reach = max(0, rounds_left) * FOR_A_WIN
    return ordered[: bisect_right(ordered, -(last - reach), key=lambda each: -each.points)]


def _line(number: int, record: PlayerStanding) -> str:
    parts = [str(number), " ".join(record.player.split()), str(record.points)]
    if record.wins is not None:
        parts.append(f"{record.wins}-{record.losses or 0}-{record.draws or 0}")
    return "\t".join(parts)
