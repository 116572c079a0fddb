"""The head above the decks: the checked table, its time box, and its extension."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from judgekit.domain.check_snapshot import CheckSnapshot
from judgekit.domain.deck_checks.time_box import TimeBox, TimeBoxState
from judgekit.ui.deck_checks.check.deck.marked_line import MarkedLine
from judgekit.ui.deck_checks.check.time_bar import TimeBar
from judgekit.ui.deck_checks.wording import returned_words, translate, unpenalized_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.clock_reading import Reading
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import stopwatch_text

MAIN, WIDE, TIGHT = 40, 28, 14
"""Height of the filled button, and the gaps between the parts of the first line, in design
pixels."""
DIGITS, SMALL_DIGITS = 42, 27
"""Points."""
LEAST_TOLD = 260
"""Width that the sentence on the time due keeps beside what is open, in design pixels."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class _Form(NamedTuple):
    """Form of the first line: the size of the digits, the gap between the parts, whether it has the
    bar (else words replace it), whether the rest is complete: the button with its key, the full
    title, the coverage below; and whether the button has a line of its own."""

    points: int = DIGITS
    gap: int = TIGHT
    has_bar: bool = True
    is_whole: bool = True
    is_below: bool = False


FORMS = (
    _Form(gap=WIDE),
    _Form(),
    _Form(has_bar=False),
    _Form(SMALL_DIGITS, has_bar=False),
    _Form(SMALL_DIGITS, has_bar=False, is_whole=False),
    _Form(SMALL_DIGITS, has_bar=False, is_whole=False, is_below=True),
)
"""The first form that fits is used."""


