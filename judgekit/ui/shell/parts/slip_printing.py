"""Print a slip, as narrow as a receipt, so that several fit on one sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPagedPaintDevice, QPainter

from judgekit.ui.shell.parts.slip_words import SlipText
from judgekit.ui.theme import Theme

DOTS = 96
"""Slips are laid out for a screen with this many dots per inch, then scaled to the printer's."""
WIDTH = 272
"""72 mm, the printed width of an 80 mm roll; less on narrower paper."""
GAP = 6


def print_slip(theme: Theme, device: QPagedPaintDevice, text: SlipText) -> bool:
    """Paint the slip into the upper left corner of a page; return whether the device accepted it.

    `theme` is the one for paper: dark on white.
    """
    return _print(theme, device, _lines(theme, text))


def print_paragraphs(
    theme: Theme, device: QPagedPaintDevice, heads: Sequence[str], rest: Sequence[str]
) -> bool:
    """Paint paragraphs as a slip, `heads` in bold above the `rest`; see `print_slip`."""
    title, body = theme.font("title", bold=True), theme.font()
    lines = [(words, title, False) for words in heads] + [(words, body, False) for words in rest]
    return _print(theme, device, [line for line in lines if line[0]])


def _print(
    theme: Theme, device: QPagedPaintDevice, lines: Sequence[tuple[str, QFont, bool]]
) -> bool:
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / DOTS
    painter.scale(scale, scale)
    width = min(WIDTH, device.width() / scale)
    painter.setPen(theme.color("text"))
    top = 0.0
    for words, font, is_reading in lines:
        top = _write(painter, words, font, top, width)
        top += 2 * GAP if is_reading else GAP
    painter.setPen(theme.color("line-strong"))
    painter.drawLine(0, round(top + GAP), round(width), round(top + GAP))
    return painter.end()


def _lines(theme: Theme, text: SlipText) -> list[tuple[str, QFont, bool]]:
    title, body = theme.font("title", bold=True), theme.font()
    lines = [
        (text.place, title, False),
        (text.until, body, False),
        (text.reading, theme.font("stopwatch", bold=True), True),
        (text.then, title, False),
        (text.time, body, False),
        *((note, body, False) for note in text.notes),
    ]
    if text.causes:
        lines.append((text.given, theme.font("small", bold=True), False))
        lines += [(cause, theme.font("small"), False) for cause in text.causes]
    return lines


def _write(painter: QPainter, words: str, font: QFont, top: float, width: float) -> float:
    """Draw a paragraph across the width; return its lower edge."""
    painter.setFont(font)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    room = QFontMetrics(font).boundingRect(0, 0, round(width), 10_000, flags, words)
    painter.drawText(QRectF(0, top, width, room.height()), flags, words)
    return top + room.height()
