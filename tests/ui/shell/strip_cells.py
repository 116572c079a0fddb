"""Finds the cells of the strip."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer

from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.shell.bars.line_cell import LineCell
from judgekit.ui.shell.bars.strip import Strip, StripCell
from judgekit.ui.words.wording import time_with_seconds


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


def in_minutes(bridge, minutes: float) -> str:
    return time_with_seconds(bridge.now() + round(minutes * MINUTE))


def seat(bridge, *tables: int) -> None:
    seats = tuple(PairedTable(n, (f"A{n}", f"B{n}")) for n in tables)
    bridge.submit(TakePairings(1, seats))
