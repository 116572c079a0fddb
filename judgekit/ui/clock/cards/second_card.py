"""A clock beside the chosen one: a small card, or a single line."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.clock.snapshot import ClockState
from judgekit.ui.clock.cards.card import ClockCard
from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.clock.cards.pen import CardPen
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.painting.digits import digits_height, digits_width
from judgekit.ui.widgets.painting.strokes import paint_ring
from judgekit.ui.words.signs import CLOCK_SIGNS
from judgekit.ui.words.wording import clock_state_words

WIDE, LOW, LOWEST = 300, 110, 62
"""In design pixels: least width for large digits; heights below which two lines fit, or one."""
LINE_DIGITS = 15
"""Size of the digits where only one line fits, in points."""
NOTE_LINE = 18
"""Height of one line of the note."""


class SecondCard(ClockCard):
    """Card of another clock; Enter or a click chooses it, a double click shows its board."""

    board_wanted = Signal(str)
    """The clock to show on the main card and the board."""
    go_wanted = Signal(str)
    """The clock to pause, resume or start."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._go = Button(look, parent=self)
        self._go.clicked.connect(self._want_go)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(336), self._look.theme.px(64))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(180), self._look.theme.px(56))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def digits_font(self) -> QFont:
        """Return the font of the reading."""
        theme = self._look.theme
        if self.is_lowest():
            return self.fitting_digits(LINE_DIGITS, self.width() - theme.px(20))
        is_large = self.width() >= theme.px(WIDE) and not self.is_low() and not self.is_small
        return theme.font("stopwatch" if is_large else "digits", bold=True)

    def digits_place(self) -> tuple[float, float]:
        """Return where the baseline of the reading begins."""
        theme = self._look.theme
        height = digits_height(self.digits_font())
        if self.is_lowest():
            width = digits_width(self.digits_font(), self._reading())
            left = self.width() - theme.px(12) - width
            return float(left), float((self.height() + height) // 2)
        if self.is_low():
            return float(self.inset()), float(self.height() - theme.px(10))
        if self.is_small:
            top = theme.px(36 if self.is_overtime() else 48)
            return float(self.inset()), float(top + height)
        if self._go.isHidden():
            below = theme.px(42) + len(self._lines_below()) * theme.px(NOTE_LINE)
            return float(self.inset()), float(self.height() - below)
        return float(self.inset()), float(theme.px(64) + height)

    def is_low(self) -> bool:
        """Whether only two lines fit."""
        return self.height() < self._look.theme.px(LOW)

    def is_lowest(self) -> bool:
        """Whether only one line fits."""
        return self.height() < self._look.theme.px(LOWEST)

    def arrange(self) -> None:
        """Position the button."""
        if self.facts is None:
            return
        theme = self._look.theme
        words, icon = {
            ClockState.RUNNING: (self.tr("Pause"), "paused"),
            ClockState.OVERTIME: (self.tr("Pause"), "paused"),
            ClockState.PAUSED: (self.tr("Resume"), "running"),
        }.get(self.facts.state, (self.tr("Start"), "running"))
        name = self.tr("{do}: {clock}").format(do=words, clock=self.facts.title)
        key = key_text("Shift+Space") if self.facts.has_second_key else ""
        if self.facts.is_chosen:
            key = key_text("Space")
        self._go.set_words(words, key=key, name=name)
        self._go.set_icon(icon)
        self._go.stand_on_fill("overtime-digits" if self.is_overtime() else "")
        size = self._go.sizeHint()
        top = self.height() - theme.px(14) - size.height()
        self._go.setGeometry(self.inset(), top, size.width(), size.height())
        fits = self.inset() + size.width() + theme.px(12) <= self.width()
        self._go.setVisible(fits and self.height() >= theme.px(200))

    def paint_facts(self, pen: CardPen, facts: CardFacts) -> None:
        """See `ClockCard`."""
        theme = self._look.theme
        if self.is_lowest():
            self._paint_one_line(pen, facts)
            return
        right = self.width() - theme.px(12)
        middle = theme.px(18 if self.is_low() else 24)
        left = pen.badge(middle)
        end = pen.write(facts.title, (left, middle), theme.font(bold=True), pen.ink(), right=right)
        muted = pen.ink("text-muted")
        if self.is_low():
            state_at = round(self.digits_place()[0]) + theme.px(120)
            line = self.height() - theme.px(20)
            after = pen.state(state_at, line)
            small = theme.font("small")
            place = (after + theme.px(8), line)
            pen.write(facts.note, place, small, muted, right=right)
            return
        font = theme.font()
        has_room = end + theme.px(10) + self.fontMetrics().horizontalAdvance(facts.subtitle) < right
        if has_room:
            pen.write(facts.subtitle, (end + theme.px(10), middle), font, muted)
        elif not self.is_small:
            small = theme.font("small")
            pen.write(facts.subtitle, (self.inset(), theme.px(44)), small, muted)
        self._paint_state_and_note(pen, facts)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus() or (self.facts is not None and self.facts.is_chosen):
            theme = self._look.theme
            paint_ring(QPainter(self), theme, self.rect(), theme.measure("radius-card"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.facts is not None:
            self.chosen.emit(self.facts.clock)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.facts is not None:
            self.board_wanted.emit(self.facts.clock)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _paint_one_line(self, pen: CardPen, facts: CardFacts) -> None:
        theme = self._look.theme
        middle = self.height() // 2
        digits = round(self.digits_place()[0])
        if digits < self.inset() + theme.px(48):
            return
        icon = digits - theme.px(24)
        pen.state_icon(icon, middle)
        left = pen.badge(middle)
        bold = theme.font(bold=True)
        words = clock_state_words(facts.state)
        said = QFontMetrics(bold).horizontalAdvance(words)
        end = icon - theme.px(8)
        if left + QFontMetrics(bold).horizontalAdvance(facts.title) + said + theme.px(24) < end:
            pen.write(words, (end - said, middle), bold, pen.ink(CLOCK_SIGNS[facts.state].token))
            end -= said + theme.px(16)
        pen.write(facts.title, (left, middle), bold, pen.ink(), right=end)

    def _paint_state_and_note(self, pen: CardPen, facts: CardFacts) -> None:
        theme = self._look.theme
        baseline = round(self.digits_place()[1])
        middle = baseline + theme.px(22)
        after = pen.state(self.inset(), middle)
        small, muted = theme.font("small"), pen.ink("text-muted")
        lines = self._lines_below()
        if not lines:
            pen.write(facts.note, (after + theme.px(10), middle), small, muted)
        below = middle + theme.px(22)
        for line in lines:
            pen.write(line, (self.inset(), below), small, muted)
            below += theme.px(NOTE_LINE)

    def _lines_below(self) -> tuple[str, ...]:
        """Return the note in lines below the state; none where it fits beside it."""
        facts, theme = self.facts, self._look.theme
        if facts is None or not facts.note:
            return ()
        width = QFontMetrics(theme.font("small")).horizontalAdvance(facts.note)
        said = clock_state_words(facts.state)
        state = theme.px(23 + 10) + QFontMetrics(theme.font(bold=True)).horizontalAdvance(said)
        room = self.width() - theme.px(12) - self.inset()
        if state + width <= room:
            return ()
        return (facts.note,) if width <= room else tuple(facts.note.split(" · "))

    def _want_go(self) -> None:
        if self.facts is not None:
            self.go_wanted.emit(self.facts.clock)
