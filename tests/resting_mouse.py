"""The mouse that rests on a word: Qt then asks what is there for a tool tip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QCursor, QHelpEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from judgekit.ui.shell.parts.cards.text_under import text_under

STEP = 4
"""Pixels between two places that are tried."""


def rest_on_words(widget: QWidget, words: str) -> None:
    """Rest on these words in a field or label."""
    for y in range(1, widget.height(), STEP):
        for x in range(1, widget.width(), STEP):
            under = text_under(widget, QPoint(x, y))
            start = under.text.index(words) if under is not None else 0
            if under is not None and start <= under.at < start + len(words):
                rest_at(widget, QPoint(x, y))
                return
    raise AssertionError(f"{words!r} is not in sight")


def rest_at(widget: QWidget, place: QPoint) -> None:
    """Rest at a place of a widget."""
    here = widget.mapToGlobal(place)
    QCursor.setPos(here)
    below = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    event = QHelpEvent(QEvent.Type.ToolTip, below.mapFromGlobal(here), here)
    QApplication.sendEvent(below, event)
