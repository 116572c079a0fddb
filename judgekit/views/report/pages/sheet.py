"""Laying out: blocks below each other, broken into pages, each with a line at its foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from judgekit.views.report.pages.marks import Align, Ink, Mark, Page, Pages, Said, Stroke
from judgekit.views.report.pages.typeface import Typeface
from judgekit.views.words.words import Words

SMALL, TEXT, HEADING, TITLE = 8.0, 9.5, 11.5, 22.0
LINE = 12.0
"""Between two lines of one cell."""
ROW, GAP = 19.5, 10.0
FOOT = 24.0
"""Height of the foot, which nothing else stands in."""
ENOUGH = 0.45
"""Share of a page that must be left for a part to begin there."""
CONTENTS = 30.0
"""Height above the foot of the first page, for what stands on the others."""


class Column(msgspec.Struct, frozen=True):
    """A column of a table: its head, its right edge or left edge at `x`, and how wide it may be."""

    head: str
    x: float
    width: float
    align: Align = Align.LEFT
    bold: bool = False
    ink: Ink = Ink.TEXT


Extra = Callable[[int, float], Sequence[Mark]]
"""Further marks of a row by its place and its top, such as a bar."""


class Sheet:
    """Pages as they fill; `y` is how far the present one is filled."""

    def __init__(self, typeface: Typeface, words: Words, room: tuple[float, float]) -> None:
        self.typeface = typeface
        self.words = words
        self.width, self.height = room
        self.y = 0.0
        self._heading = ""
        self._pages: list[list[Mark]] = [[]]

    @property
    def left(self) -> float:
        """How much room is left above the foot."""
        kept = CONTENTS if self.page == 1 else 0
        return self.height - FOOT - kept - self.y

    @property
    def page(self) -> int:
        """The present page, counted from 1."""
        return len(self._pages)

    def put(self, *marks: Mark) -> None:
        """Add marks to the present page."""
        self._pages[-1].extend(marks)

    def put_on(self, page: int, *marks: Mark) -> None:
        """Add marks to a page that was filled before."""
        self._pages[page - 1].extend(marks)

    def turn(self) -> None:
        """Begin another page, unless this one is empty."""
        if self._pages[-1]:
            self._pages.append([])
            self.y = 0.0

    def need(self, height: float) -> None:
        """Begin another page if so much room isn't left on this one."""
        if self.left < height:
            self.turn()

    def begin_part(self) -> None:
        """Begin another page, unless much of one that already has a part is left."""
        if self.page == 1:
            self.turn()
        else:
            self.need(self.height * ENOUGH)

    def skip(self, height: float) -> None:
        """Leave room."""
        self.y += height

    def heading(self, text: str, detail: str = "", *, following: float = 3 * ROW) -> None:
        """Begin a part, on a page with so much room for what follows."""
        self.need(HEADING + GAP + following)
        self._head(text)
        if detail:
            said = Said(self.width, self.y - GAP, detail, SMALL, ink=Ink.MUTED, align=Align.RIGHT)
            self.put(said)

    def paragraph(self, text: str, *, ink: Ink = Ink.TEXT, size: float = TEXT) -> None:
        """Put a text, broken into lines."""
        for line in self.typeface.wrapped(text, size, self.width):
            self.need(LINE)
            self.y += LINE
            self.put(Said(0, self.y, line, size, ink=ink))
        self.y += GAP / 2

    def table(
        self,
        columns: Sequence[Column],
        rows: Sequence[Sequence[str]],
        extra: Extra | None = None,
    ) -> None:
        """Put a table; its heading and its heads stand on each of its pages, and no row is
        broken."""
        self._heads(columns)
        for place, row in enumerate(rows):
            cells = [
                self.typeface.wrapped(text, TEXT, column.width, bold=column.bold)
                for column, text in zip(columns, row, strict=True)
            ]
            height = ROW + LINE * (max(map(len, cells), default=1) - 1)
            if self.left < height:
                self.turn()
                self._head(self._heading, Ink.MUTED)
                self._heads(columns)
            self._row(columns, cells)
            if extra is not None:
                self.put(*extra(place, self.y))
            self.y += height
            self.put(Stroke(0, self.y, self.width, self.y))

    def pages(self, title: str, foot: str) -> Pages:
        """All pages, each with its number; `foot` stands at the left."""
        count = len(self._pages)
        y = self.height
        for number, marks in enumerate(self._pages, 1):
            said = self.words.say("Page {page} of {count}", page=number, count=count)
            number_width = self.typeface.width(said, SMALL) + GAP
            line = self.typeface.wrapped(foot, SMALL, self.width - number_width)[0]
            marks += [
                Stroke(0, y - 14, self.width, y - 14, Ink.STRONG),
                Said(0, y, line, SMALL, ink=Ink.MUTED),
                Said(self.width, y, said, SMALL, ink=Ink.MUTED, align=Align.RIGHT),
            ]
        pages = tuple(Page(tuple(marks)) for marks in self._pages)
        return Pages(title, self.words.language, self.width, self.height, pages)

    def _head(self, text: str, ink: Ink = Ink.TEXT) -> None:
        self._heading = text
        self.y += HEADING
        self.put(Said(0, self.y, text, HEADING, bold=True, ink=ink))
        self.y += GAP

    def _heads(self, columns: Sequence[Column]) -> None:
        heads = [self.typeface.wrapped(each.head, SMALL, each.width) for each in columns]
        lines = max(map(len, heads), default=1)
        for column, head in zip(columns, heads, strict=True):
            for place, line in enumerate(head):
                y = self.y + SMALL + (lines - len(head) + place) * (SMALL + 1.5)
                self.put(Said(column.x, y, line, SMALL, ink=Ink.MUTED, align=column.align))
        self.y += SMALL + (lines - 1) * (SMALL + 1.5) + 6
        self.put(Stroke(0, self.y, self.width, self.y, Ink.STRONG))

    def _row(self, columns: Sequence[Column], cells: Sequence[Sequence[str]]) -> None:
        for column, lines in zip(columns, cells, strict=True):
            for place, line in enumerate(lines):
                y = self.y + 13 + place * LINE
                said = Said(column.x, y, line, TEXT, column.bold, column.ink, column.align)
                self.put(said)
