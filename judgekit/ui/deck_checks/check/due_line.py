"""The line below the head of a check: what returning now would give, and what is still open."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSpacerItem, QWidget

from judgekit.domain.check_snapshot import CheckSnapshot
from judgekit.ui.deck_checks.check.deck.marked_line import MarkedLine
from judgekit.ui.deck_checks.wording import returned_words, unpenalized_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

LEAST_TOLD = 260
"""Width that the sentence on the time due keeps beside the rest, in design pixels."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class DueLine(QWidget):
    """The extension at the left, findings without a penalty or the day's coverage at the right."""

    coverage_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sign = IconLabel(look, "extension", token="text-muted", size=16)
        self._returned = MarkedLine(look)
        self._unpenalized_sign = IconLabel(look, "warning", token="attention", size=16)
        self._gap = QSpacerItem(0, 0)
        self._unpenalized = Label(look, bold=True, token="attention")
        self.coverage = Button(look, kind=ButtonKind.QUIET)
        self._lay_out()
        look.changed.connect(self._fit)
        self.coverage.clicked.connect(self.coverage_wanted)

    def show_coverage(self, words: str, key: str) -> None:
        """Show the day's coverage."""
        self.coverage.set_words(words, key=key)

    def show_unpenalized(self, count: int) -> None:
        """Show how many findings have no penalty yet."""
        self._unpenalized.say(unpenalized_words(count) if count else "")
        self._unpenalized_sign.setVisible(bool(count))
        self._fit()

    def show_time(self, snapshot: CheckSnapshot) -> None:
        """Show the current state."""
        self._returned.say_marked(returned_words(snapshot))
        due = snapshot.no_time_due is None
        self._sign.show_icon("extension" if due else "none-due", "text-muted")

    def words(self) -> str:
        """Return the text on the time due."""
        return self._returned.words()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    def _fit(self) -> None:
        """Put what is open below the time due where that would be squeezed beside it. Keep the
        height where what stands at the right changes: nothing may move for it."""
        theme = self._look.theme
        has_open = bool(self._unpenalized.text())
        left = self.width() - theme.px(2 * 24 + LEAST_TOLD)
        self.coverage.setVisible(not has_open and self.coverage.sizeHint().width() <= left)
        beside = self._unpenalized.sizeHint().width() + theme.px(16 + 12 + 7)
        is_tight = has_open and beside > left
        self._line.setDirection(BELOW if is_tight else BESIDE)
        self._gap.changeSize(
            theme.px(12) if has_open else 0, 0 if is_tight else theme.measure("button")
        )

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        self._line = line = QBoxLayout(BESIDE, self)
        told, left_open = QHBoxLayout(), QHBoxLayout()
        middle = Qt.AlignmentFlag.AlignVCenter
        told.addWidget(self._sign, 0, middle)
        told.addWidget(self._returned, 1, middle)
        left_open.addWidget(self._unpenalized_sign, 0, middle)
        left_open.addWidget(self._unpenalized, 1, middle)
        left_open.addSpacerItem(self._gap)
        left_open.addWidget(self.coverage, 0, middle)
        line.addLayout(told, 1)
        line.addLayout(left_open)
        scaled.keep(line, (24, 2, 12, 6), 7)
        for part in (told, left_open):
            scaled.keep(part, (0, 0, 0, 0), 7)
