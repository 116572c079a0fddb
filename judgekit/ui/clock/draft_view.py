"""What a caller sees from afar: the seconds as large as they fit, and what is to be called."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.clock.draft_words import DraftLines
from judgekit.ui.look import Look
from judgekit.ui.widgets.digits import digits_height, digits_rect, digits_width, paint_digits

MOST, LEAST = 360.0, 42.0
"""Points of the seconds."""
TITLE, LINE, ICON = 21.0, 13.0, 26
"""Points of the call and of the lines below it, and the size of the arrow, in pixels."""


class DraftView(QWidget):
    """Painted; once a second only the seconds are painted anew."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines = DraftLines("", "")
        self._paused = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_lines(self, lines: DraftLines, paused: str) -> None:
        """Say this; `paused` is what a draft that stands still says, empty while it runs."""
        before, self._lines = self._lines, lines
        was_paused, self._paused = self._paused, paused
        still = (before.call, before.following, before.booster, len(before.seconds), was_paused)
        if still != (lines.call, lines.following, lines.booster, len(lines.seconds), paused):
            said = (paused, lines.call, lines.cards, lines.passing, lines.booster, lines.following)
            self.setAccessibleName(", ".join(part for part in said if part))
            self.update()
        elif before.seconds != lines.seconds:
            font, place = self._digits()
            self.update(digits_rect(font, place, lines.seconds))

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(480), theme.px(420))

    def minimumSizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(280), theme.px(60) + self._below())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.updateGeometry()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, lines = self._look.theme, self._lines
        painter = QPainter(self)
        font, place = self._digits()
        colour = theme.color("text-muted" if self._paused else "text")
        paint_digits(painter, font, colour, place, lines.seconds)
        if digits_rect(font, place, lines.seconds).contains(event.rect()):
            return
        top = round(place[1]) + theme.px(22)
        if self._paused:
            top = self._line(painter, top, self._paused, LINE, "attention", icon="paused")
        call = " · ".join(part for part in (lines.call, lines.cards) if part)
        top = self._line(painter, top, call, TITLE, "text", bold=True)
        icon = f"arrow-{lines.direction}" if lines.direction else ""
        top = self._line(painter, top, lines.passing, LINE, "text", icon=icon)
        top = self._line(painter, top, lines.booster, LINE, "text-muted")
        self._line(painter, top, lines.following, LINE, "text-muted")

    # -- inside

    def _below(self) -> int:
        """What the lines below the seconds take, all of them."""
        theme = self._look.theme
        title = QFontMetrics(theme.sized_font(TITLE, bold=True)).height()
        line = QFontMetrics(theme.sized_font(LINE)).height()
        return theme.px(22) + title + 4 * line + 5 * theme.px(8)

    def _digits(self) -> tuple[QFont, tuple[float, float]]:
        """The largest seconds that find room, and where their base line begins."""
        theme = self._look.theme
        words = self._lines.seconds or "00"
        probe = theme.sized_font(100, bold=True)
        high = max(1, self.height() - self._below() - theme.px(12))
        # Two digits at least, so that the size doesn't jump with the last ten seconds.
        wide = max(digits_width(probe, "00"), digits_width(probe, words))
        fits = min(self.width() / wide, high / QFontMetricsF(probe).capHeight()) * 100
        font = theme.sized_font(min(max(fits, LEAST), MOST), bold=True)
        return font, (0.0, float(theme.px(6) + digits_height(font)))

    def _line(  # noqa: PLR0913  (a painter, a place and how it looks)
        self,
        painter: QPainter,
        top: int,
        words: str,
        points: float,
        token: str,
        *,
        bold: bool = False,
        icon: str = "",
    ) -> int:
        """One line, as much smaller as it needs to fit; where the next begins."""
        if not words:
            return top
        theme = self._look.theme
        font = theme.sized_font(points, bold=bold)
        left = theme.px(ICON + 8) if icon else 0
        needs = QFontMetrics(font).horizontalAdvance(words) + 1
        height = QFontMetrics(font).height()
        room = max(1, self.width() - left)
        if needs > room:
            font = QFont(font)
            font.setPixelSize(max(theme.px(11), font.pixelSize() * room // needs))
        if icon:
            middle = top + (height - theme.px(ICON)) // 2
            self._look.paint_icon(painter, icon, 0, middle, token=token, size=ICON)
        painter.setFont(font)
        painter.setPen(theme.color(token))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRect(left, top, room, height), middle, words)
        return top + height + theme.px(8)
