"""Above the decks: which table is checked, its time box, and what the table gets."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.check_standing import CheckStanding
from judgekit.ui.deck_checks.marked_line import MarkedLine
from judgekit.ui.deck_checks.time_bar import TimeBar
from judgekit.ui.deck_checks.wording import returned_words, translate
from judgekit.ui.look import Look
from judgekit.ui.rules.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting import fill
from judgekit.ui.widgets.reading import Reading
from judgekit.ui.wording import stopwatch_text

MAIN, WITH_BAR = 40, 800
"""The height of the one filled button, and the width below which the bar gives way to words, in
pixels of the pictures."""


class TimeHead(QWidget):
    """Title, digits, bar and the way to end it at once; below, what that would bring."""

    return_wanted = Signal()
    coverage_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = Label(look, size="title", bold=True)
        self._how = ElidedLabel(look, size="small", token="text-muted")
        self.watch = Reading(look, 42)
        self.bar = TimeBar(look)
        self.return_now = Button(look, kind=ButtonKind.FILLED)
        self._sign = IconLabel(look, "extension", token="text-muted", size=16)
        self._returned = MarkedLine(look)
        self._warning_sign = IconLabel(look, "warning", token="attention", size=16)
        self._warning = ElidedLabel(look, size="small", token="attention")
        self.coverage = Button(look, kind=ButtonKind.QUIET)
        self._first = QHBoxLayout()
        self._lay_out()
        self.return_now.clicked.connect(self.return_wanted)
        look.changed.connect(self._redress)
        self._redress()
        self.coverage.clicked.connect(self.coverage_wanted)

    def show_check(self, title: str, how: str, warning: str) -> None:
        """Which check it is, how it was chosen and when it is made, and what speaks against a full
        one."""
        self._title.setText(title)
        self._how.setText(how)
        self._warning.say(warning)
        self._warning_sign.setVisible(bool(warning))

    def show_coverage(self, words: str, key: str) -> None:
        """How far the day is."""
        self.coverage.set_words(words, key=key)

    def show_key(self, key: str, *, is_whole: bool) -> None:
        """By which key the decks return, whole or partly checked."""
        words = translate("Decks", "Return now") if is_whole else ""
        self.return_now.set_words(words or translate("Decks", "Return now, partial"), key=key)

    def show_time(self, standing: CheckStanding, target: int, stop: int) -> None:
        """How it stands now; `target` and `stop` in milliseconds."""
        self.bar.show_time(standing.elapsed, target, stop)
        token = self.bar.token
        self.watch.show_reading(
            stopwatch_text(standing.elapsed), "text" if token == "accent" else token
        )
        self._returned.say_marked(returned_words(standing))
        due = standing.no_time_due is None
        self._sign.show_icon("extension" if due else "none-due", "text-muted")

    def words(self) -> str:
        """What it says of the time due."""
        return self._returned.words()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        has_bar = self.width() >= self._look.theme.px(WITH_BAR)
        self.bar.setVisible(has_bar)
        self._first.setSpacing(self._look.theme.px(28 if has_bar else 14))

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    def _redress(self) -> None:
        self.return_now.setMinimumHeight(self._look.theme.px(MAIN))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        names, column = QVBoxLayout(), QVBoxLayout(self)
        first, second = self._first, QHBoxLayout()
        names.addStretch(1)
        names.addWidget(self._title)
        names.addWidget(self._how)
        names.addStretch(1)
        middle = Qt.AlignmentFlag.AlignVCenter
        first.addLayout(names, 1)
        first.addWidget(self.watch, 0, middle)
        first.addWidget(self.bar, 4, middle)
        first.addWidget(self.return_now, 0, middle)
        second.addWidget(self._sign, 0, middle)
        second.addWidget(self._returned, 1, middle)
        second.addWidget(self._warning_sign, 0, middle)
        second.addWidget(self._warning, 0, middle)
        second.addWidget(self.coverage, 0, middle)
        column.addLayout(first)
        column.addLayout(second)
        scaled.keep(names, (0, 0, 0, 0), 4)
        scaled.keep(first, (24, 0, 24, 0), 14)
        scaled.keep(second, (24, 0, 12, 0), 7)
        scaled.keep(column, (0, 18, 0, 8), 10)