class TimeHead(QWidget):
    """Title, digits, bar and a button to end the check; below, what returning now would give."""

    return_wanted = Signal()
    coverage_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ElidedLabel(look, size="title", bold=True)
        self._title.setObjectName("title")
        self._how = ElidedLabel(look, size="small", token="text-muted")
        self._how.setObjectName("how")
        self._titles = "", ""
        self._said_how = ""
        self.watch = Reading(look, DIGITS)
        self.bar = TimeBar(look)
        self.return_now = Button(look, kind=ButtonKind.FILLED)
        # Pressed by its own key or the mouse alone: no stray Tab and Space may end a check.
        self.return_now.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sign = IconLabel(look, "extension", token="text-muted", size=16)
        self._returned = MarkedLine(look)
        self._warning_sign = IconLabel(look, "warning", token="attention", size=16)
        self._warning = Label(look, token="attention", wraps=True)
        self._unpenalized_sign = IconLabel(look, "warning", token="attention", size=16)
        self._gap = QSpacerItem(0, 0)
        self._unpenalized = Label(look, bold=True, token="attention")
        self.coverage = Button(look, kind=ButtonKind.QUIET)
        self._first, self._line = QBoxLayout(BESIDE), QHBoxLayout()
        self._second = QBoxLayout(BESIDE)
        self._counted = self._decks = 0
        self._lay_out()
        self.return_now.clicked.connect(self.return_wanted)
        look.changed.connect(self._redress)
        self._redress()
        self.coverage.clicked.connect(self.coverage_wanted)

    def show_check(self, title: str, table: str, how: str, warning: str) -> None:
        """Show the check's title, its short form, how it was chosen and when it is made, and the
        warning against a full one."""
        self._titles = title, table
        self._said_how = how
        self._warning.say(warning)
        self._warning_sign.setVisible(bool(warning))
        self._fit()

    def show_coverage(self, words: str, key: str) -> None:
        """Show the day's coverage."""
        self.coverage.set_words(words, key=key)

    def show_return(self, counted: int, decks: int) -> None:
        """Show how many of the decks would return as checked."""
        if (counted, decks) != (self._counted, self._decks):
            self._counted, self._decks = counted, decks
            self._fit()

    def show_unpenalized(self, count: int) -> None:
        """Show how many findings have no penalty yet."""
        self._unpenalized.say(unpenalized_words(count) if count else "")
        self._unpenalized_sign.setVisible(bool(count))
        self._fit()

    def show_time(self, snapshot: CheckSnapshot, box: TimeBox) -> None:
        """Show the current state."""
        before = self.bar.words()
        self.bar.show_time(snapshot.elapsed, box)
        if before != self.bar.words():
            self._fit()
        token = self.bar.token
        self.watch.show_reading(
            stopwatch_text(snapshot.elapsed), "text" if token == "accent" else token
        )
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

    def _redress(self) -> None:
        theme = self._look.theme
        self.return_now.setMinimumHeight(theme.px(MAIN))
        self._fit()

    def _fit_second(self, room: int) -> None:
        """Put what is open below the time due where that would be squeezed beside it. Keep the
        height where what stands at the right changes: nothing may move for it."""
        theme = self._look.theme
        has_open = bool(self._unpenalized.text())
        beside = self._unpenalized.sizeHint().width() + theme.px(16 + 12 + 7)
        is_tight = has_open and room - beside < theme.px(LEAST_TOLD)
        self._second.setDirection(BELOW if is_tight else BESIDE)
        self._gap.changeSize(
            theme.px(12) if has_open else 0, 0 if is_tight else theme.measure("button")
        )

    def _fit(self) -> None:
        """Use the first form that fits, so that nothing is cut off; without the bar its words are
        below the title."""
        px = self._look.theme.px
        room = self.width() - 2 * px(24)
        for form in FORMS:
            self.watch.resize_digits(form.points)
            self._title.setText(self._titles[0 if form.is_whole else 1])
            button = self._say_return(form)
            bar = self.bar.least_width() + px(form.gap) if form.has_bar else 0
            beside = 0 if form.is_below else button + px(form.gap)
            left = room - self.watch.sizeHint().width() - beside - bar - px(form.gap)
            title = self._title.sizeHint().width()
            if title <= left:
                break
        self._say_how(form)
        self._title.setMinimumWidth(max(0, min(title, left)))
        self._how.setMinimumWidth(max(0, min(self._how.sizeHint().width(), left)))
        self.return_now.setFixedWidth(button)
        self._first.setDirection(BELOW if form.is_below else BESIDE)
        self.coverage.setVisible(form.is_whole and not self._unpenalized.text())
        self.bar.setVisible(form.has_bar)
        for line in (self._first, self._line):
            line.setSpacing(px(form.gap))
        self._fit_second(room)

    def _say_return(self, form: _Form) -> int:
        """Set the button's words; return the width of its longest ones, so that nothing moves when
        they change."""
        partial = translate("Decks", "Return now, {count} of {decks} counted")
        partial = partial.format(count=self._counted, decks=self._decks)
        key = key_text("Ctrl+R") if form.is_whole else ""
        self.return_now.set_words(partial, key=key)
        width = self.return_now.sizeHint().width()
        is_whole = self._counted == self._decks
        words = translate("Decks", "Return now") if is_whole else partial
        self.return_now.set_words(words, key=key)
        return width

    def _say_how(self, form: _Form) -> None:
        said = () if form.has_bar else self.bar.words()
        is_told = form.has_bar or self.bar.state is TimeBoxState.WITHIN
        self._how.set_token("text-muted" if is_told else self.bar.token)
        self._how.setText(" · ".join(part for part in (*said, self._said_how) if part))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        names, column = QVBoxLayout(), QVBoxLayout(self)
        line, first, second, third = self._line, self._first, self._second, QHBoxLayout()
        told, left_open = QHBoxLayout(), QHBoxLayout()
        names.addStretch(1)
        names.addWidget(self._title)
        names.addWidget(self._how)
        names.addStretch(1)
        middle = Qt.AlignmentFlag.AlignVCenter
        line.addLayout(names, 1)
        line.addWidget(self.watch, 0, middle)
        line.addWidget(self.bar, 4, middle)
        first.addLayout(line, 1)
        first.addWidget(self.return_now, 0, middle)
        told.addWidget(self._sign, 0, middle)
        told.addWidget(self._returned, 1, middle)
        left_open.addWidget(self._unpenalized_sign, 0, middle)
        left_open.addWidget(self._unpenalized, 1, middle)
        left_open.addSpacerItem(self._gap)
        left_open.addWidget(self.coverage, 0, middle)
        second.addLayout(told, 1)
        second.addLayout(left_open)
        third.addWidget(self._warning_sign, 0, middle)
        third.addWidget(self._warning, 1, middle)
        column.addLayout(first)
        column.addLayout(second)
        column.addLayout(third)
        scaled.keep(names, (0, 0, 0, 0), 4)
        scaled.keep(first, (24, 0, 24, 0), WIDE)
        scaled.keep(second, (24, 0, 12, 0), 7)
        for part in (told, left_open):
            scaled.keep(part, (0, 0, 0, 0), 7)
        scaled.keep(third, (24, 0, 24, 0), 7)
        scaled.keep(column, (0, 18, 0, 8), 10)
