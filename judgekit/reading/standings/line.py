"""Parse one line of standings without headings: a rank, a name, points, a record."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence

from judgekit.domain.standings.player_standing import HIGHEST_POINTS, PlayerStanding
from judgekit.reading.standings.figures import played, points_of, record_of

Cells = tuple[Sequence[str], str]
"""The parts of a line, and the text that joins those of a name, empty if a name is one part."""

_SPACED_SCORE = re.compile(r"(?<=\d)\s*[-–—/]\s*(?=\d)")
_GAPS = re.compile(r"\s{2,}")
_LETTER = re.compile(r"[^\W\d_]")
_BEHIND_NAME = re.compile(r"\s*[(\[](?:[A-Z]{2,3}|#?\d+)[)\]]$")
_COUNTRY = re.compile(r"[A-Z]{2,3}")
_UNIT = re.compile(r"(?:pts?|points?|puntos?|ptos|очк\w*|балл\w*)\.?", re.IGNORECASE)


class DoubtfulFigures(Exception):
    """There are several figures, and it is unclear which of them are the points."""


def line_record(line: str) -> PlayerStanding | None:
    """Return the record in the line; None if it names no player with points. Raises DoubtfulFigures
    if it is ambiguous."""
    doubt: DoubtfulFigures | None = None
    for cells, sign in _ways(_SPACED_SCORE.sub("-", line)):
        try:
            record = _record([cell.strip(' "') for cell in cells if cell.strip(' "')], sign)
        except DoubtfulFigures as several:
            doubt = several
            continue
        if record is not None:
            return record
    if doubt is not None:
        raise doubt
    return None


def cells_of(line: str) -> Sequence[str] | None:
    """Return the cells of a line with separators, empty ones included; None without separators."""
    return next((cells for cells, sign in _ways(line) if sign != " "), None)


def _ways(line: str) -> Iterator[Cells]:
    """Yield the possible ways to split the line, likeliest first."""
    sign = next((each for each in "\t;|" if each in line), "")
    if sign:
        yield line.split(sign), ""
        return
    if _GAPS.search(line):
        yield _GAPS.split(line), ""
    yield line.split(), " "
    if "," in line:
        yield next(csv.reader([line], skipinitialspace=True)), ", "


def _record(pieces: Sequence[str], sign: str) -> PlayerStanding | None:
    named = [bool(_LETTER.search(piece)) and points_of(piece) is None for piece in pieces]
    if not any(named):
        return None
    start = named.index(True)
    end = start + 1
    while end < len(pieces) and named[end] and (sign or _goes_on(pieces[start:end], pieces[end])):
        end += 1
    name = _BEHIND_NAME.sub("", (sign or " ").join(pieces[start:end])).strip(" ,.;:-–—")
    if not _LETTER.search(name):
        return None
    figures = [piece for piece in pieces[end:] if not _UNIT.fullmatch(piece)]
    scores = [score for score in map(record_of, figures or pieces[:start]) if score is not None]
    if scores:
        return PlayerStanding(name, played(scores[0]), *scores[0])
    points = [found for found in map(points_of, figures) if found is not None]
    if not points or points[0] > HIGHEST_POINTS:
        return None
    return _by_figures(name, points)


def _goes_on(name: Sequence[str], cell: str) -> bool:
    """Whether a cell beside a name is its other part: `Rossi` and `Anna`, but not `Anna Rossi` and
    a country or a deck."""
    is_one_word = len(name) == 1 and " " not in name[0]
    return is_one_word and " " not in cell and not _COUNTRY.fullmatch(cell)


def _by_figures(name: str, figures: Sequence[int]) -> PlayerStanding:
    if len(figures) == 1:
        return PlayerStanding(name, figures[0])
    if len(figures) > 3:
        points, wins, losses, draws = figures[:4]
        if points == played((wins, losses, draws)):
            return PlayerStanding(name, points, wins, losses, draws)
    raise DoubtfulFigures
