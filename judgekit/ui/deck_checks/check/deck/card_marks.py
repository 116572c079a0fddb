"""Faint marks of a card's colours and type beside its name: a letter and a shape, no colour."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QPainter

from judgekit.engine.ports.decks import DeckSources
from judgekit.ui.deck_checks.check.deck.card_lookup import CardLookup
from judgekit.ui.look import Look
from judgekit.ui.runtime.tasks import TaskRunner
from judgekit.ui.widgets.painting.symbols import SymbolInk, paint_symbol, symbol_width
from judgekit.views.cards.symbols import Cell, Drawing
from judgekit.views.deck_checks.card_marks import CardMark, card_marks

LOOK_UP = "marks of cards"
"""Topic of the task that reads them."""
SYMBOL, KIND, BETWEEN = 14, 14, 4
"""Height of a colour's mark, size of a type's, and the gap between, in design pixels."""
MANY = (Cell("M"),)
"""Three colours or more."""


class CardMarks(CardLookup[CardMark]):
    """Reads the marks of cards in the background, each name once."""

    def __init__(
        self, decks: Callable[[], DeckSources], tasks: TaskRunner, parent: QObject
    ) -> None:
        super().__init__(LOOK_UP, card_marks, decks, tasks, parent)


def marks_width(look: Look) -> int:
    """Return the width of both columns with the gap behind them, in pixels."""
    px = look.theme.px
    return symbol_width((Cell("W"), Cell("U")), px(SYMBOL)) + px(KIND) + 2 * px(BETWEEN)


def paint_mark(painter: QPainter, look: Look, mark: CardMark, room: QRect) -> None:
    """Paint the colours, then the type, at the left of a row."""
    theme = look.theme
    height, kind = theme.px(SYMBOL), theme.px(KIND)
    column = symbol_width((Cell("W"), Cell("U")), height)
    parts = _drawing(mark.colours)
    if parts:
        width = symbol_width(parts, height)
        top = room.top() + (room.height() - height) // 2
        place = QRect(room.left() + (column - width) // 2, top, width, height)
        paint_symbol(painter, parts, place, SymbolInk(look, "text-muted"))
    if mark.kind is not None:
        left = room.left() + column + theme.px(BETWEEN)
        top = room.top() + (room.height() - kind) // 2
        name = f"types/{mark.kind.name.lower()}"
        look.paint_icon(painter, name, left, top, token="text-muted", size=KIND)


def _drawing(colours: str) -> Drawing:
    return MANY if len(colours) > 2 else tuple(map(Cell, colours))
