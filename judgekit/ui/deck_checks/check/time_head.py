"""The head above the decks: the checked table and its time box."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.check_snapshot import CheckSnapshot
from judgekit.domain.deck_checks.time_box import TimeBox, TimeBoxState
from judgekit.ui.deck_checks.check.line_spaces import LineSpaces, Spaces
from judgekit.ui.deck_checks.check.time_bar import TimeBar
from judgekit.ui.deck_checks.wording import translate
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
SPACES, LOW_SPACES = Spaces(18, 10, 10), Spaces(5, 4, 2)
"""Usually, and where height is scarce."""
BETWEEN = " · "
DIGITS, SMALL_DIGITS = 42, 27
"""Points."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class _Form(NamedTuple):
    """Form of the first line: the size of the digits, the gap between the parts, whether it has the
    bar (else words replace it), whether the rest is complete: the button with its key, the full
    title; whether the button says the count in figures alone; the size of the title; and whether
    the button has a line of its own."""

    points: int = DIGITS
    gap: int = TIGHT
    has_bar: bool = True
    is_whole: bool = True
    is_short: bool = False
    title: str = "title"
    is_below: bool = False


FORMS = (
    _Form(gap=WIDE),
    _Form(),
    _Form(has_bar=False),
    _Form(SMALL_DIGITS, has_bar=False),
    _Form(SMALL_DIGITS, has_bar=False, is_whole=False),
    _Form(SMALL_DIGITS, has_bar=False, is_whole=False, is_short=True),
    _Form(SMALL_DIGITS, has_bar=False, is_whole=False, is_short=True, title="text"),
    _Form(SMALL_DIGITS, has_bar=False, is_whole=False, is_below=True),
)
"""The first form that fits is used."""


class TimeHead(QWidget):
    """Title, digits, bar and a button to end the check; below, the warning against a full one."""

    return_wanted = Signal()

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
        self._warning_sign = IconLabel(look, "warning", token="attention", size=16)
        self._warning = Label(look, token="attention", wraps=True)
        self._first, self._line = QBoxLayout(BESIDE), QHBoxLayout()
        self._column = QVBoxLayout(self)
        self.spaces = LineSpaces(look, self._column, SPACES, LOW_SPACES)
        self._counted = self._decks = 0
        self._lay_out()
        self.return_now.clicked.connect(self.return_wanted)
        look.changed.connect(self._redress)
        self._redress()

    def show_check(self, title: str, table: str, how: str, warning: str) -> None:
        """Show the check's title, its short form, how it was chosen and when it is made, and the
        warning against a full one."""
        self._titles = title, table
        self._said_how = how
        self._warning.say(warning)
        self._warning_sign.setVisible(bool(warning))
        self._fit()

    def show_return(self, counted: int, decks: int) -> None:
        """Show how many of the decks would return as checked."""
        if (counted, decks) != (self._counted, self._decks):
            self._counted, self._decks = counted, decks
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

    def _fit(self) -> None:
        """Use the first form that fits, so that nothing is cut off; without the bar its words are
        below the title."""
        px = self._look.theme.px
        room = self.width() - 2 * px(24)
        for form in FORMS:
            self.watch.resize_digits(form.points)
            self._title.set_size(form.title)
            self._title.setText(self._titles[0 if form.is_whole else 1])
            button = self._say_return(form)
            bar = self.bar.least_width() + px(form.gap) if form.has_bar else 0
            beside = 0 if form.is_below else button + px(form.gap)
            left = room - self.watch.sizeHint().width() - beside - bar - px(form.gap)
            title = self._title.sizeHint().width()
            if title <= left:
                break
        self._say_how(form, max(left, title))
        self._title.setMinimumWidth(max(0, min(title, left)))
        self._how.setMinimumWidth(max(0, min(self._how.sizeHint().width(), left)))
        self.return_now.setFixedWidth(button)
        self._first.setDirection(BELOW if form.is_below else BESIDE)
        self.bar.setVisible(form.has_bar)
        for line in (self._first, self._line):
            line.setSpacing(px(form.gap))

    def _say_return(self, form: _Form) -> int:
        """Set the button's words; return the width of its longest ones, so that nothing moves when
        they change."""
        said = translate("Decks", "Return now, {count} of {decks} counted")
        partial = said.format(count=self._counted, decks=self._decks)
        shown = translate("Decks", "Return, {count}/{decks}") if form.is_short else said
        shown = shown.format(count=self._counted, decks=self._decks)
        key = key_text("Ctrl+R") if form.is_whole else ""
        self.return_now.set_words(shown, key=key, name=partial)
        width = self.return_now.sizeHint().width()
        if self._counted == self._decks:
            whole = translate("Decks", "Return now")
            self.return_now.set_words(whole, key=key)
            width = max(width, self.return_now.sizeHint().width())
        return width

    def _say_how(self, form: _Form, room: int) -> None:
        said = () if form.has_bar else self.bar.words()
        is_told = form.has_bar or self.bar.state is TimeBoxState.WITHIN
        self._how.set_token("text-muted" if is_told else self.bar.token)
        parts = [part for part in (*said, *self._said_how.split(BETWEEN)) if part]
        metrics = QFontMetrics(self._how.font())
        self._how.whole = BETWEEN.join(parts)
        # What is left out is in the tool tip; half a word says less than none.
        while len(parts) > 1 and metrics.horizontalAdvance(BETWEEN.join(parts)) > room:
            parts.pop()
        self._how.setText(BETWEEN.join(parts))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        names, column = QVBoxLayout(), self._column
        line, first, warning = self._line, self._first, QHBoxLayout()
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
        warning.addWidget(self._warning_sign, 0, middle)
        warning.addWidget(self._warning, 1, middle)
        column.addLayout(first)
        column.addLayout(warning)
        scaled.keep(names, (0, 0, 0, 0), 4)
        scaled.keep(first, (24, 0, 24, 0), WIDE)
        scaled.keep(warning, (24, 0, 24, 0), 7)
