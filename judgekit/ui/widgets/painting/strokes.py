"""Drawing functions shared by widgets and delegates: rings, chosen rows, frames, badges, tags."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from judgekit.ui.look import Look
from judgekit.ui.theme import Theme

MIDDLE = Qt.AlignmentFlag.AlignVCenter
"""Alignment of a line of text in a row."""


def fill(painter: QPainter, rect: QRect, color: QColor) -> None:
    """Fill like `QPainter.fillRect`, whose first call makes PySide register all gradient types (1.4
    ms); for widgets painted at start."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRect(rect)
    painter.restore()


def paint_frame(  # noqa: PLR0913  (a painter, a place and how it looks)
    painter: QPainter,
    rect: QRect | QRectF,
    radius: float,
    *,
    fill: QColor | None = None,
    line: QColor | None = None,
    width: float = 1,
    dashed: bool = False,
) -> None:
    """Draw a rounded frame with its line inside `rect`, sharp at whole pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    inset = 0.0
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(line, width, style))
        inset = width / 2
    painter.drawRoundedRect(
        QRectF(rect).adjusted(inset, inset, -inset, -inset),
        max(0.0, radius - inset),
        max(0.0, radius - inset),
    )
    painter.restore()


def paint_ring(painter: QPainter, theme: Theme, rect: QRect | QRectF, radius: float = 0) -> None:
    """Draw the focus ring, inside the edge."""
    paint_frame(painter, rect, radius, line=theme.color("focus"), width=theme.ring)


def paint_field_frame(painter: QPainter, theme: Theme, rect: QRect, *, focused: bool) -> None:
    """Draw the frame of a field for text: the focus ring, or else a thin line."""
    radius = theme.measure("radius-control")
    if focused:
        paint_ring(painter, theme, rect, radius)
    else:
        paint_frame(painter, rect, radius, line=theme.color("line-strong"))


def paint_sunken_bar(painter: QPainter, theme: Theme, rect: QRect) -> None:
    """Draw the background of a bar at the bottom: sunken, with a line at its upper edge."""
    fill(painter, rect, theme.color("surface-sunken"))
    fill(painter, QRect(rect.left(), rect.top(), rect.width(), 1), theme.color("line"))


def paint_words(  # noqa: PLR0913  (a painter, a place and how the words look)
    painter: QPainter,
    words: str,
    room: QRect,
    *,
    font: QFont,
    color: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draw a vertically centred line of text, elided if necessary."""
    painter.setFont(font)
    painter.setPen(color)
    metrics = QFontMetrics(font)
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0, room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | align, shown)


def paint_chosen(painter: QPainter, theme: Theme, rect: QRect) -> None:
    """Draw the background of a chosen row: the selection colour and the bar at the left."""
    fill(painter, rect, theme.color("selection"))
    fill(
        painter,
        QRect(rect.left(), rect.top(), theme.measure("bar-chosen"), rect.height()),
        theme.color("accent"),
    )


def badge_size(theme: Theme, text: str, *, icon: bool) -> QSize:
    """Return the size of a badge with that text, in pixels."""
    metrics = QFontMetrics(theme.font("small"))
    width = metrics.horizontalAdvance(text) + 1 + 2 * theme.px(8)
    if icon:
        width += theme.px(14) + theme.px(5)
    return QSize(width, metrics.height() + theme.px(5))


def paint_badge(  # noqa: PLR0913  (a painter, a place and what it says)
    painter: QPainter, look: Look, rect: QRect, text: str, *, icon: str = "", token: str = "text"
) -> None:
    """Draw icon, text and colour in a thin frame; the text is elided if necessary."""
    theme = look.theme
    line = theme.color("line-strong" if token == "text" else token)
    paint_frame(painter, rect, theme.measure("radius-badge"), line=line)
    left = rect.left() + theme.px(8)
    if icon:
        size = theme.px(14)
        top = rect.top() + (rect.height() - size) // 2
        look.paint_icon(painter, icon, left, top, token=token, size=14)
        left += size + theme.px(5)
    painter.setFont(theme.font("small"))
    painter.setPen(theme.color(token))
    room = QRect(left, rect.top(), rect.right() - theme.px(8) + 1 - left, rect.height())
    words = QFontMetrics(theme.font("small")).elidedText(
        text, Qt.TextElideMode.ElideRight, room.width()
    )
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


def language_tag_size(theme: Theme, language: str, points: float = 9) -> QSize:
    """Return the size of a language tag, in pixels."""
    metrics = QFontMetrics(theme.sized_font(points, bold=True))
    grown = points / 9
    return QSize(
        metrics.horizontalAdvance(language.upper()) + 2 * theme.px(5 * grown),
        metrics.height() + theme.px(4 * grown),
    )


def paint_language_tag(
    painter: QPainter, theme: Theme, rect: QRect, language: str, points: float = 9
) -> None:
    """Draw the solid tag of a language: `EN` in the background colour on the text colour."""
    paint_frame(painter, rect, theme.px(3), fill=theme.color("text"))
    painter.setFont(theme.sized_font(points, bold=True))
    painter.setPen(theme.color("surface"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, language.upper())
