"""Pieces of a strip cell's line: words, digits, icons and the letter of a clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter

from judgekit.ui.look import Look
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.letter_badge import SIDE, paint_letter_badge
from judgekit.ui.widgets.painting.digits import digits_width, paint_digits

ICON = 16
LEAST_NAME = 40
"""Minimum width of an elided name, in design pixels."""


class PieceKind(StrEnum):
    """How a piece is drawn."""

    TEXT = "text"
    BOLD = "bold"
    SMALL = "small"
    DIGITS = "digits"
    ICON = "icon"
    LETTER = "letter"


class Piece(NamedTuple):
    """`text` is the displayed text, for an icon its name, for a letter the clock's number; `gap` is
    the space to its left, in design pixels; a name that `elides` is shortened first."""

    kind: PieceKind
    text: str
    token: str = "text"
    gap: int = 0
    elides: bool = False


Line = tuple[Piece, ...]


def shape_of(line: Line) -> Line:
    """Return the line with all digits replaced by 0: while this stays the same, the layout does."""
    return tuple(
        piece._replace(text="".join("0" if each.isdigit() else each for each in piece.text))
        if piece.kind is PieceKind.DIGITS
        else piece
        for piece in line
    )


def spoken(lines: Iterable[Line]) -> str:
    """Return the text of the lines for a screen reader."""
    said = ""
    for line in lines:
        words = _words_of(line)
        if said and words:
            said += " " if said.endswith(";") else ", "
        said += words
    return said


def _words_of(line: Line) -> str:
    words = ""
    for piece in line:
        if piece.kind not in (PieceKind.ICON, PieceKind.LETTER):
            words += f" {piece.text}" if piece.gap else piece.text
    return words.strip()


def line_width(theme: Theme, line: Line) -> int:
    """Return the width of the whole line, in pixels."""
    return sum(piece_width(theme, piece) + theme.px(piece.gap) for piece in line)


def least_width(theme: Theme, line: Line) -> int:
    """Return the width of the line with all names shortened to the minimum."""
    given = (
        max(0, piece_width(theme, piece) - theme.px(LEAST_NAME)) for piece in line if piece.elides
    )
    return line_width(theme, line) - sum(given)


def piece_width(theme: Theme, piece: Piece) -> int:
    """Return the width of a piece without its gap."""
    if piece.kind is PieceKind.ICON:
        return theme.px(ICON)
    if piece.kind is PieceKind.LETTER:
        return theme.px(SIDE)
    font = _font(theme, piece.kind)
    if piece.kind is PieceKind.DIGITS:
        return digits_width(font, piece.text)
    return QFontMetrics(font).horizontalAdvance(piece.text)


def placed(theme: Theme, line: Line, left: int, room: int) -> list[tuple[Piece, int, int]]:
    """Return each piece with its left edge and its width, names shortened until the line fits."""
    excess = max(0, line_width(theme, line) - room)
    places = []
    for piece in line:
        left += theme.px(piece.gap)
        width = piece_width(theme, piece)
        if piece.elides and excess:
            given = min(excess, max(0, width - theme.px(LEAST_NAME)))
            width, excess = _elided_width(theme, piece, width - given), excess - given
        places.append((piece, left, width))
        left += width
    return places


def _elided_width(theme: Theme, piece: Piece, room: int) -> int:
    """Return the width of the elided words, so that the next piece follows closely."""
    metrics = QFontMetrics(_font(theme, piece.kind))
    shown = metrics.elidedText(piece.text, Qt.TextElideMode.ElideRight, room + 1)
    return min(room, metrics.horizontalAdvance(shown))


def paint_line(
    painter: QPainter, look: Look, places: Sequence[tuple[Piece, int, int]], middle: int
) -> None:
    """Draw the pieces centred vertically on `middle`, words and digits on one baseline."""
    theme = look.theme
    metrics = QFontMetricsF(theme.font())
    baseline = middle + (metrics.ascent() - metrics.descent()) / 2
    for piece, left, width in places:
        if piece.kind is PieceKind.ICON:
            top = middle - theme.px(ICON) // 2
            look.paint_icon(painter, piece.text, left, top, token=piece.token, size=ICON)
        elif piece.kind is PieceKind.LETTER:
            paint_letter_badge(painter, theme, left, middle - theme.px(SIDE) // 2, int(piece.text))
        elif piece.kind is PieceKind.DIGITS:
            font, colour = _font(theme, piece.kind), theme.color(piece.token)
            paint_digits(painter, font, colour, (left, baseline), piece.text)
        else:
            font = _font(theme, piece.kind)
            painter.setFont(font)
            painter.setPen(theme.color(piece.token))
            words = QFontMetrics(font).elidedText(
                piece.text, Qt.TextElideMode.ElideRight, width + 1
            )
            painter.drawText(QPointF(left, baseline), words)


def digits_place(places: Sequence[tuple[Piece, int, int]], height: int) -> QRect | None:
    """Return the area to repaint when only digits have changed; None without digits."""
    for piece, left, width in places:
        if piece.kind is PieceKind.DIGITS:
            return QRect(left - 2, 0, width + 4, height)
    return None


def _font(theme: Theme, kind: PieceKind) -> QFont:
    if kind is PieceKind.SMALL:
        return theme.font("small")
    return theme.font(bold=kind in (PieceKind.BOLD, PieceKind.DIGITS))
