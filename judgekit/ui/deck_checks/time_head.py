"""Above the decks: which table is checked, its time box, and what the table gets."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.check_standing import CheckStanding
from judgekit.domain.deck_checks.time_box import TimeBox, TimeBoxState
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

MAIN, WIDE, TIGHT = 40, 28, 14
"""The height of the one filled button, and what stands between the parts of the first line, in
pixels of the pictures."""
DIGITS, SMALL_DIGITS = 42, 27
"""Points."""
FORMS = (
    (DIGITS, WIDE, True, True),
    (DIGITS, TIGHT, True, True),
    (DIGITS, TIGHT, False, True),
    (SMALL_DIGITS, TIGHT, False, True),
    (SMALL_DIGITS, TIGHT, False, False),
)
"""How the first line stands, the first one that has room: the size of the digits, the space between
the parts, whether it has the bar, which else gives way to words, and whether the button has its
key."""


class TimeHead(QWidget):
    """Title, digits, bar and the way to end it at once; below, what that would bring."""

    return_wanted = Signal()
    coverage_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ElidedLabel(look, size="title", bold=True)
        self._how = ElidedLabel(look, size="small", token="text-muted")
        self._said_how = ""
        self.watch = Reading(look, DIGITS)
        self.bar = TimeBar(look)
        self.return_now = Button(look, kind=ButtonKind.FILLED)
        self._sign = IconLabel(look, "extension", token="text-muted", size=16)
        self._returned = MarkedLine(look)
        self._warning_sign = IconLabel(look, "warning", token="attention", size=16)
        self._warning = Label(look, token="attention", wraps=True)
        self.coverage = Button(look, kind=ButtonKind.QUIET)
        self._first = QHBoxLayout()
        self._return_words, self._return_key = "", ""
        self._lay_out()
        self.return_now.clicked.connect(self.return_wanted)
        look.changed.connect(self._redress)
        self._redress()
        self.coverage.clicked.connect(self.coverage_wanted)

    def show_check(self, title: str, how: str, warning: str) -> None:
        """Which check it is, how it was chosen and when it is made, and what speaks against a full
        one."""
        self._title.setText(title)
        self._said_how = how
        self._warning.say(warning)
        self._warning_sign.setVisible(bool(warning))
        self._fit()

    def show_coverage(self, words: str, key: str) -> None:
        """How far the day is."""
        self.coverage.set_words(words, key=key)

    def show_key(self, key: str, *, is_whole: bool) -> None:
        """By which key the decks return, whole or partly checked."""
        words = translate("Decks", "Return now") if is_whole else ""
        words = words or translate("Decks", "Return now, partial")
        if (words, key) != (self._return_words, self._return_key):
            self._return_words, self._return_key = words, key
            self._fit()

    def show_time(self, standing: CheckStanding, box: TimeBox) -> None:
        """How it stands now."""
        before = self.bar.words()
        self.bar.show_time(standing.elapsed, box)
        if before != self.bar.words():
            self._fit()
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
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    def _redress(self) -> None:
        self.return_now.setMinimumHeight(self._look.theme.px(MAIN))
        self._fit()

    def _fit(self) -> None:
        """The first line in the first form for which there is room, so that nothing of it is cut
        off; without the bar its words stand below the title."""
        theme = self._look.theme
        room = self.width() - 2 * theme.px(24)
        for form in FORMS:
            points, gap, has_bar, has_key = form
            self.watch.resize_digits(points)
            key = self._return_key if has_key else ""
            self.return_now.set_words(self._return_words, key=key)
            button = self.return_now.sizeHint().width()
            needed = self._title.sizeHint().width() + self.watch.sizeHint().width() + button
            bar = self.bar.least_width() + theme.px(gap) if has_bar else 0
            if needed + bar + 2 * theme.px(gap) <= room:
                break
        self.return_now.setMinimumWidth(button)
        self.coverage.setVisible(points == DIGITS)
        self.bar.setVisible(has_bar)
        self._first.setSpacing(theme.px(gap))
        is_told = has_bar or self.bar.state is TimeBoxState.WITHIN
        self._how.set_token("text-muted" if is_told else self.bar.token)
        said = () if has_bar else self.bar.words()
        self._how.setText(" · ".join(part for part in (*said, self._said_how) if part))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        names, column = QVBoxLayout(), QVBoxLayout(self)
        first, second, third = self._first, QHBoxLayout(), QHBoxLayout()
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
        second.addWidget(self.coverage, 0, middle)
        third.addWidget(self._warning_sign, 0, middle)
        third.addWidget(self._warning, 1, middle)
        column.addLayout(first)
        column.addLayout(second)
        column.addLayout(third)
        scaled.keep(names, (0, 0, 0, 0), 4)
        scaled.keep(first, (24, 0, 24, 0), WIDE)
        scaled.keep(second, (24, 0, 12, 0), 7)
        scaled.keep(third, (24, 0, 24, 0), 7)
        scaled.keep(column, (0, 18, 0, 8), 10)
