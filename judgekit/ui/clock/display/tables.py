"""Tables on the public display: those still playing, and those in additional turns.

Where more tables are listed than fit, pages alternate.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter

from judgekit.ui.clock.display.facts import ClockFace, TableLine
from judgekit.ui.theme import Theme

PITCHES = (1.95, 1.6)
"""Heights of a row, in cap heights: as designed, and closer where there are many."""
LEGIBLE = 1 / 25
"""Least cap height of a row, as a share of the screen's height: legible from 15 m."""
LEAST_DIGITS = 0.25
"""Share of the height reserved for the digits, however many tables there are."""
AROUND = 90 + 83 + 110
"""Height of what is above the rows beside the digits: head, state, and the lists' own heads."""
FOOT, TO_LINE, HEAD_ABOVE, HEAD_HEIGHT = 56, 53, 18, 30
"""Distances: lower edge to last baseline, first baseline to line, line to head; head's height."""
MARGIN = 56 / 1280
"""As a share of the width."""
GUTTER, NUMBER = 65, 104
PROBE = 100
"""Font size for measuring capitals, in pixels."""
FIRST_PART = 0.598
"""Share of the width for the tables still playing: their rows have a time of day too."""


class Column(msgspec.Struct, frozen=True):
    """A list: head (empty if it continues the previous column), rows, left and right edge."""

    head: str
    lines: tuple[TableLine, ...]
    left: int
    right: int


def sides(room: QRect) -> tuple[int, int]:
    """Return the left and right edge of the content in a part of the screen."""
    margin = round(room.width() * MARGIN)
    return room.left() + margin, room.right() + 1 - margin


def legible_font(family: QFont, height: int, *, bold: bool = False) -> QFont:
    """Return the font whose capitals are legible on a screen that is `height` pixels high."""
    font = QFont(family)
    font.setBold(bold)
    font.setPixelSize(PROBE)
    cap = QFontMetricsF(font).capHeight()
    font.setPixelSize(math.ceil(height * LEGIBLE * PROBE / cap))
    while QFontMetricsF(font).capHeight() < height * LEGIBLE:
        font.setPixelSize(font.pixelSize() + 1)
    return font


class Rows(NamedTuple):
    """How many rows a column has, how high they are, and for which height of the screen."""

    lines: int
    pitch: int
    screen: int
    family: QFont

    def font(self, *, bold: bool = False) -> QFont:
        """Return the font of the rows."""
        return legible_font(self.family, self.screen, bold=bold)


