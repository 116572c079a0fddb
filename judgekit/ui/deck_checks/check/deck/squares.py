"""A square for each copy of a card, filled once it is counted."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import paint_frame
from judgekit.views.deck_checks.deck_rows import DeckRow

SQUARES = 5
"""Most copies drawn as squares; above that only the count is shown."""
SQUARE, STEP = 10, 13


def squares_width(theme: Theme, copies: int) -> int:
    """Width of the squares, in pixels."""
    return theme.px(STEP) * (copies - 1) + theme.px(SQUARE)


def paint_squares(painter: QPainter, theme: Theme, room: QRect, row: DeckRow, ink: str) -> None:
    """Paint counted copies filled, remaining ones outlined, those beyond the list urgent."""
    side, step = theme.px(SQUARE), theme.px(STEP)
    top = room.top() + (room.height() - side) // 2
    for at in range(max(row.count, row.wanted)):
        square = QRectF(room.left() + at * step, top, side, side)
        has_come = at < row.count
        token = "urgent" if at >= row.wanted and row.over else ink
        if at >= row.wanted and not row.over:
            token = "attention"
        ground = theme.color(token) if has_come else None
        paint_frame(
            painter, square, theme.px(2), fill=ground, line=theme.color(token), width=theme.px(1)
        )
