"""Every text that a widget paints itself, with its place, size and colour, and the ground below."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QTransform
from PySide6.QtWidgets import QWidget

from tests.painted import drawn

PIECE = re.compile(r"<g ([^>]*)>|<text([^>]*)>(.*?)</text>", re.DOTALL)
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
ELLIPSIS = "…"
BOLD = 600


class PaintedWords(NamedTuple):
    """Words within a rectangle of the widget, in pixels; `size` is the font's, in pixels."""

    words: str
    rect: QRect
    size: float
    colour: str


def painted_words(widget: QWidget) -> list[PaintedWords]:
    """Return what the widget paints without its children."""
    found = []
    group: dict[str, str] = {}
    for match in PIECE.finditer(drawn(widget, with_children=False)):
        if match.group(1) is not None:
            group = dict(ATTRIBUTE.findall(match.group(1)))
        elif match.group(3).strip():
            found.append(_read(dict(ATTRIBUTE.findall(match.group(2))), match.group(3), group))
    return found


def _read(text: dict[str, str], words: str, group: dict[str, str]) -> PaintedWords:
    words = unescape(words).strip()
    size = float(text["font-size"].removesuffix("px"))
    font = QFont(text["font-family"].split(",")[0].strip("'\""))
    font.setPixelSize(max(1, round(size)))
    font.setBold(float(text.get("font-weight", "400")) >= BOLD)
    font.setFeature(QFont.Tag("tnum"), 1)  # as the theme's fonts; the picture doesn't tell
    metrics = QFontMetricsF(font)
    top = float(text["y"]) - metrics.ascent()
    room = QRectF(float(text["x"]), top, metrics.horizontalAdvance(words), metrics.height())
    matrix = group.get("transform", "")
    if matrix.startswith("matrix("):
        room = QTransform(*map(float, matrix[7:-1].split(","))).mapRect(room)
    return PaintedWords(words, room.toRect(), size, text.get("fill") or group.get("fill", ""))


def grounds_of(image: QImage, rect: QRect) -> list[str]:
    """Return the commonest colours around and within that part of the picture, as `#rrggbb`: a
    ring may lie around words, and large digits fill their place."""
    rect = rect.adjusted(-1, 0, 1, 0).intersected(image.rect())
    across, down = max(1, rect.width() // 12), max(1, rect.height() // 6)
    xs = range(rect.left(), rect.right() + 1, across)
    ys = range(rect.top(), rect.bottom() + 1, down)
    edge = [(x, y) for x in xs for y in (rect.top(), rect.bottom())]
    edge += [(x, y) for y in ys for x in (rect.left(), rect.right())]
    within = [(x, y) for x in xs for y in ys]
    counted = (Counter(image.pixel(x, y) for x, y in places) for places in (edge, within))
    return [f"#{each.most_common(1)[0][0] & 0xFFFFFF:06x}" for each in counted if each]


def contrast(one: str, other: str) -> float:
    """Contrast of two colours as WCAG 2 defines it."""
    first, second = sorted((luminance(one), luminance(other)), reverse=True)
    return (first + 0.05) / (second + 0.05)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
