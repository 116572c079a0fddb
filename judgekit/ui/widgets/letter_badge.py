"""Coloured letter badge that distinguishes clocks."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter

from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import paint_frame

SIDE = 18
"""Side of the badge, in design pixels."""
LETTERS = "ABCD"
_TOKENS = ("event-a", "event-b", "event-c", "event-d")


def clock_letter(index: int) -> str:
    """Return the letter of a clock by its index from 0: A to D, then its number."""
    return LETTERS[index] if index < len(LETTERS) else str(index + 1)


def clock_token(index: int) -> str:
    """Return the colour token of a clock, one of four; further clocks differ by letter."""
    return _TOKENS[index % len(_TOKENS)]


def paint_letter_badge(painter: QPainter, theme: Theme, left: int, top: int, index: int) -> None:
    """Draw the badge of a clock with its top left corner there, `SIDE` wide and high."""
    box = QRect(left, top, theme.px(SIDE), theme.px(SIDE))
    radius = theme.measure("radius-badge")
    paint_frame(painter, box, radius, fill=theme.color(clock_token(index)))
    painter.setFont(theme.font("small", bold=True))
    painter.setPen(theme.color("on-accent"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, clock_letter(index))
