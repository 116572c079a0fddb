"""Digits in cells of equal width, so that they don't move when they change."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter


def digits_width(font: QFont, text: str) -> int:
    """Return the width of a reading such as `−03:20`, in pixels."""
    metrics = QFontMetricsF(font)
    cell = _cell(metrics)
    return round(sum(cell if each.isdigit() else _sign(metrics, each) for each in text))


def digits_height(font: QFont) -> int:
    """Return the height of a digit above the baseline, in pixels."""
    return round(QFontMetricsF(font).capHeight())


def paint_digits(
    painter: QPainter, font: QFont, colour: QColor, place: tuple[float, float], text: str
) -> None:
    """Draw a reading with the left end of its baseline at `place`."""
    metrics = QFontMetricsF(font)
    cell = _cell(metrics)
    painter.setFont(font)
    painter.setPen(colour)
    left, baseline = place
    for each in text:
        width = cell if each.isdigit() else _sign(metrics, each)
        inset = (width - metrics.horizontalAdvance(each)) / 2
        painter.drawText(QPointF(left + inset, baseline), each)
        left += width


def digits_rect(font: QFont, place: tuple[float, float], text: str) -> QRect:
    """Return the pixels that the reading at that position can cover."""
    left, baseline = place
    metrics = QFontMetricsF(font)
    height = digits_height(font)
    below = round(metrics.descent() / 2)
    return QRect(
        round(left) - 2,
        round(baseline) - height - below,
        digits_width(font, text) + 4,
        height + 2 * below,
    )


def _cell(metrics: QFontMetricsF) -> float:
    return max(metrics.horizontalAdvance(digit) for digit in "0123456789")


def _sign(metrics: QFontMetricsF, sign: str) -> float:
    return metrics.horizontalAdvance(sign)
