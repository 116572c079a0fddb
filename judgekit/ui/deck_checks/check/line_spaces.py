"""Space around and between the lines of a part, of which it keeps less where height is scarce."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QBoxLayout

from judgekit.ui.look import Look


class Spaces(NamedTuple):
    """Above the lines, from one to the next, and below them, in design pixels."""

    above: int
    between: int
    below: int


class LineSpaces(QObject):
    """Those of a layout of lines, scaled with the text."""

    def __init__(self, look: Look, layout: QBoxLayout, usual: Spaces, low: Spaces) -> None:
        super().__init__(layout)
        self._look = look
        self._layout = layout
        self._usual, self._low = usual, low
        self._is_low = False
        look.changed.connect(self._dress)
        self._dress()

    def show_low(self, *, is_low: bool) -> None:
        """Set whether height is scarce."""
        self._is_low = is_low
        self._dress()

    def spared(self) -> int:
        """Height that is spared where it is scarce, in pixels."""
        items = (self._layout.itemAt(at) for at in range(self._layout.count()))
        gaps = max(0, sum(not item.isEmpty() for item in items if item is not None) - 1)
        heights = (
            above + gaps * between + below
            for above, between, below in map(self._scaled, (self._usual, self._low))
        )
        usual, low = heights
        return usual - low

    def _dress(self) -> None:
        above, between, below = self._scaled(self._low if self._is_low else self._usual)
        self._layout.setContentsMargins(0, above, 0, below)
        self._layout.setSpacing(between)

    def _scaled(self, spaces: Spaces) -> tuple[int, int, int]:
        px = self._look.theme.px
        return px(spaces.above), px(spaces.between), px(spaces.below)