def rows_that_fit(face: ClockFace, height: int, screen: int, theme: Theme) -> Rows:
    """Return the rows of a column in a part of the screen that is `height` pixels high."""
    px, cap, family = theme.px, screen * LEGIBLE, theme.sized_font(12)
    both = bool(face.playing and face.turns)
    count = len(face.playing) + len(face.turns)
    wanted = max(len(face.playing), len(face.turns)) if both else -(-count // 2)
    room = height - px(AROUND) - round(height * LEAST_DIGITS)
    most = 1
    for pitch in PITCHES:
        most = max(1, room // round(cap * pitch))
        if most >= wanted:
            return Rows(wanted, round(cap * pitch), screen, family)
    return Rows(most, round(cap * PITCHES[-1]), screen, family)


class TableColumns:
    """Two columns at the lower end of a part of the screen."""

    def __init__(self, theme: Theme, face: ClockFace, room: QRect, rows: Rows) -> None:
        self._theme = theme
        self._face = face
        self._room = room
        self._rows = rows.lines
        self._pitch = rows.pitch
        self._numbers = rows.font(bold=True)
        self._words = rows.font()
        self._times = rows.font(bold=True)

    def top(self) -> int:
        """Return where the lists begin."""
        return self._line() - self._theme.px(HEAD_ABOVE + HEAD_HEIGHT)

    def pages(self) -> int:
        """Return the number of pages of the longer list."""
        face = self._face
        if face.playing and face.turns:
            return max(self._pages(face.playing, 1), self._pages(face.turns, 1))
        return self._pages(face.playing or face.turns, 2)

    def paint(self, painter: QPainter, page: int) -> None:
        """Paint one page of each list."""
        for column in self._columns(page):
            self._paint_head(painter, column)
            for row, line in enumerate(column.lines):
                self._paint_row(painter, column, self._baseline(row), line)

    # -- inside

    def _columns(self, page: int) -> list[Column]:
        face, px = self._face, self._theme.px
        left, right = sides(self._room)
        whole = right - left - px(GUTTER)
        playing = QCoreApplication.translate("Display", "Tables still playing")
        turns = QCoreApplication.translate("Display", "Additional turns")
        if face.playing and face.turns:
            split = left + round(whole * self._first_part(whole))
            first, second = self._page(face.playing, page, 1), self._page(face.turns, page, 1)
            heads = (
                self._head(playing, face.playing, page, 1),
                self._head(turns, face.turns, page, 1),
            )
        else:
            split = left + whole // 2
            lines = face.playing or face.turns
            shown = self._page(lines, page, 2)
            first, second = shown[: self._rows], shown[self._rows :]
            heads = (self._head(playing if face.playing else turns, lines, page, 2), "")
        columns = [Column(heads[0], first, left, split)]
        if second:
            columns.append(Column(heads[1], second, split + px(GUTTER), right))
        return columns

    def _first_part(self, whole: int) -> float:
        """Return the share of the tables still playing: where not all fits, what both need without
        times of day."""
        first, second = self._needs(self._face.playing), self._needs(self._face.turns)
        return FIRST_PART if second <= whole * (1 - FIRST_PART) else first / (first + second)

    def _needs(self, lines: Sequence[TableLine]) -> int:
        """Return the width of a list's numbers and words."""
        words = QFontMetrics(self._words)
        number = QFontMetrics(self._numbers).horizontalAdvance("000") + self._theme.px(24)
        return number + max((words.horizontalAdvance(each.words) for each in lines), default=0)

    def _pages(self, lines: Sequence[TableLine], columns: int) -> int:
        return -(-len(lines) // (self._rows * columns))

    def _page(self, lines: tuple[TableLine, ...], page: int, columns: int) -> tuple[TableLine, ...]:
        size = self._rows * columns
        start = page % self._pages(lines, columns) * size
        return lines[start : start + size]

    def _head(self, words: str, lines: Sequence[TableLine], page: int, columns: int) -> str:
        """Return the head, with the page number where there are several."""
        pages = self._pages(lines, columns)
        if pages == 1:
            return words
        numbered = QCoreApplication.translate("Display", "{what}, page {page} of {pages}")
        return numbered.format(what=words, page=page % pages + 1, pages=pages)

    def _baseline(self, row: int) -> int:
        last = self._room.bottom() + 1 - self._theme.px(FOOT)
        return last - (self._rows - 1 - row) * self._pitch

    def _line(self) -> int:
        cap = math.ceil(QFontMetricsF(self._numbers).capHeight())
        return self._baseline(0) - max(self._theme.px(TO_LINE), round(cap * 1.6))

    def _paint_head(self, painter: QPainter, column: Column) -> None:
        px, theme = self._theme.px, self._theme
        width = max(1, round(2 * theme.scale))
        line = QRect(column.left, self._line(), column.right - column.left, width)
        painter.fillRect(line, theme.color("line"))
        font = self._font(28)
        metrics = QFontMetrics(font)
        room = column.right - column.left
        painter.setFont(font)
        painter.setPen(theme.color("text-muted"))
        shown = metrics.elidedText(column.head, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(column.left, self._line() - px(HEAD_ABOVE)), shown)

    def _paint_row(self, painter: QPainter, column: Column, baseline: int, line: TableLine) -> None:
        px, theme = self._theme.px, self._theme
        number = QFontMetrics(self._numbers).horizontalAdvance(line.table)
        left = column.left + max(px(NUMBER), number + px(24))
        said = QFontMetrics(self._words).horizontalAdvance(line.words)
        time = QFontMetrics(self._times).horizontalAdvance(line.time) if line.time else 0
        # The reading is on the clock above: rather no time of day than smaller letters.
        has_room = left + said + px(16) + time <= column.right
        words = self._fitting(line.words, column.right - left)
        painter.setPen(theme.color("text"))
        for text, font, at in (
            (line.table, self._numbers, column.left),
            (line.words, words, left),
            (line.time if has_room else "", self._times, column.right - time),
        ):
            painter.setFont(font)
            painter.drawText(QPointF(at, baseline), text)

    def _fitting(self, words: str, width: int) -> QFont:
        needs = QFontMetrics(self._words).horizontalAdvance(words)
        if needs <= width or width <= 0:
            return self._words
        font = QFont(self._words)
        font.setPixelSize(max(1, font.pixelSize() * width // needs))
        return font

    def _font(self, pixels: float, *, bold: bool = False) -> QFont:
        return self._theme.sized_font(pixels * 72 / 96, bold=bold)
