"""Reads the texts that a widget paints, also those outside labels."""

from __future__ import annotations

import re
from html import unescape
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QPoint
from PySide6.QtGui import QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

GROUP = re.compile(r"<g [^>]*>")
TEXT = re.compile(r"<text([^>]*)>(.*?)</text>", re.DOTALL)
MATRIX = re.compile(r'transform="matrix\(([^)]*)\)"')


class PaintedText(NamedTuple):
    """Words, the start of their base line, and the text size, in pixels."""

    words: str
    x: float
    y: float
    size: float


def drawn(widget: QWidget, *, with_children: bool = True) -> str:
    """Return what a widget paints, as SVG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(widget.size())
    children = QWidget.RenderFlag.DrawWindowBackground | QWidget.RenderFlag.DrawChildren
    flags = children if with_children else QWidget.RenderFlag(0)
    widget.render(generator, QPoint(), QRegion(), flags)
    buffer.close()
    return data.data().decode()


def painted_texts(widget: QWidget) -> list[PaintedText]:
    """Return every text, in painting order."""
    found, shift = [], (0.0, 0.0)
    for piece in re.split(f"(?={GROUP.pattern})", drawn(widget)):
        matrix = MATRIX.search(GROUP.match(piece).group()) if GROUP.match(piece) else None
        if matrix is not None:
            *_, right, down = map(float, matrix.group(1).split(","))
            shift = right, down
        found += [_read(match, shift) for match in TEXT.finditer(piece)]
    return found


def painted(widget: QWidget) -> list[str]:
    """Return the words of every text, with consecutive single digits joined."""
    words: list[str] = []
    was_digit = False
    for text, *_ in painted_texts(widget):
        is_digit = len(text) == 1
        if is_digit and was_digit:
            words[-1] += text
        else:
            words.append(text)
        was_digit = is_digit
    return words


def _read(match: re.Match[str], shift: tuple[float, float]) -> PaintedText:
    attributes = dict(re.findall(r'([\w-]+)="([^"]*)"', match.group(1)))
    x, y = (float(attributes[name]) for name in ("x", "y"))
    size = float(attributes["font-size"].removesuffix("px"))
    return PaintedText(unescape(match.group(2)).strip(), x + shift[0], y + shift[1], size)
