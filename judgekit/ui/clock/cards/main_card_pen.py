"""Painting of the main card: names, what stands beside and below the digits, the bar."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath

from judgekit.domain.clock.snapshot import ClockState
from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.clock.cards.main_card_room import LINE, DigitsRoom
from judgekit.ui.clock.cards.pen import CardPen
from judgekit.ui.widgets.painting.digits import digits_height

LEAST_NAME = 72
"""Least width of the clock's name beside that of its round, in design pixels."""


class MainCardPen(NamedTuple):
    """Paints the main card with `pen`; `beside` is where what stands beside the digits begins,
    `baseline` that of the digits, in pixels."""

    pen: CardPen
    room: DigitsRoom
    is_small: bool
    beside: int
    baseline: int
    bar_room: QRect

    def names(self, place: tuple[int, int], right: int) -> None:
        """Paint the names of clock and round; the clock's gives way."""
        pen, facts, theme = self.pen, self.pen.facts, self.pen.look.theme
        left, middle = place
        gap = theme.px(10)
        beside = _width(theme.font(), facts.subtitle) + gap if facts.subtitle else 0
        end = max(right - beside, left + theme.px(LEAST_NAME))
        bold = theme.font(bold=True)
        left = pen.write(facts.title, (left, middle), bold, pen.ink(), right=end)
        muted = pen.ink("text-muted")
        pen.write(facts.subtitle, (left + gap, middle), theme.font(), muted, right=right)

    def overtime(self) -> None:
        """Paint state and note beside the digits or below them."""
        pen, facts, theme = self.pen, self.pen.facts, self.pen.look.theme
        if self.is_small and not self.room.lines_below:
            left = self.beside - theme.px(12)
            pen.state(left, theme.px(66), size="title")
            pen.write(facts.note, (left, theme.px(90)), theme.font(), pen.ink())
            return
        middle = theme.px(128 if self.is_small else 166)
        left = pen.state(pen.inset, middle, size="title") + theme.px(16)
        if self.room.lines_below > 1:
            left, middle = pen.inset, middle + theme.px(LINE)
        pen.write(facts.note, (left, middle), theme.font(), pen.ink())

    def ending(self) -> int:
        """Paint state and end right of the digits; return the right edge."""
        pen, facts, theme = self.pen, self.pen.facts, self.pen.look.theme
        left = self.beside
        small = theme.font("small")
        if self.room.lines_below:
            middle = self.baseline - digits_height(self.room.font) // 2
            end = pen.state(left, middle)
            self._ending_below()
            return end
        if self.room.is_in_lines:
            pen.state(left, theme.px(50))
            place = (left, theme.px(70))
        elif self.is_small:
            end = pen.state(left, theme.px(54))
            place = (end + theme.px(10), theme.px(54))
        else:
            pen.state(left, theme.px(60))
            place = (left, theme.px(90))
        right = pen.write(facts.label, place, small, "text-muted")
        if facts.time:
            baseline = self.baseline
            room = pen.width - theme.px(12) - left
            fonts = [theme.font(size, bold=True) for size in ("digits", "title", "text")]
            if self.room.is_in_lines:
                del fonts[0]
                baseline = theme.px(97)
            fitting = [each for each in fonts if _width(each, facts.time) <= room]
            # Half a time of day would be read as another.
            for font in fitting[:1]:
                middle = baseline - digits_height(font) // 2
                right = max(right, pen.write(facts.time, (left, middle), font, _time_ink(facts)))
        return right

    def _ending_below(self) -> None:
        pen, facts, theme = self.pen, self.pen.facts, self.pen.look.theme
        middle = self.bar_room.top() - theme.px(15)
        bold = theme.font(bold=True)
        right = pen.width - theme.px(20)
        end = right - _width(bold, facts.time) - theme.px(8) if facts.time else right
        place = (pen.inset, middle)
        end = pen.write(facts.label, place, theme.font("small"), "text-muted", right=end)
        pen.write(facts.time, (end + theme.px(8), middle), bold, _time_ink(facts))

    def lines(self, left: int) -> None:
        """Paint the small lines at the right, if all of them fit."""
        pen, facts, theme = self.pen, self.pen.facts, self.pen.look.theme
        metrics = QFontMetrics(theme.font("small"))
        widest = max((metrics.horizontalAdvance(line) for line in facts.lines), default=0)
        if pen.width - theme.px(20) - widest < left:
            return
        right = pen.width - theme.px(20)
        step = theme.measure("line-text") if not self.is_small else theme.px(18)
        last = self.baseline - theme.px(6)
        for up, words in enumerate(reversed(facts.lines)):
            pen.write_right(words, right, last - up * step, "text-muted")

    def bar(self) -> None:
        """Paint how much of the round is over."""
        pen, facts, theme = self.pen, self.pen.facts, self.pen.look.theme
        if facts.part is None:
            return
        painter = pen.painter
        room = QRectF(self.bar_room)
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


def _time_ink(facts: CardFacts) -> str:
    return "text-muted" if facts.state is not ClockState.RUNNING else "text"


def _width(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text)
