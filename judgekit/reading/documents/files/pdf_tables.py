"""Tables of a PDF's page: the grid that its ruling draws, and the words in each cell."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pypdfium2.raw as pdfium

from judgekit.domain.rules.document import Cell
from judgekit.reading.documents.files.pdf_page import Handle, Piece

_THIN = 2.5
"""Points up to which a drawn shape is a line."""
_SHORTEST = 6.0
_NEAR = 3.0
"""Points within which two lines of the ruling are one, or touch."""
_MOST_RULES = 4000


@dataclass(frozen=True)
class _Rule:
    """A drawn line, with its thickness."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def is_level(self) -> bool:
        return self.right - self.left >= self.bottom - self.top

    def touches(self, other: _Rule) -> bool:
        return (
            self.left - _NEAR <= other.right
            and other.left - _NEAR <= self.right
            and self.top - _NEAR <= other.bottom
            and other.top - _NEAR <= self.bottom
        )


@dataclass(frozen=True)
class RuledTable:
    """A table with its place on the page, in points from the upper left corner."""

    left: float
    top: float
    right: float
    bottom: float
    rows: tuple[tuple[Cell, ...], ...]


def ruled_tables(
    page: Handle, pieces: Sequence[Piece]
) -> tuple[tuple[RuledTable, ...], list[Piece]]:
    """Return the tables with at least two rows and two columns of words, and the other pieces."""
    tables: list[RuledTable] = []
    rest = list(pieces)
    for group in _connected(_rules(page)):
        columns = _places(each.left for each in group if not each.is_level)
        rows = _places(each.top for each in group if each.is_level)
        if len(columns) < 3 or len(rows) < 3:
            continue
        inside = [each for each in rest if _is_inside(each, columns, rows)]
        cells = _cells(inside, columns, rows)
        if len(cells) < 2 or len(cells[0]) < 2:
            continue
        tables.append(RuledTable(columns[0], rows[0], columns[-1], rows[-1], cells))
        taken = set(map(id, inside))
        rest = [each for each in rest if id(each) not in taken]
    return tuple(tables), rest


def _rules(page: Handle) -> list[_Rule]:
    height = pdfium.FPDF_GetPageHeightF(page)
    edges = [ctypes.c_float() for _ in range(4)]
    found: list[_Rule] = []
    for index in range(pdfium.FPDFPage_CountObjects(page)):
        each = pdfium.FPDFPage_GetObject(page, index)
        if pdfium.FPDFPageObj_GetType(each) != pdfium.FPDF_PAGEOBJ_PATH:
            continue
        if not pdfium.FPDFPageObj_GetBounds(each, *(ctypes.byref(edge) for edge in edges)):
            continue
        left, bottom, right, top = (edge.value for edge in edges)
        wide, high = right - left, top - bottom
        if min(wide, high) <= _THIN and max(wide, high) >= _SHORTEST:
            found.append(_Rule(left, height - top, right, height - bottom))
        elif wide >= _SHORTEST and high >= _SHORTEST:
            found += _box(left, height - top, right, height - bottom)
        if len(found) > _MOST_RULES:
            return []
    return found


def _box(left: float, top: float, right: float, bottom: float) -> tuple[_Rule, ...]:
    """The four sides of a drawn rectangle."""
    return (
        _Rule(left, top, right, top),
        _Rule(left, bottom, right, bottom),
        _Rule(left, top, left, bottom),
        _Rule(right, top, right, bottom),
    )


def _connected(rules: list[_Rule]) -> list[list[_Rule]]:
    """Group lines that touch, from the top of the page down."""
    groups: list[list[_Rule]] = []
    left = sorted(rules, key=lambda each: each.top)
    while left:
        group = [left.pop(0)]
        for member in group:
            near = [each for each in left if each.touches(member)]
            group += near
            left = [each for each in left if not each.touches(member)]
        groups.append(group)
    return groups


def _places(values: Iterable[float]) -> list[float]:
    """The distinct places, those that are one line taken together."""
    found: list[float] = []
    for value in sorted(values):
        if not found or value - found[-1] > _NEAR:
            found.append(value)
    return found


def _is_inside(piece: Piece, columns: list[float], rows: list[float]) -> bool:
    middle = (piece.left + piece.right) / 2
    line = piece.base - piece.size / 3
    return columns[0] <= middle <= columns[-1] and rows[0] <= line <= rows[-1]


def _cells(
    pieces: list[Piece], columns: list[float], rows: list[float]
) -> tuple[tuple[Cell, ...], ...]:
    """The words by cell; empty rows and columns are those of a double line."""
    texts: dict[tuple[int, int], list[Piece]] = {}
    for piece in pieces:
        middle = (piece.left + piece.right) / 2
        row = _index(rows, piece.base - piece.size / 3)
        texts.setdefault((row, _index(columns, middle)), []).append(piece)
    used_rows = sorted({row for row, _ in texts})
    used_columns = sorted({column for _, column in texts})
    return tuple(
        tuple(Cell(_text(texts.get((row, column), []))) for column in used_columns)
        for row in used_rows
    )


def _index(edges: list[float], value: float) -> int:
    return max(sum(edge <= value for edge in edges) - 1, 0)


def _text(pieces: list[Piece]) -> str:
    """The words of a cell; each item of a list inside it stands in a line of its own."""
    text = ""
    for piece in sorted(pieces, key=lambda each: (round(each.base), each.left)):
        item = piece.text.startswith("•")
        words = piece.text.lstrip("• ")
        text += ("\n" if item and text else " " if text else "") + words
    return text
