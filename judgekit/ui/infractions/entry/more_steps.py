"""The sign that steps of the remedy lie below what is in sight."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from judgekit.ui.infractions.entry.remedy_steps import RemedySteps
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

LEAST_ABOVE = 80
"""Design pixels of what is scrolled that the sign leaves, or it would take the place of what it
tells of; in less, as at 1024x700 and 200 per cent, the scroll bar alone tells."""


class MoreSteps(QWidget):
    """Hidden while all steps are in sight, or little besides it would be; its button scrolls to the
    first that is not."""

    def __init__(
        self, look: Look, area: QScrollArea, steps: RemedySteps, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._area, self._steps = look, area, steps
        self._below = 0
        self.button = Button(look, icon="chevron-down", kind=ButtonKind.QUIET)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (28, 0, 28, 0), 0)
        row.addWidget(self.button)
        row.addStretch(1)
        self.button.clicked.connect(self._go_on)
        self.hide()

    def count(self, height: int) -> None:
        """Count the steps that lie below, where the area and this sign share that height, in
        pixels."""
        above = height - self.sizeHint().height()
        has_room = above >= self._look.theme.px(LEAST_ABOVE) and not self._cuts_first(above, height)
        is_shown = has_room and bool(self._below_edge(height))
        self._below = len(self._below_edge(above)) if is_shown else 0
        self._retranslate()
        self.setVisible(is_shown)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.button.set_words(self.tr("%n more step(s) below", "", self._below))

    def _cuts_first(self, above: int, height: int) -> bool:
        """Whether the sign would take the place of the first step, of which at most a line is out
        of sight without it."""
        content, steps = self._area.widget(), self._steps
        if content is None or steps.isHidden():
            return False
        top = steps.mapTo(content, QPoint(0, 0)).y() - self._area.verticalScrollBar().value()
        foot = top + next(iter(steps.heights(steps.width()).values()), 0)
        return above < foot <= height + self._look.theme.measure("line-text")

    def _below_edge(self, height: int) -> list[int]:
        """Return where the steps begin that end below that height of what is scrolled, in pixels
        of its content."""
        content = self._area.widget()
        if content is None or self._steps.isHidden():
            return []
        top = self._steps.mapTo(content, QPoint(0, 0)).y()
        edge = self._area.verticalScrollBar().value() + height
        # The line of the folded ones is no step.
        count = len(self._steps.heights(self._steps.width()))
        rooms = [row.place for row in self._steps.as_spoken().rows[:count]]
        return [top + room.top() for room in rooms if top + room.top() + room.height() > edge]

    def _go_on(self) -> None:
        below = self._below_edge(self._area.viewport().height())
        if below:
            self._area.verticalScrollBar().setValue(below[0])
