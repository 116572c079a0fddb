"""What a caller reads from a distance: the seconds as large as they fit, and the call."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.clock.draft.words import DraftLines
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.painting.digits import (
    digits_height,
    digits_rect,
    digits_width,
    paint_digits,
)

MOST, LEAST = 360.0, 42.0
"""Font sizes of the seconds, in points."""
TITLE, LINE, ICON = 21.0, 13.0, 26
"""Font sizes of the call and of the lines below it, in points; size of the icon, in pixels."""


class _Fit(NamedTuple):
    """Distances between the seconds and the call and between rows, in design pixels, and the part
    of the rows' font sizes."""

    above: int
    gap: int
    part: float


FITS = (_Fit(22, 8, 1.0), _Fit(10, 3, 1.0), _Fit(10, 3, 0.85), _Fit(10, 3, 0.7))
"""From the usual one to that for the least height."""
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class _Row(msgspec.Struct, frozen=True):
    """A line of text and its style."""

    words: str
    points: float
    token: str
    bold: bool = False
    icon: str = ""


class DraftView(QWidget):
    """Paints the call; each second only the digits are repainted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines = DraftLines("", "")
        self._paused = ""
        self._left = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)

    def show_lines(self, lines: DraftLines, paused: str) -> None:
        """Show these lines; `paused` is the text of a paused draft, empty while it runs."""
        before, self._lines = self._lines, lines
        was_paused, self._paused = self._paused, paused
        still = (before.call, before.following, before.booster, len(before.seconds), was_paused)
        if still != (lines.call, lines.following, lines.booster, len(lines.seconds), paused):
            said = (paused, lines.call, lines.cards, lines.passing, lines.booster, lines.following)
            self.setAccessibleName(", ".join(part for part in said if part))
            self.updateGeometry()
            self.update()
        elif before.seconds != lines.seconds:
            font, place = self._digits()
            self.update(digits_rect(font, place, lines.seconds))

    def take_room(self, left: int) -> None:
        """Need no more of a low window than is left for it, in pixels, nor less than the rows
        need."""
        self._left = left
        self.updateGeometry()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.Clock, detail=self._lines.seconds)

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(480), theme.px(420))

    def minimumSizeHint(self) -> QSize:
        least = max(self._left, self._least_height(FITS[-1]))
        return QSize(self._look.theme.px(240), min(least, self._least_height(FITS[0])))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        font, place = self._digits()
        colour = theme.color("text-muted" if self._paused else "text")
        paint_digits(painter, font, colour, place, self._lines.seconds)
        if digits_rect(font, place, self._lines.seconds).contains(event.rect()):
            return
        fit = self._fit()
        top = round(place[1]) + theme.px(fit.above)
        for row in self._rows():
            top = self._paint_row(painter, top, row, fit)

    # -- inside

    def _rows(self) -> list[_Row]:
        """Return the lines below the seconds."""
        lines = self._lines
        call = " · ".join(part for part in (lines.call, lines.cards) if part)
        direction = f"arrow-{lines.direction}" if lines.direction else ""
        rows = [
            _Row(self._paused, LINE, "attention", icon="paused"),
            _Row(call, TITLE, "text", bold=True),
            _Row(lines.passing, LINE, "text", icon=direction),
            _Row(lines.booster, LINE, "text-muted"),
            _Row(lines.following, LINE, "text-muted"),
        ]
        return [row for row in rows if row.words]

    def _room(self, row: _Row, fit: _Fit) -> tuple[QFont, QRect]:
        """Return the font of a row, reduced if that makes it fit, and its rectangle.

        The rectangle is at the top of the widget, with several lines where the text still doesn't
        fit.
        """
        theme = self._look.theme
        left = theme.px(ICON + 8) if row.icon else 0
        width = max(1, self.width() - left)
        for part in (each for each in (1.0, 0.85, 0.7) if each <= fit.part):
            font = theme.sized_font(row.points * part, bold=row.bold)
            if QFontMetrics(font).horizontalAdvance(row.words) < width:
                break
        box = QRect(left, 0, width, 10_000)
        height = QFontMetrics(font).boundingRect(box, WRAPPED, row.words).height()
        return font, QRect(left, 0, width, height)

    def _fit(self) -> _Fit:
        """Return the first fit that the height suffices for."""
        height = self.height()
        return next((each for each in FITS if self._least_height(each) <= height), FITS[-1])

    def _least_height(self, fit: _Fit) -> int:
        """Return the height that the smallest seconds need with the rows below them."""
        theme = self._look.theme
        seconds = digits_height(theme.sized_font(LEAST, bold=True))
        return ceil(seconds) + self._below(fit) + theme.px(12)

    def _below(self, fit: _Fit) -> int:
        """Return the height of what is below the seconds."""
        px = self._look.theme.px
        heights = [self._room(row, fit)[1].height() for row in self._rows()]
        return px(fit.above) + sum(heights) + (len(heights) + 1) * px(fit.gap)

    def _spare(self) -> int:
        """Return the height of a line for the pause while there is none, so that the seconds keep
        their size where they can."""
        font = self._look.theme.sized_font(LINE)
        return 0 if self._paused else QFontMetrics(font).height()

    def _digits(self) -> tuple[QFont, tuple[float, float]]:
        """Return the largest font for the seconds, and where their baseline begins."""
        theme = self._look.theme
        words = self._lines.seconds or "00"
        probe = theme.sized_font(100, bold=True)
        taken = self._below(self._fit()) + self._spare() + theme.px(12)
        high = max(1, self.height() - taken)
        # Measure at least two digits, so that the size doesn't jump for the last ten seconds.
        wide = max(digits_width(probe, "00"), digits_width(probe, words))
        fits = min(self.width() / wide, high / QFontMetricsF(probe).capHeight()) * 100
        font = theme.sized_font(min(max(fits, LEAST), MOST), bold=True)
        return font, (0.0, float(theme.px(6) + digits_height(font)))

    def _paint_row(self, painter: QPainter, top: int, row: _Row, fit: _Fit) -> int:
        """Paint one row at that height; return where the next begins."""
        theme = self._look.theme
        font, room = self._room(row, fit)
        if row.icon:
            at = top + (QFontMetrics(font).height() - theme.px(ICON)) // 2
            self._look.paint_icon(painter, row.icon, 0, at, token=row.token, size=ICON)
        painter.setFont(font)
        painter.setPen(theme.color(row.token))
        painter.drawText(room.translated(0, top), WRAPPED, row.words)
        return top + room.height() + theme.px(fit.gap)
