"""Tool tips that show text literally.

Qt treats a tool tip as rich text as soon as it looks like that, and then loads the images that it
names. Names and notes come from outside, so every tool tip is created here.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget

PLACEHOLDER_MARGIN = 3
"""Pixels that a line of text keeps at either end of its field."""


def plain_tip(words: str) -> str:
    """Escape the text so that Qt shows it literally; for a model's tool tip role."""
    if not Qt.mightBeRichText(words):
        return words
    return Qt.convertFromPlainText(words, Qt.WhiteSpaceMode.WhiteSpaceNormal)


def set_tip(widget: QWidget, words: str) -> None:
    """Set the tool tip; none if the text is empty."""
    tip = plain_tip(words)
    if widget.toolTip() != tip:
        widget.setToolTip(tip)


def show_tip(at: QPoint, words: str, widget: QWidget) -> None:
    """Show a tool tip now, at that screen position, while the mouse is over the widget."""
    QToolTip.showText(at, plain_tip(words), widget)


def hide_tip() -> None:
    """Hide the tool tip."""
    QToolTip.hideText()


def tell_placeholder(field: QLineEdit) -> None:
    """Let the tool tip of a field say its placeholder while there is no room for it."""
    words = field.placeholderText()
    margins = field.textMargins()
    room = field.width() - margins.left() - margins.right() - 2 * PLACEHOLDER_MARGIN
    is_cut = not field.text() and field.fontMetrics().horizontalAdvance(words) > room
    if is_cut or field.toolTip() == plain_tip(words):
        set_tip(field, words if is_cut else "")
