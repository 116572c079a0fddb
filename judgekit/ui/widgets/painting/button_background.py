"""Background of a button: fill, frame and focus ring."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter

from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_ring


class ButtonKind(StrEnum):
    """Prominence of a button; at most one filled button per page."""

    FILLED = "filled"
    OUTLINED = "outlined"
    QUIET = "quiet"


class ButtonBackground(msgspec.Struct, frozen=True):
    """State of a button's background. `on_fill` is the single ink token on a filled background,
    empty for none."""

    kind: ButtonKind
    is_enabled: bool
    is_pressed: bool
    is_under_mouse: bool
    has_focus: bool
    on_fill: str = ""

    def paint(self, painter: QPainter, theme: Theme, box: QRect) -> None:
        """Draw the background."""
        radius = theme.measure("radius-control")
        fill, line = self._on_fill(theme) if self.on_fill else self._plain(theme)
        if fill is not None or line is not None:
            paint_frame(painter, box, radius, fill=fill, line=line, dashed=not self.is_enabled)
        if self.has_focus:
            self._paint_focus(painter, theme, box, radius)

    def _on_fill(self, theme: Theme) -> tuple[QColor | None, QColor | None]:
        ink = theme.color(self.on_fill)
        is_touched = self.is_pressed or self.is_under_mouse
        fill = QColor(ink.red(), ink.green(), ink.blue(), 40) if is_touched else None
        return fill, ink if self.kind is not ButtonKind.QUIET else None

    def _plain(self, theme: Theme) -> tuple[QColor | None, QColor | None]:
        fill: QColor | None = None
        line: QColor | None = None
        if not self.is_enabled:
            line = theme.color("line-strong") if self.kind is not ButtonKind.QUIET else None
        elif self.kind is ButtonKind.FILLED:
            fill = theme.color("accent")
        else:
            if self.is_pressed:
                fill = theme.color("selection")
            elif self.is_under_mouse:
                fill = theme.color("surface-sunken")
            if self.kind is ButtonKind.OUTLINED:
                line = theme.color("line-strong")
        return fill, line

    def _paint_focus(self, painter: QPainter, theme: Theme, box: QRect, radius: int) -> None:
        if self.on_fill:
            ring = theme.color(self.on_fill)
            paint_frame(painter, box, radius, line=ring, width=theme.ring + 1)
            return
        if self.kind is ButtonKind.FILLED:
            paint_frame(painter, box, radius, line=theme.color("surface"), width=theme.ring * 2)
        paint_ring(painter, theme, box, radius)
