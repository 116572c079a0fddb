"""How high rows will be, estimated before they are built."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.domain.rules.document import Document, Section
from judgekit.ui.rules.reading.section_row import (
    CHARACTERS_A_LINE,
    READING,
    RowFrame,
    is_compact,
    measure,
)
from judgekit.ui.theme import Theme


class HeightEstimate(NamedTuple):
    """Characters per line, and in pixels a line, the gap below a block, and the rest of a compact
    row and of any other."""

    a_line: int
    line: int
    gap: int
    compact: int
    full: int

    def height(self, section: Section) -> int:
        """Return the estimated height of a section's row."""
        lines = 0
        for block in section.blocks:
            length = len(block.text) or sum(
                max((len(cell.text) for cell in row), default=0) + self.a_line // 2
                for row in block.rows
            )
            lines += length // self.a_line + 1
        text = lines * self.line + len(section.blocks) * self.gap
        return text + (self.compact if is_compact(section) else self.full)


def height_estimate(width: int, theme: Theme, frame: RowFrame = READING) -> HeightEstimate:
    """Return the estimate for rows of that width in pixels."""
    most = measure(theme)
    room = min(width - theme.px(frame.left) - theme.px(frame.right), most)
    a_line = max(20, CHARACTERS_A_LINE * room // max(1, most))
    full = theme.px(frame.top + frame.bottom + 24)
    return HeightEstimate(a_line, theme.measure("line-rules"), theme.px(12), theme.px(40), full)


class DocumentHeights:
    """The estimates of one document, kept until the document, the width or the theme change: the
    rules of the game have thousands of sections."""

    def __init__(self) -> None:
        self._document: Document | None = None
        self._estimate: HeightEstimate | None = None
        self._heights: list[int] = []

    def of(self, document: Document, width: int, theme: Theme) -> list[int]:
        """Return the height of each section at that width, in pixels."""
        estimate = height_estimate(width, theme)
        if document is not self._document or estimate != self._estimate:
            self._document, self._estimate = document, estimate
            self._heights = [estimate.height(section) for section in document.sections]
        return self._heights
