"""Mana and other symbols, drawn from shapes of our own: a round ground, letters, small drawings."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from judgekit.domain.cards.card import FACE_BETWEEN
from judgekit.ui.look import Look
from judgekit.ui.theme import Theme
from judgekit.views.cards.symbols import Cell, Drawing, cost_symbols, drawing

FOLDER = "symbols/"
GROUNDS = ("disc", "pair", "triple")
GROUND_WIDTHS = (24, 40, 56)
"""Of grounds for one part, two and three, in units of a height of 24."""
CELL = 16
GLYPH_PART = 0.92
"""Part of the height that a small drawing takes."""
SMALL_GLYPH_PART = 0.72
"""The same beside letters."""
LETTERS = (0.62, 0.5, 0.36, 0.28)
"""Height of bold letters by how many there are, as a part of the symbol's."""
GAP = 3
"""Between two symbols, in units of 24."""
APART = 16
"""Between the costs of two faces, in units of 24."""


def symbol_width(parts: Drawing, height: int) -> int:
    """Return the width of a symbol of that height, in pixels."""
    return round(GROUND_WIDTHS[len(parts) - 1] * height / 24)


class SymbolInk(NamedTuple):
    """How symbols are drawn: in the colour of a token, of the window's theme or of another one."""

    look: Look
    token: str = "text"
    other_theme: Theme | None = None

    @property
    def theme(self) -> Theme:
        """The theme of which they are."""
        return self.other_theme or self.look.theme


def paint_symbol(painter: QPainter, parts: Drawing, place: QRect, ink: SymbolInk) -> None:
    """Draw a symbol into a place of its height and `symbol_width`."""
    look, theme, ratio = ink.look, ink.theme, painter.device().devicePixelRatioF()
    colour, height = theme.hex(ink.token), place.height()
    ground = FOLDER + GROUNDS[len(parts) - 1]
    pixmap = look.icons.pixmap(ground, colour, height, ratio, place.width())
    painter.drawPixmap(place.topLeft(), pixmap)
    unit = height / 24
    left = place.left() + (place.width() - len(parts) * CELL * unit) / 2
    for part in parts:
        room = QRectF(left, place.top(), CELL * unit, height)
        if part.glyph:
            size = round(height * (GLYPH_PART if len(parts) == 1 else SMALL_GLYPH_PART))
            x, y = room.center().x() - size / 2, room.center().y() - size / 2
            glyph = look.icons.pixmap(FOLDER + part.glyph, colour, size, ratio)
            painter.drawPixmap(round(x), round(y), glyph)
        else:
            _paint_letters(painter, theme, part, room, ink.token)
        left += CELL * unit


def paint_cost(painter: QPainter, look: Look, cost: str, room: QRect, *, height: int) -> None:
    """Draw the symbols of a cost at the right of a room, vertically centred."""
    left = room.right() + 1 - cost_width(cost, height)
    top = room.top() + (room.height() - height) // 2
    for at, drawings in enumerate(_by_face(cost)):
        if at:
            place = QRectF(left, top, _apart(height) - gap(height), height)
            _paint_letters(painter, look.theme, Cell(FACE_BETWEEN), place, "text-muted")
            left += _apart(height)
        for parts in drawings:
            width = symbol_width(parts, height)
            paint_symbol(painter, parts, QRect(left, top, width, height), SymbolInk(look))
            left += width + gap(height)


def cost_width(cost: str, height: int) -> int:
    """Return the width of a cost's symbols of that height, in pixels, with what parts the costs of
    two faces."""
    faces = _by_face(cost)
    widths = [symbol_width(parts, height) for drawings in faces for parts in drawings]
    gaps = gap(height) * max(0, len(widths) - 1)
    return sum(widths) + gaps + _apart(height) * max(0, len(faces) - 1)


def cost_height(cost: str, most: int, width: int) -> int:
    """Return the height of a cost's symbols, in pixels, at which they fit into a width: the most
    or, of a long cost, less."""
    needed = cost_width(cost, most)
    height = most if needed <= width else max(1, most * width // needed)
    while height > 1 and cost_width(cost, height) > width:
        height -= 1
    return height


def _by_face(cost: str) -> list[list[Drawing]]:
    """Return the drawings of the symbols of each face that has a cost."""
    faces = map(cost_symbols, cost.split(FACE_BETWEEN))
    drawn = [[parts for code in each if (parts := drawing(code)) is not None] for each in faces]
    return [each for each in drawn if each]


def _apart(height: int) -> int:
    """Return the width of what stands between the costs of two faces, in pixels."""
    return round(APART * height / 24)


def gap(height: int) -> int:
    """Return the gap between symbols of that height, in pixels."""
    return max(1, round(GAP * height / 24))


def symbol_pixmap(parts: Drawing, ink: SymbolInk, *, height: int, ratio: float) -> QPixmap:
    """Return a symbol as a picture of that height in logical pixels."""
    width = symbol_width(parts, height)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_symbol(painter, parts, QRect(0, 0, width, height), ink)
    painter.end()
    return pixmap


def _paint_letters(painter: QPainter, theme: Theme, part: Cell, room: QRectF, token: str) -> None:
    """Draw letters as shapes: a symbol's are no words."""
    count = min(len(part.letters), len(LETTERS)) - 1
    font = QFont(theme.family)
    font.setPixelSize(max(1, round(room.height() * LETTERS[count])))
    font.setBold(True)
    metrics = QFontMetricsF(font)
    outline = QPainterPath()
    x = room.center().x() - metrics.horizontalAdvance(part.letters) / 2
    outline.addText(x, room.center().y() + metrics.capHeight() / 2, font, part.letters)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, theme.color(token))
    painter.restore()
