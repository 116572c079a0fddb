"""Painted parts of the report that are no lists: heads, legend, times, calls over the day."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken, spoken_as
from judgekit.ui.tournament.report.lists import (
    RoundDelegate,
    paint_doing,
    strip_rooms,
)
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.views.report.calls_over_day import OpenedCalls
from judgekit.views.report.screen_rows import StripPicture
from judgekit.views.report.strips import Doing
from judgekit.views.words.instants import time_of_day
from judgekit.views.words.reports import DOINGS

CHART, AXIS, PITCH = 112, 22, 32
BOTTOM = Qt.AlignmentFlag.AlignBottom
WRAPS = Qt.TextFlag.TextWordWrap


class _Painted(QWidget):
    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.theme.px(120), self.sizeHint().height())

    def small(self) -> QFontMetrics:
        """Return the measures of small text."""
        return QFontMetrics(self.look.theme.font("small"))


class RoundHeads(_Painted):
    """The heads of the rounds' columns, each of at most two lines."""

    def __init__(self, look: Look, delegate: RoundDelegate) -> None:
        super().__init__(look)
        self._delegate = delegate

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.StaticText, name=", ".join(self._delegate.heads))

    def sizeHint(self) -> QSize:
        return QSize(self.look.theme.px(240), 2 * self.small().height() + self.look.theme.px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        row = self.rect().adjusted(0, 0, 0, -theme.px(5))
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        sides = (left, right, right, right, left, right)
        rooms = self._delegate.columns(row)
        for head, room, side in zip(self._delegate.heads, rooms, sides, strict=True):
            painter.drawText(room, int(side | BOTTOM | WRAPS), head)
        line = QRect(0, self.height() - 1, self.width(), 1)
        fill(painter, line, theme.color("line-strong"))


class StripLegend(_Painted):
    """What the forms in the strips mean."""

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        words = interface_words()
        said = ", ".join(words.say(DOINGS[doing]) for doing in Doing)
        return Spoken(Role.StaticText, name=said)

    def sizeHint(self) -> QSize:
        return QSize(self._width(), self.look.theme.px(24))

    def _width(self) -> int:
        theme, words = self.look.theme, interface_words()
        said = (self.small().horizontalAdvance(words.say(each)) for each in DOINGS.values())
        return sum(each + theme.px(46) for each in said)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, words = self.look.theme, interface_words()
        painter = QPainter(self)
        _, room = strip_rooms(theme, self.rect())
        # Where there is little room, the legend begins at the edge.
        left = room.left() if room.left() + self._width() <= self.width() else 0
        for doing in Doing:
            high = theme.px(10)
            bar = QRect(left, (self.height() - high) // 2, theme.px(20), high)
            paint_doing(painter, theme, doing, bar)
            said = words.say(DOINGS[doing])
            left = bar.right() + theme.px(6)
            wide = self.small().horizontalAdvance(said)
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text"))
            line = QRect(left, 0, wide + 2, self.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, said)
            left += wide + theme.px(20)
        fill(painter, QRect(0, self.height() - 1, self.width(), 1), theme.color("line-strong"))


class StripTimes(_Painted):
    """When the round started, and when time was up."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._picture: StripPicture | None = None

    def show_picture(self, picture: StripPicture) -> None:
        """Show the times of this round."""
        self._picture = picture
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        times = (self._picture.start, self._picture.end) if self._picture else ()
        return Spoken(Role.StaticText, name=", ".join(times))

    def sizeHint(self) -> QSize:
        return QSize(self.look.theme.px(240), self.look.theme.px(AXIS))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, picture = self.look.theme, self._picture
        if picture is None:
            return
        painter = QPainter(self)
        _, room = strip_rooms(theme, self.rect())
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, picture.start)
        if picture.time is None:
            return
        bold = theme.font("small", bold=True)
        wide = QFontMetrics(bold).horizontalAdvance(picture.end) + 2
        least = room.left() + self.small().horizontalAdvance(picture.start) + theme.px(8)
        left = room.left() + round(picture.time * room.width()) - wide // 2
        left = min(max(left, least), self.width() - wide)
        painter.setFont(bold)
        painter.setPen(theme.color("text"))
        line = QRect(left, 0, wide, self.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, picture.end)


class CallsChart(_Painted):
    """How many calls were opened in every half hour."""

    as_spoken = spoken_as(Role.Chart)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._calls: Sequence[OpenedCalls] = ()

    def show_calls(self, calls: Sequence[OpenedCalls]) -> None:
        """Show these calls."""
        self._calls = calls
        said = (f"{time_of_day(each.since)}: {each.count}" for each in calls if each.count)
        self.setAccessibleName("; ".join(said))
        self.setVisible(bool(calls))
        self.update()

    def sizeHint(self) -> QSize:
        theme = self.look.theme
        return QSize(theme.px(240), theme.px(CHART + AXIS + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._calls:
            return
        theme = self.look.theme
        painter = QPainter(self)
        step = max(1, -(-max(each.count for each in self._calls) // 2))
        left = self.small().horizontalAdvance("000") + theme.px(8)
        base, tall = theme.px(CHART + 6), theme.px(CHART)
        painter.setFont(theme.font("small"))
        for value in (0, step, 2 * step):
            y = base - tall * value // (2 * step)
            token = "line" if value else "line-strong"
            fill(painter, QRect(left, y, self.width() - left, 1), theme.color(token))
            painter.setPen(theme.color("text-muted"))
            line = QRect(0, y - theme.px(10), left - theme.px(8), theme.px(20))
            side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(line, side, str(value))
        pitch = min(theme.px(PITCH), (self.width() - left) / len(self._calls))
        for place, each in enumerate(self._calls):
            high = round(tall * each.count / (2 * step))
            at = left + round(place * pitch + pitch * 0.1)
            bar = QRect(at, base - high, max(1, round(pitch * 0.8)), high)
            if high:
                fill(painter, bar, theme.color("accent"))
        self._paint_times(painter, left, base, pitch)

    def _paint_times(self, painter: QPainter, left: int, base: int, pitch: float) -> None:
        theme = self.look.theme
        wide = self.small().horizontalAdvance("00:00") + 2
        painter.setPen(theme.color("text-muted"))
        every = max(1, -(-(wide + theme.px(10)) // max(1, round(pitch))))
        for place in range(0, len(self._calls), every):
            at = min(left + round(place * pitch), self.width() - wide)
            line = QRect(at, base + theme.px(2), wide, theme.px(AXIS))
            painter.drawText(
                line, Qt.AlignmentFlag.AlignVCenter, time_of_day(self._calls[place].since)
            )
