"""The chosen clock's card: 72 pt digits (54 on a small page), its end, the bar and buttons."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.clock.snapshot import ClockState
from judgekit.ui.clock.cards.card import ClockCard
from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.clock.cards.main_card_pen import MainCardPen
from judgekit.ui.clock.cards.main_card_room import (
    BESIDE,
    LINE,
    DigitsRoom,
    beside_overtime,
    digits_room,
    place_buttons,
    place_from_right,
    place_quiet,
    row_beside_end,
    shorten,
)
from judgekit.ui.clock.cards.pen import CardPen
from judgekit.ui.clock.keys import END_KEY, PAUSE_ALL_KEY
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.painting.digits import digits_height, digits_width

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
    height_changed = Signal()
    """Its content takes another height than before."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._is_muted = False
        self._has_sound = True
        self._more = 0
        """Height in pixels that further rows of buttons take."""
        self._height = 0
        self._first_at_top = 0
        """Left edge of the buttons beside the names of a clock in overtime."""
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
        return QSize(self._look.theme.px(560), self._top_of_buttons() + self._below_buttons())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(400), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def digits_font(self) -> QFont:
        """Return the font of the reading."""
        return self._digits_room().font

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
            if self._end.y() < middle:
                right = self._first_at_top - theme.px(12)
        left = pen.badge(middle)
        main = self._main_pen(pen)
        main.names((left, middle), right)
        if self.is_overtime():
            main.overtime()
        else:
            main.lines(main.ending() + theme.px(16))
            main.bar()

    def arrange(self) -> None:
        """Position the buttons."""
        facts = self.facts
        if facts is None:
            return
        self._say(facts)
        theme = self._look.theme
        quiet = (self._mute, self._display, self._hall)
        room = QRect(self.inset(), 0, self.width() - theme.px(20) - self.inset(), 1)
        for button in (self._go, self._correct, self._other, *quiet):
            button.stand_on_fill("overtime-digits" if self.is_overtime() else "")
        if self.is_overtime():
            self._end.show()
            self._more = 0
            self._place_end(room)
            own = self._other if facts.is_draft else self._correct
            (self._correct if facts.is_draft else self._other).hide()
            beside_end = row_beside_end(theme, facts, self._end.geometry(), room)
            shown = place_from_right(theme, beside_end, (self._go, own))
            self._first_at_top = min(each.x() for each in (self._end, *shown))
            share = self._digits_room()
            digits = round(self.digits_place()[0]) + digits_width(share.font, self._reading())
            edges = digits + theme.px(BESIDE), self.inset()
            said, middle = beside_overtime(theme, facts, share, edges, is_small=self.is_small)
            row = QRect(said + theme.px(16), middle - theme.measure("button") // 2, 1, 1)
            row.setRight(room.right() + theme.px(8))
            # Without the button that pauses this clock, that for all would be taken for it.
            self._hall.setVisible(self._go in shown)
            place_quiet(theme, row, quiet[::-1] if self._go in shown else quiet[-2::-1])
        else:
            for button in quiet:
                button.show()
            at_left = self._at_left(facts)
            taken = sum(each.sizeHint().width() + theme.px(8) for each in at_left)
            shorten(theme, quiet, room.width() - taken)
            room.moveTop(self._top_of_buttons())
            self._more = place_buttons(theme, room, at_left, quiet)
        if self.sizeHint().height() != self._height:
            self._height = self.sizeHint().height()
            self.height_changed.emit()

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

    def _digits_room(self) -> DigitsRoom:
        theme = self._look.theme
        room = self.width() - self.inset() - theme.px(12)
        if self.facts is None:
            return DigitsRoom(theme.font("clock", bold=True), lines_below=0)
        return digits_room(theme, self.facts, room, is_small=self.is_small)

    def _main_pen(self, pen: CardPen) -> MainCardPen:
        place, room = self.digits_place(), self._digits_room()
        width = digits_width(room.font, self._reading())
        beside = round(place[0]) + width + self._look.theme.px(BESIDE)
        return MainCardPen(pen, room, self.is_small, beside, round(place[1]), self._bar_room())

    def _line_below(self) -> int:
        """Height of the lines below the digits, in pixels; 0 without any."""
        return self._look.theme.px(LINE * self._digits_room().lines_below)

    def _top_of_buttons(self) -> int:
        """Return the upper edge of the first row of buttons; in overtime they are above."""
        theme = self._look.theme
        if self.is_overtime():
            return theme.px(124 if self.is_small else 196) + self._line_below()
        return theme.px(130 if self.is_small else 176) + self._line_below()

    def _below_buttons(self) -> int:
        """Return the height from there to the card's lower edge."""
        theme = self._look.theme
        rest = 0 if self.is_overtime() else theme.measure("button") + theme.px(14)
        if self.is_small and not self.is_overtime():
            rest += theme.px(4)
        return rest + self._more

    def _place_end(self, room: QRect) -> None:
        """Place the button of a clock in overtime beside its names, or below all else."""
        theme = self._look.theme
        size = self._end.sizeHint()
        left = room.right() + 1 - size.width()
        if left > self.inset() + theme.px(NAMES):
            top = theme.px(8 if self.is_small else 14)
            self._end.setGeometry(left, top, size.width(), size.height())
            return
        width = min(size.width(), room.width())
        self._end.setGeometry(room.left(), self._top_of_buttons(), width, size.height())
        self._more = size.height() + theme.px(14)

    def _bar_room(self) -> QRect:
        theme = self._look.theme
        top = theme.px(118 if self.is_small else 156) + self._line_below()
        left = self.inset()
        return QRect(left, top, self.width() - theme.px(20) - left, theme.px(6))
