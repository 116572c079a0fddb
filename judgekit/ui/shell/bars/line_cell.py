"""A cell of the strip: two lines of pieces, pressed to open their page."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.bars.pieces import (
    Line,
    digits_place,
    least_width,
    line_width,
    paint_line,
    placed,
    shape_of,
    spoken,
)
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.painting.strokes import paint_ring
from judgekit.ui.widgets.pressable import EnterPressed
from judgekit.ui.widgets.tool_tip import set_tip

UPPER, LOWER = 19, 38
"""Vertical centres of the two lines, in design pixels, for a strip of height 56."""


class LineCell(EnterPressed):
    """Paints itself; if only digits change, only they are repainted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.lines: tuple[Line, Line] = ((), ())
        self._padding = 20
        self._said = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_lines(self, upper: Line, lower: Line) -> bool:
        """Show these lines; return whether the cell may need another width."""
        if (upper, lower) == self.lines:
            return False
        before = tuple(map(shape_of, self.lines))
        self.lines = (upper, lower)
        if before == (shape_of(upper), shape_of(lower)):
            self._repaint_digits()
            return False
        self._tell()
        self.updateGeometry()
        self.update()
        return True

    def set_padding(self, padding: int) -> None:
        """Set the padding on either side, in design pixels."""
        if padding != self._padding:
            self._padding = padding
            self.updateGeometry()
            self.update()

    def width_for(self, upper: Line, lower: Line, *, caption: int | None = None) -> int:
        """Return the width of these lines, where names in the upper one widen the cell to at most
        `caption` design pixels."""
        theme = self._look.theme
        above = line_width(theme, upper)
        if caption is not None:
            above = min(above, max(theme.px(caption), least_width(theme, upper)))
        return max(above, line_width(theme, lower)) + 2 * theme.px(self._padding) + 1

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.Button, name=self.words())

    def sizeHint(self) -> QSize:
        return QSize(self.width_for(*self.lines), self._look.theme.measure("strip") - 1)

    def words(self) -> str:
        """Return the text for a screen reader."""
        return spoken(self.lines)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._tell()
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        if self.underMouse():
            painter.fillRect(self.rect(), theme.color("selection"))
        left, room = theme.px(self._padding), self.width() - 2 * theme.px(self._padding)
        cut = [line for line in self.lines if line_width(theme, line) > room]
        set_tip(self, spoken(cut))
        for line, middle in zip(self.lines, (UPPER, LOWER), strict=True):
            paint_line(painter, self._look, placed(theme, line, left, room), theme.px(middle))
        if self.hasFocus():
            paint_ring(painter, theme, self.rect())

    def _repaint_digits(self) -> None:
        theme = self._look.theme
        left, room = theme.px(self._padding), self.width() - 2 * theme.px(self._padding)
        for line in self.lines:
            place = digits_place(placed(theme, line, left, room), self.height())
            if place is not None:
                self.update(place)

    def _tell(self) -> None:
        """Update the accessible name; not every second, because a screen reader would read each."""
        said = self.words()
        if said != self.accessibleName():
            self.setAccessibleName(said)
