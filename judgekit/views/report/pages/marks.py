"""What stands on a page: words, boxes and lines at their places.

Measures are points, from the upper left corner of what can be printed on; a word's `y` is its base
line. The same pages become a PDF and are painted in the window's preview.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Ink(StrEnum):
    """Colours on paper, as hexadecimal."""

    TEXT = "#14181D"
    MUTED = "#4E5864"
    LINE = "#D8DDE3"
    STRONG = "#75808C"
    ACCENT = "#1A5AAB"
    ATTENTION = "#8A4A00"
    URGENT = "#B3211B"
    OVERTIME = "#7B2382"
    PAPER = "#FFFFFF"


class Align(StrEnum):
    """Where a word stands to its `x`."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"


class Said(msgspec.Struct, frozen=True):
    """One line of text; its figures are `even` where they stand below others."""

    x: float
    y: float
    text: str
    size: float
    bold: bool = False
    ink: Ink = Ink.TEXT
    align: Align = Align.LEFT
    even: bool = True


class Box(msgspec.Struct, frozen=True):
    """A rectangle; `ink` fills it, `edge` frames it, None leaves that out."""

    x: float
    y: float
    width: float
    height: float
    ink: Ink | None = None
    edge: Ink | None = None


class Hatched(msgspec.Struct, frozen=True):
    """A rectangle of slanted strokes."""

    x: float
    y: float
    width: float
    height: float
    ink: Ink


class Stroke(msgspec.Struct, frozen=True):
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    ink: Ink = Ink.LINE
    width: float = 0.5


Mark = Said | Box | Hatched | Stroke


class Page(msgspec.Struct, frozen=True):
    """All that stands on one page."""

    marks: tuple[Mark, ...]


class Pages(msgspec.Struct, frozen=True):
    """A document: pages of one size, with what it is called and its language."""

    title: str
    language: str
    width: float
    height: float
    pages: tuple[Page, ...]
