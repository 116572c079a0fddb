"""Pages as printed -> lines in the look of their letters, without running heads."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median

from judgekit.reading.documents.files.pdf_page import Piece
from judgekit.reading.documents.files.pdf_tables import RuledTable
from judgekit.reading.documents.source_text import SourceLine

_MARGIN = 0.11
"""Part of the page's height at top and bottom where running heads stand."""
_FEWEST_HEADS = 3
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
    often = max(_FEWEST_HEADS, len(pages) // 4)
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
    next by the size of the letters, `left` and `right` margin."""

    size: float
    pitch: float
    left: float
    right: float

    @classmethod
    def of(cls, pieces: Sequence[Piece]) -> _Measures:
        sizes: Counter[float] = Counter()
        lefts: Counter[int] = Counter()
        for piece in pieces:
            sizes[round(piece.size, 1)] += len(piece.text)
            lefts[round(piece.left / 4)] += 1
        size = max(sizes, key=lambda each: sizes[each])
        steps = [
            (below.base - above.base) / size
            for above, below in pairwise(pieces)
            if 0.8 * size < below.base - above.base < 2.2 * size
            and abs(below.size - size) < 0.5
            and abs(below.left - above.left) < size
        ]
        common = [left for left, count in lefts.items() if count * 25 >= len(pieces)]
        rights = sorted(piece.right for piece in pieces if len(piece.text) > 40) or [0.0]
        return cls(
            size,
            _commonest(steps) if steps else 1.2,
            4.0 * min(common or lefts),
            rights[int(len(rights) * 0.98)],
        )


def _commonest(steps: list[float]) -> float:
    """The commonest step between lines: paragraphs of one line would move a median."""
    counts = Counter(round(step, 1) for step in steps)
    best = max(counts, key=lambda each: counts[each] + counts[round(each + 0.1, 1)] / 2)
    return median(step for step in steps if abs(step - best) <= 0.15)


def _source_lines(pages: Sequence[PrintedPage], measures: _Measures) -> Iterator[SourceLine]:
    for number, page in enumerate(pages, start=1):
        above: Piece | None = None
        for line in page.lines:
            if isinstance(line, RuledTable):
                yield SourceLine("", gap=1.0, page=number, whole=True, rows=line.rows)
                above = None
                continue
            yield SourceLine(
                text=line.text,
                size=round(line.size / measures.size, 2),
                strong=line.is_strong,
                left=round((line.left - measures.left) / measures.size, 1),
                gap=_gap(above, line, measures),
                room=round(max(measures.right - line.right, 0.0) / measures.size, 1),
                page=number,
            )
            above = line


def _gap(above: Piece | None, line: Piece, measures: _Measures) -> float:
    if above is None or line.base <= above.base:
        return 0.0
    step = measures.pitch * max(above.size, line.size)
    return round(max((line.base - above.base) / step - 1, 0.0), 2)
