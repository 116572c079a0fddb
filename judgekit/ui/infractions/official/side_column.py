"""The right column of the page: the tournament rules, or the official wording instead."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Ground
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom

RULES, OFFICIAL = "rules", "official"


class SideColumn(SharedRoom, Ground):
    """`turned` carries what the user chose: `rules` or `official`."""

    turned = Signal(str)
    ground = "surface"

    def __init__(self, look: Look, rules: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.choice = SegmentedButtons(look, [], "")
        self._host = QWidget()
        self._stack = QStackedWidget()
        self._rules = rules
        self._official = FormScroll(look, self._host)
        self._stack.addWidget(rules)
        self._stack.addWidget(self._official)
        scaled = ScaledLayouts(look, self)
        column, head, inner = QVBoxLayout(self), QVBoxLayout(), QVBoxLayout(self._host)
        head.addWidget(self.choice)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        self._inner = inner
        inner.addStretch(1)
        scaled.keep(column, (0, 0, 0, 0), 0)
        scaled.keep(head, (24, 16, 8, 0), 0)
        scaled.keep(inner, (24, 16, 24, 24), 0)
        self.choice.chosen.connect(self.turned)
        self.retranslate()

    def take_official(self, view: QWidget | None) -> None:
        """Have the official wording here; None if it stands elsewhere, which leaves the rules."""
        if view is not None:
            self._inner.insertWidget(0, view)
        else:
            self.show_part(RULES)
        self.choice.setVisible(view is not None)

    @property
    def part(self) -> str:
        """Which part is shown."""
        return OFFICIAL if self._stack.currentWidget() is self._official else RULES

    def show_part(self, part: str) -> None:
        """Show the rules or the official wording."""
        self.choice.choose(part)
        self._stack.setCurrentWidget(self._official if part == OFFICIAL else self._rules)

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        part = self.part
        words = [(RULES, self.tr("Rules")), (OFFICIAL, self.tr("Official wording"))]
        names = {RULES: self.tr("Tournament rules")}
        self.choice.set_choices(words, names, {OFFICIAL: "G"})
        self.choice.setAccessibleName(self.tr("Beside the infraction"))
        self.choice.choose(part)
        self.share_room()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color(self.ground))

    def share_room(self) -> None:
        """Break the choice into several rows where it lacks room for one."""
        self.choice.break_to_fit(max(self.width() - self._look.theme.px(32), 1))
