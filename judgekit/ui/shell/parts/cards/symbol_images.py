"""Symbols of cards drawn in place of their braces in a document."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QFontInfo,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)

from judgekit.ui.shell.parts.section_document import utf16_length
from judgekit.ui.widgets.painting.symbols import SymbolInk, symbol_pixmap, symbol_width
from judgekit.views.cards.symbols import drawing, pieces

PART = 1.34
"""Height of a symbol, as a part of the letters' size in pixels."""


def put_symbols(document: QTextDocument, ink: SymbolInk, ratio: float) -> None:
    """Replace what stands in braces and is a symbol by its drawing, for a screen of that ratio; as
    high as the letters there."""
    places: list[tuple[int, int, str]] = []
    at = 0
    for piece in pieces(document.toPlainText()):
        length = utf16_length(piece.text) + 2 * piece.is_symbol
        if piece.is_symbol:
            places.append((at, at + length, piece.text))
        at += length
    cursor = QTextCursor(document)
    for start, end, code in reversed(places):
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        height = round(_letters(document, cursor.charFormat()) * PART)
        parts = drawing(code)
        assert parts is not None
        image = _image(code, symbol_width(parts, height), height)
        kind = QTextDocument.ResourceType.ImageResource.value
        pixmap = symbol_pixmap(parts, ink, height=height, ratio=ratio)
        document.addResource(kind, QUrl(image.name()), pixmap)
        cursor.insertImage(image)


def _letters(document: QTextDocument, there: QTextCharFormat) -> int:
    """Return the size of the letters at a place, in pixels."""
    if there.fontPointSize() > 0:
        return QFontInfo(there.font()).pixelSize()
    return document.defaultFont().pixelSize()


def _image(code: str, width: int, height: int) -> QTextImageFormat:
    image = QTextImageFormat()
    image.setName(f"symbol:{code.replace('/', '-')}-{height}")
    image.setWidth(width)
    image.setHeight(height)
    image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignBaseline)
    return image
