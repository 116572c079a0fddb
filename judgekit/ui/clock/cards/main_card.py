"""The chosen clock's card: 72 pt digits (54 on a small page), its end, the bar and buttons."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.clock.snapshot import ClockState
from judgekit.ui.clock.cards.card import ClockCard
from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.clock.cards.pen import CardPen
from judgekit.ui.clock.keys import END_KEY, PAUSE_ALL_KEY
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.painting.digits import digits_height, digits_width

DIGITS, SMALL_DIGITS = 72, 54
NAMES = 140
"""Least width of the names beside the button of a clock in overtime, in design pixels."""


class MainCard(ClockCard):
    """Card of the chosen clock; its buttons emit signals that the page handles."""

    go_wanted = Signal()
    """Start, pause or resume, depending on the clock's state."""
    correct_wanted = Signal()
    end_wanted = Signal()
    other_wanted = Signal()
    """Start with other values than those proposed; during a draft, open the draft caller."""
    display_wanted = Signal()
    mute_wanted = Signal()
    hall_wanted = Signal()
    """Pause all clocks, or resume them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._is_muted = False
        self._has_sound = True
        self._go = Button(look, kind=ButtonKind.FILLED, parent=self)
        self._correct = Button(look, parent=self)
        self._end = Button(look, parent=self)
        self._other = Button(look, parent=self)
        self._hall = Button(look, icon="paused", kind=ButtonKind.QUIET, parent=self)
        self._display = Button(look, icon="display", kind=ButtonKind.QUIET, parent=self)
        self._mute = Button(look, icon="bell-off", kind=ButtonKind.QUIET, parent=self)
        self._hall.clicked.connect(self.hall_wanted)
        self._go.clicked.connect(self.go_wanted)
        self._correct.clicked.connect(self.correct_wanted)
        self._end.clicked.connect(self.end_wanted)
        self._other.clicked.connect(self.other_wanted)
        self._display.clicked.connect(self.display_wanted)
        self._mute.clicked.connect(self.mute_wanted)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_sound(self, *, is_muted: bool, has_sound: bool) -> None:
        """Set whether alarms are only visible: muted, or no sound on this machine."""
        if (is_muted, has_sound) != (self._is_muted, self._has_sound):
            self._is_muted, self._has_sound = is_muted, has_sound
            self.arrange()
            self.update()

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        if not self.is_small:
            height = 196 if self.is_overtime() else 222
        else:
            height = 124 if self.is_overtime() else 180
        return QSize(theme.px(560), theme.px(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(400), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def digits_font(self) -> QFont:
        """Return the font of the reading."""
        theme = self._look.theme
        size = SMALL_DIGITS if self.is_small else DIGITS
        return self.fitting_digits(size, self.width() - self.inset() - theme.px(12))

    def digits_place(self) -> tuple[float, float]:
        """Return where the baseline of the reading begins."""
        theme = self._look.theme
        top = theme.px(42) if self.is_small else theme.px(58)
        return float(self.inset() - theme.px(8)), float(top + digits_height(self.digits_font()))

    def ticking(self) -> tuple[QRect, ...]:
        """Rectangles of the digits, the bar and the next alarm."""
        digits, *_ = super().ticking()
        places = [digits]
        if self.facts is not None and self.facts.part is not None:
            places.append(self._bar_room())
        if self.facts is not None and self.facts.alarm:
            height = self._look.theme.px(36)
            places.append(QRect(self.width() // 2, 0, self.width() // 2, height))
        return tuple(places)

    def paint_facts(self, pen: CardPen, facts: CardFacts) -> None:
        """See `ClockCard`."""
        theme = self._look.theme
        middle = theme.px(24)
        right = self.width() - theme.px(20)
        words = self._alarm_words(facts, right - self.inset()) if facts.alarm else ""
        if words and not self.is_overtime():
            start = pen.write_right(words, right, middle, "text-muted")
            icon = "bell-off" if self._is_muted or not self._has_sound else "bell"
            left = start - theme.px(24)
            pen.icon(icon, left, middle, "text-muted", 16)
            right = left - theme.px(12)
        elif self.is_overtime():
            right = self.width() - theme.px(20)
            if not self._end.isHidden():
                right = self._end.x() - theme.px(12)
        left = pen.badge(middle)
        bold = theme.font(bold=True)
        left = pen.write(facts.title, (left, middle), bold, pen.ink(), right=right)
        muted = pen.ink("text-muted")
        place = (left + theme.px(10), middle)
        pen.write(facts.subtitle, place, theme.font(), muted, right=right)
        if self.is_overtime():
            self._paint_overtime(pen, facts)
        else:
            end = self._paint_ending(pen, facts)
            self._paint_lines(pen, facts, end + theme.px(16))
            self._paint_bar(pen, facts)

    def arrange(self) -> None:
        """Position the buttons."""
        facts = self.facts
        if facts is None:
            return
        self._say(facts)
        theme = self._look.theme
        top = self.height() - theme.px(18 if self.is_small else 14) - theme.measure("button")
        if self.is_overtime():
            for button in (
                *(self._go, self._correct, self._other),
                *(self._display, self._mute, self._hall),
            ):
                button.hide()
            size = self._end.sizeHint()
            place = theme.px(8 if self.is_small else 14)
            end = self.width() - theme.px(20) - size.width()
            self._end.setGeometry(end, place, size.width(), size.height())
            # In a narrow card beside a panel the names come first; the key goes on working.
            self._end.setVisible(end > self.inset() + theme.px(NAMES))
            return
        left = self.inset()
        room = self.width() - theme.px(20)
        for button in self._at_left(facts):
            size = button.sizeHint()
            button.setGeometry(left, top, size.width(), size.height())
            left += size.width() + theme.px(8)
        quiet = (self._mute, self._display, self._hall)
        needed = sum(button.sizeHint().width() + theme.px(4) for button in quiet)
        if room - needed < left:
            for button in quiet:
                button.set_words("", key="", name=button.accessibleName())
        for button in quiet:
            size = button.sizeHint()
            place = room - size.width() + theme.px(8)
            button.setGeometry(place, top, size.width(), size.height())
            button.setVisible(place >= left)
            room -= size.width() + theme.px(4)

    # -- inside

    def _at_left(self, facts: CardFacts) -> list[Button]:
        """Return the buttons that apply now, and hide the others."""
        shown = [self._go]
        if facts.state in (ClockState.RUNNING, ClockState.PAUSED):
            if facts.is_draft:
                shown.append(self._other)
            elif facts.part is not None:
                shown.append(self._correct)
            shown.append(self._end)
        else:
            shown.append(self._other)
        for button in (self._go, self._correct, self._end, self._other):
            button.setVisible(button in shown)
        return shown

    def _say(self, facts: CardFacts) -> None:
        space = key_text("Space") if facts.is_chosen else ""
        if facts.has_second_key:
            space = key_text("Shift+Space")
        go, icon = {
            ClockState.RUNNING: (self.tr("Pause"), "paused"),
            ClockState.PAUSED: (self.tr("Resume"), "running"),
            ClockState.OVERTIME: (self.tr("Pause"), "paused"),
        }.get(facts.state, (self.tr("Start"), "running"))
        if facts.state is ClockState.ENDED and facts.proposal is not None:
            go = self.tr("Start round {number}").format(number=facts.proposal.number)
        self._go.set_words(go, key=space)
        self._go.set_icon(icon)
        # The keys stand where they act: on the chosen clock, which may be one beside this one.
        correct_key = "±" if facts.is_chosen else ""
        name = self.tr("Correct the clock")
        self._correct.set_words(self.tr("Correct"), key=correct_key, name=name)
        overtime = facts.state is ClockState.OVERTIME
        over = self.tr("End round") if facts.is_round else self.tr("End")
        end = over if overtime else self.tr("End early")
        self._end.set_words(end, key=key_text(END_KEY) if facts.is_chosen else "")
        self._end.stand_on_fill("overtime-digits" if overtime else "")
        if facts.is_draft and facts.state is not ClockState.ENDED:
            self._other.set_words(self.tr("Draft caller"), key="D")
        else:
            self._other.set_words(self.tr("Other timer…"), key="N")
        self._display.set_words(self.tr("Public display"), key="F11")
        name = self.tr("Pause or resume all clocks")
        self._hall.set_words(self.tr("All clocks"), key=key_text(PAUSE_ALL_KEY), name=name)
        self._mute.set_words(self.tr("Sound on") if self._is_muted else self.tr("Mute"), key="M")
        self._mute.set_icon("bell" if self._is_muted else "bell-off")

    def _alarm_words(self, facts: CardFacts, room: int) -> str:
        """Return the next alarm, preceded by why it won't be heard.

        Only the latter, or nothing, where the clock's names need the space.
        """
        whole, why = facts.alarm, ""
        if self._is_muted or not self._has_sound:
            why = self.tr("Muted") if self._is_muted else self.tr("No sound")
            whole = self.tr("{why}. {alarm}").format(why=why, alarm=facts.alarm)
        theme = self._look.theme
        names = QFontMetrics(theme.font(bold=True)).horizontalAdvance(facts.title)
        names += QFontMetrics(theme.font()).horizontalAdvance(facts.subtitle) + theme.px(76)
        said = QFontMetrics(theme.font("small")).horizontalAdvance(whole)
        return whole if names + said <= room else why

    def _right_of_digits(self) -> int:
        width = digits_width(self.digits_font(), self._reading())
        return round(self.digits_place()[0]) + width + self._look.theme.px(34)

    def _paint_overtime(self, pen: CardPen, facts: CardFacts) -> None:
        theme = self._look.theme
        if self.is_small:
            left = self._right_of_digits() - theme.px(12)
            pen.state(left, theme.px(66), size="title")
            pen.write(facts.note, (left, theme.px(90)), theme.font(), pen.ink())
            return
        middle = self.height() - theme.px(30)
        end = pen.state(self.inset(), middle, size="title")
        pen.write(facts.note, (end + theme.px(16), middle), theme.font(), pen.ink())

    def _paint_ending(self, pen: CardPen, facts: CardFacts) -> int:
        """Paint state and end right of the digits; return the right edge."""
        theme = self._look.theme
        left = self._right_of_digits()
        small = theme.font("small")
        if self.is_small:
            end = pen.state(left, theme.px(54))
            place = (end + theme.px(10), theme.px(54))
        else:
            pen.state(left, theme.px(60))
            place = (left, theme.px(90))
        right = pen.write(facts.label, place, small, "text-muted")
        if facts.time:
            baseline = round(self.digits_place()[1])
            room = self.width() - theme.px(12) - left
            fonts = [theme.font(size, bold=True) for size in ("digits", "title", "text")]
            fitting = [each for each in fonts if _width(each, facts.time) <= room]
            # Half a time of day would be read as another.
            for font in fitting[:1]:
                middle = baseline - digits_height(font) // 2
                token = "text-muted" if facts.state is not ClockState.RUNNING else "text"
                right = max(right, pen.write(facts.time, (left, middle), font, token))
        return right

    def _paint_lines(self, pen: CardPen, facts: CardFacts, left: int) -> None:
        """Paint the small lines at the right, if all of them fit."""
        theme = self._look.theme
        metrics = QFontMetrics(theme.font("small"))
        widest = max((metrics.horizontalAdvance(line) for line in facts.lines), default=0)
        if self.width() - theme.px(20) - widest < left:
            return
        right = self.width() - theme.px(20)
        step = theme.measure("line-text") if not self.is_small else theme.px(18)
        last = round(self.digits_place()[1]) - theme.px(6)
        for up, words in enumerate(reversed(facts.lines)):
            pen.write_right(words, right, last - up * step, "text-muted")

    def _bar_room(self) -> QRect:
        theme = self._look.theme
        top = theme.px(118) if self.is_small else theme.px(156)
        left = self.inset()
        return QRect(left, top, self.width() - theme.px(20) - left, theme.px(6))

    def _paint_bar(self, pen: CardPen, facts: CardFacts) -> None:
        if facts.part is None:
            return
        theme, painter = self._look.theme, pen.painter
        room = QRectF(self._bar_room())
        radius = room.height() / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QPainterPath()
        whole.addRoundedRect(room, radius, radius)
        painter.setClipPath(whole)
        ground = "line"
        painter.fillRect(room, theme.color(ground))
        done = QRectF(room)
        done.setWidth(room.width() * facts.part)
        token = "accent" if facts.state is ClockState.RUNNING else "line-strong"
        painter.fillRect(done, theme.color(token))
        for mark in facts.marks:
            gap = QRectF(room.left() + room.width() * mark - 1, room.top(), 2, room.height())
            painter.fillRect(gap, theme.color("surface"))
        painter.restore()


def _width(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text)
