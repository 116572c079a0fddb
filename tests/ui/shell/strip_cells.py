"""Finds the cells of the strip."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer

from judgekit.ui.shell.bars.line_cell import LineCell
from judgekit.ui.shell.bars.strip import Strip, StripCell


def just_now(strip: Strip) -> StripCell:
    """The cell on what has just happened."""
    return strip.findChild(StripCell, "just-now")


def let_message_go(strip: Strip) -> None:
    """Trigger the timer that removes a message."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    strip.findChild(QTimer, options=direct).timeout.emit()


def cell(strip: Strip, words: str) -> LineCell:
    """The cell of the open tournament that begins with these words."""
    (found,) = [each for each in strip.findChildren(LineCell) if each.words().startswith(words)]
    return found
