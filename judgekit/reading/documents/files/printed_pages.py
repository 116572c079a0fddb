"""Pages as printed -> lines in the look of their letters, without running heads."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median

from judgekit.reading.documents.files.pdf_page import Piece
from judgekit.reading.documents.files.pdf_tables import RuledTable
from judgekit.reading.documents.source_text import SourceLine

_MARGIN = 0.11
"""Part of the page's height at top and bottom where running heads stand."""
_FEWEST_HEADS = 3
_LETTER_WIDTHS = (0.5, 0.75)
"""How wide letters are taken to be on average, by their size: from the usual to the widest face."""
_COMMON = 0.4
"""Part of the commonest step's count from which another one is common, too."""
_LONG = 40
"""Letters of a line that may be a full one."""
_LONG_IN_COLUMN = 20
_NUMBER = re.compile(
    r"^\W*(?:page|página|стр\.?|seite|pagina)?\s*\d{1,4}(?:\s*(?:/|of|de)\s*\d+)?[^\w.)]*$", re.I
)


@dataclass
class PrintedPage:
    """A page's lines in reading order; `height` in points."""

    height: float
    lines: list[Piece | RuledTable] = field(default_factory=list)


def printed_lines(pages: Sequence[PrintedPage], left_out: Counter[str]) -> tuple[SourceLine, ...]:
    """Return the lines of all pages; running heads and page numbers are counted in `left_out`."""
    _drop_running_heads(pages, left_out)
    pieces = pieces_of(pages)
    return tuple(_source_lines(pages, _Measures.of(pieces))) if pieces else ()


def pieces_of(pages: Sequence[PrintedPage]) -> list[Piece]:
    """All words outside tables."""
    return [line for page in pages for line in page.lines if isinstance(line, Piece)]


def _drop_running_heads(pages: Sequence[PrintedPage], left_out: Counter[str]) -> None:
    """Remove page numbers, and what stands at the same place of many pages' margins."""
    seen: Counter[tuple[str, int]] = Counter()
    for page in pages:
        seen.update({_head(piece) for piece in _in_margins(page)})
    often = max(min(_FEWEST_HEADS, len(pages)), len(pages) // 4, 2)
    for page in pages:
        for piece in list(_in_margins(page)):
            if _NUMBER.match(piece.text):
                left_out["page-number"] += 1
            elif seen[_head(piece)] >= often:
                left_out["running-head"] += 1
            else:
                continue
            page.lines.remove(piece)


def _in_margins(page: PrintedPage) -> Iterator[Piece]:
    for line in page.lines:
        if isinstance(line, Piece):
            top, bottom = line.base < _MARGIN * page.height, line.base > (1 - _MARGIN) * page.height
            if top or bottom:
                yield line


def _head(piece: Piece) -> tuple[str, int]:
    return re.sub(r"\d+", "#", piece.text), round(piece.base / 4)


@dataclass(frozen=True)
class _Measures:
    """Of the whole text, in points: `size` of the body's letters, `pitch` from one base line to the
    next by the size of the letters, and the left and right margin of each column, 0 for what is in
    none."""

    size: float
    pitch: float
    margins: Mapping[int, tuple[float, float]]

    @classmethod
    def of(cls, pieces: Sequence[Piece]) -> _Measures:
        sizes: Counter[float] = Counter()
        for piece in pieces:
            sizes[round(piece.size, 1)] += len(piece.text)
        size = max(sizes, key=lambda each: sizes[each])
        steps = [
            (below.base - above.base) / size
            for above, below in pairwise(pieces)
            if 0.8 * size < below.base - above.base < 2.2 * size
            and abs(below.size - size) < 0.5
            and abs(below.left - above.left) < size
        ]
        columns = {piece.column for piece in pieces}
        margins = {
            column: _margins([each for each in pieces if each.column == column])
            for column in columns
        }
        return cls(size, _commonest(steps) if steps else 1.2, margins)


def _margins(pieces: Sequence[Piece]) -> tuple[float, float]:
    """The left and right margin of a column, or of what is in none."""
    lefts: Counter[int] = Counter(round(piece.left / 4) for piece in pieces)
    common = [left for left, count in lefts.items() if count * 25 >= len(pieces)]
    shortest = _LONG_IN_COLUMN if pieces[0].column else _LONG
    rights = sorted(piece.right for piece in pieces if len(piece.text) > shortest) or [0.0]
    return 4.0 * min(common or lefts), rights[int(len(rights) * 0.98)]


def _commonest(steps: list[float]) -> float:
    """The step from line to line within a paragraph: the least of the common ones, for paragraphs
    of one line have a longer one."""
    counts = Counter(round(step, 1) for step in steps)
    near = {each: count + counts[round(each + 0.1, 1)] / 2 for each, count in counts.items()}
    most = max(near.values())
    best = min(each for each, count in near.items() if count >= _COMMON * most)
    return median(step for step in steps if abs(step - best) <= 0.15)


def _source_lines(pages: Sequence[PrintedPage], measures: _Measures) -> Iterator[SourceLine]:
    number = 0
    for page in pages:
        above: Piece | None = None
        number += 1
        for line in page.lines:
            if isinstance(line, RuledTable):
                yield SourceLine("", gap=1.0, page=number, whole=True, rows=line.rows)
                above = None
                continue
            if above is not None and line.column != above.column:
                above, number = None, number + 1
            left, right = measures.margins[line.column]
            yield SourceLine(
                text=line.text,
                size=round(line.size / measures.size, 2),
                strong=line.is_strong,
                left=round((line.left - left) / measures.size, 1),
                gap=_gap(above, line, measures),
                room=round(_room(line, right) * line.size / measures.size, 1),
                page=number,
            )
            above = line


def _room(line: Piece, right: float) -> float:
    """The free space behind a line, in sizes of letters that are half as wide as they are high."""
    width = (line.right - line.left) / max(len(line.text), 1)
    narrowest, widest = (share * line.size for share in _LETTER_WIDTHS)
    return max(right - line.right, 0.0) * 0.5 / min(max(width, narrowest), widest)


def _gap(above: Piece | None, line: Piece, measures: _Measures) -> float:
    if above is None or line.base <= above.base:
        return 0.0
    step = measures.pitch * max(above.size, line.size)
    return round(max((line.base - above.base) / step - 1, 0.0), 2)
