"""Tool tips that show words as they were written.

Qt takes a tool tip for rich text as soon as it looks like that, and then loads the images that it
names. Names and notes come from outside, so every tool tip is made here.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QToolTip, QWidget


def plain_tip(words: str) -> str:
    """The words so that Qt shows exactly these, for a model that is asked for a tool tip."""
    if not Qt.mightBeRichText(words):
        return words
    return Qt.convertFromPlainText(words, Qt.WhiteSpaceMode.WhiteSpaceNormal)


def set_tip(widget: QWidget, words: str) -> None:
    """Say this beside the mouse; nothing where there are no words."""
    tip = plain_tip(words)
    if widget.toolTip() != tip:
        widget.setToolTip(tip)


def show_tip(at: QPoint, words: str, widget: QWidget) -> None:
    """Show this now, at that place of the screen, while the mouse is over the widget."""
    QToolTip.showText(at, plain_tip(words), widget)


def hide_tip() -> None:
    """Show none any more."""
    QToolTip.hideText()
