"""What is written under the mouse in a field or a label."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QTextDocument, QTextOption
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

PLAY = 4
"""Pixels behind the last letter of a field that still count."""


class Under(NamedTuple):
    """A text, and the index of its character at the place."""

    text: str
    at: int


def text_under(widget: QWidget, place: QPoint) -> Under | None:
    """Return the text at a place of the widget; None where none is written."""
    if isinstance(widget, QLabel):
        return _in_label(widget, place)
    if isinstance(widget, QLineEdit):
        return _in_line(widget, place)
    if isinstance(widget, QPlainTextEdit | QTextEdit):
        return _in_area(widget, place)
    return None


def _in_label(label: QLabel, place: QPoint) -> Under | None:
    """As Qt lays the label out: its own document isn't to be had."""
    document, room = QTextDocument(), label.contentsRect()
    document.setDocumentMargin(0)
    document.setDefaultFont(label.font())
    options, plain = QTextOption(label.alignment()), Qt.TextFormat.PlainText
    wraps = QTextOption.WrapMode.WordWrap if label.wordWrap() else QTextOption.WrapMode.NoWrap
    options.setWrapMode(wraps)
    document.setDefaultTextOption(options)
    if label.textFormat() is plain:
        document.setPlainText(label.text())
    else:
        document.setHtml(label.text())
    document.setTextWidth(room.width())
    spare = room.height() - document.size().height()
    is_centred = bool(label.alignment() & Qt.AlignmentFlag.AlignVCenter)
    top = room.top() + (max(0.0, spare) / 2 if is_centred else 0)
    spot = QPointF(place.x() - room.left(), place.y() - top)
    at = document.documentLayout().hitTest(spot, Qt.HitTestAccuracy.ExactHit)
    return _under(document.toPlainText(), at)


def _in_line(field: QLineEdit, place: QPoint) -> Under | None:
    text, metrics = field.displayText(), field.fontMetrics()
    written = metrics.horizontalAdvance(text)
    if written < field.width() and place.x() - field.textMargins().left() > written + PLAY:
        return None
    # Qt tells the gap between two letters that is nearest, and no rectangle of a letter.
    half = QPoint(metrics.averageCharWidth() // 2, 0)
    return _under(text, min(field.cursorPositionAt(place - half), len(text) - 1))


def _in_area(area: QPlainTextEdit | QTextEdit, place: QPoint) -> Under | None:
    inside = area.viewport().mapFrom(area, place)
    cursor = area.cursorForPosition(inside)
    gap = area.cursorRect(cursor)
    is_beside = abs(gap.center().x() - inside.x()) > gap.height()
    if is_beside or not gap.top() <= inside.y() <= gap.bottom():
        return None
    return _under(area.toPlainText(), cursor.position() - (inside.x() < gap.left()))


def _under(text: str, at: int) -> Under | None:
    """From Qt's index, which counts in UTF-16."""
    if at < 0:
        return None
    before = text.encode("utf-16-le", "surrogatepass")[: 2 * at]
    return Under(text, len(before.decode("utf-16-le", "surrogatepass")))
