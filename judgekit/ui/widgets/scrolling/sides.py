"""Two halves of a page, beside each other or above each other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.hairline import Hairline

FIRST_SHARE = 0.8
"""Share of the height for the first half where the other is below it: its beginning is in sight."""
UNBOUND = (1 << 24) - 1
"""Qt's value for an unbounded width."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Sides(FormScroll):
    """Two halves with a line between them. Where both would be too narrow, the second is below the
    first, as high as the page, which scrolls to what has the focus."""

    def __init__(
        self,
        look: Look,
        halves: tuple[QWidget, QWidget],
        *,
        narrow: int,
        widths: Callable[[int], tuple[int, int]],
    ) -> None:
        """`narrow` is the width in design pixels below which the second half is below the first;
        `widths` has the width of each half for a total beside each other, one of them 0 for what
        the other leaves; all in pixels."""
        content = ScrolledPage()
        super().__init__(look, content)
        self._look = look
        self._narrow, self._widths, self._halves = narrow, widths, halves
        self._first_share = FIRST_SHARE
        self._upright = Hairline(look, Qt.Orientation.Vertical)
        self._level = Hairline(look, token="line-strong")
        self.row = QBoxLayout(BESIDE, content)
        """Takes further columns, too."""
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(0)
        self.row.addWidget(halves[0])
        self.row.addWidget(self._upright)
        self.row.addWidget(self._level)
        self.row.addWidget(halves[1])
        look.changed.connect(self.share)
        self.share()

    @property
    def second(self) -> QWidget:
        """The half that may be below the other."""
        return self._halves[1]

    def share_first(self, share: float | None) -> None:
        """Set the share of the height for the first half where the other is below it; None for the
        usual one."""
        if (share or FIRST_SHARE) != self._first_share:
            self._first_share = share or FIRST_SHARE
            self.share()

    @property
    def is_stacked(self) -> bool:
        """Whether the second half is below the first."""
        return self.width() < self._look.theme.px(self._narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share()

    def share(self) -> None:
        """Share the page out."""
        stacked = self.is_stacked
        self.row.setDirection(BELOW if stacked else BESIDE)
        self._upright.setVisible(not stacked)
        self._level.setVisible(stacked)
        shares = (round(self.height() * self._first_share), self.height()) if stacked else (0, 0)
        widths = (0, 0) if stacked else self._widths(self.width())
        for half, width, height in zip(self._halves, widths, shares, strict=True):
            half.setMinimumWidth(width)
            half.setMaximumWidth(width or UNBOUND)
            half.setMinimumHeight(height)
            self.row.setStretchFactor(half, 0 if width else 1)
