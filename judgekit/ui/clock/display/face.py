"""One clock of the public display, laid out and painted, with the largest digits that fit.

Measures are in design pixels, for a screen of 1280 by 800; for other screens, or a part of one,
they are multiplied by a unit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter

from judgekit.domain.clock.snapshot import ClockState
from judgekit.ui.clock.display.facts import ClockFace
from judgekit.ui.clock.display.tables import TableColumns, rows_that_fit, sides
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.digits import digits_rect, digits_width, paint_digits

HEAD, FOOT = 90, 100
"""Heights of the head and the foot."""
HEAD_MIDDLE, FOOT_BASELINE = 55, 32
STATE_ROOM, STATE_MIDDLE = 83, 61
"""The line of the state: its height below the digits, and its middle."""
UPWARD = 0.21
"""Share of the spare height above a block: it is a little above the middle."""
FIRST, WITH_TABLES = 0.6, 0.68
"""The first clock's share of the screen beside others, and if it lists tables."""
PROBE = 100
"""Font size for measuring digits, in pixels."""

STATE_ICONS: Mapping[ClockState, str] = {
    ClockState.PAUSED: "paused",
    ClockState.OVERTIME: "overtime",
}
STATE_TOKENS: Mapping[ClockState, str] = {
    ClockState.PAUSED: "attention",
    ClockState.OVERTIME: "overtime",
}
DIGIT_TOKENS: Mapping[ClockState, str] = {
    ClockState.PAUSED: "text-muted",
    ClockState.OVERTIME: "overtime",
}

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class FacePainter:
    """Paints one face in one part of the window; another size or layout needs a new painter."""

    def __init__(
        self, look: Look, face: ClockFace, room: QRect, unit: float, screen: int = 0
    ) -> None:
        """Lay out the face; `screen` is the whole screen's height, by default that of the part."""
        self.face = face
        self.room = room
        self._screen = screen or room.height()
        self._look = look
        self._theme = look.on_display(unit)
        self._left, self._right = sides(room)
        self._state_middle = 0
        self._tables: TableColumns | None = None
        self.digits_font = QFont()
        self.digits_place = (0.0, 0.0)
        self._lay_out()

    def paint(self, painter: QPainter, where: QRect, page: int) -> None:
        """Paint what is in `where`; `page` counts up while the lists of tables turn pages."""
        if not self.room.intersects(where):
            return
        self._paint_digits(painter)
        if self.digits_room(self.face.reading).contains(where):
            return
        self._paint_head(painter)
        if self.face.state_words:
            self._paint_state(painter)
        self._paint_foot(painter)
        if self._tables is not None:
            self._tables.paint(painter, page)

    def digits_room(self, reading: str) -> QRect:
        """Return the pixels that this reading can touch."""
        return digits_rect(self.digits_font, self.digits_place, reading)

    def pages(self) -> int:
        """Return the number of pages the lists of tables need."""
        return self._tables.pages() if self._tables is not None else 1

    # -- laying out

    def _lay_out(self) -> None:
        face, room = self.face, self.room
        top, bottom = room.top() + self._px(HEAD), room.bottom() + 1 - self._px(FOOT)
        if _has_tables(face):
            rows = rows_that_fit(face, room.height(), self._screen, self._theme)
            self._tables = TableColumns(self._theme, face, room, rows)
            bottom = self._tables.top()
        below = self._px(STATE_ROOM) if face.state_words else 0
        self.digits_font = self._largest(face.reading, bottom - top - below - self._px(12))
        cap = QFontMetricsF(self.digits_font).capHeight()
        spare = max(0.0, bottom - top - below - cap)
        baseline = top + spare * (UPWARD if self._tables is not None else 0.5) + cap
        width = digits_width(self.digits_font, face.reading)
        self.digits_place = (room.left() + (room.width() - width) / 2, baseline)
        self._state_middle = round(baseline) + self._px(STATE_MIDDLE)

    def _largest(self, reading: str, height: float) -> QFont:
        """Return the largest font in which the reading fits between the margins and in `height`."""
        probe = self._font(PROBE, bold=True)
        probe.setPixelSize(PROBE)
        cap = QFontMetricsF(probe).capHeight()
        widest = (self._right - self._left) / max(1, digits_width(probe, reading))
        size = min(widest, max(1.0, height) / cap) * PROBE
        font = QFont(probe)
        font.setPixelSize(max(1, int(size)))
        return font

    # -- painting

    def _paint_head(self, painter: QPainter) -> None:
        """Paint the title, up to half the width, and the subtitle in the remaining width."""
        face = self.face
        middle = self.room.top() + self._px(HEAD_MIDDLE)
        whole = self._right - self._left
        title = self._fitting(face.title, 40, whole // 2)
        width = self._write(painter, face.title, title, "text", (whole // 2, middle, LEFT))
        room = whole - width - self._px(40)
        font = self._fitting(face.subtitle, 40, room)
        self._write(painter, face.subtitle, font, "text-muted", (room, middle, RIGHT))

    def _paint_digits(self, painter: QPainter) -> None:
        colour = self._theme.color(DIGIT_TOKENS.get(self.face.state, "text"))
        paint_digits(painter, self.digits_font, colour, self.digits_place, self.face.reading)

    def _paint_state(self, painter: QPainter) -> None:
        """Paint icon and name of the state centred, with the note beside them."""
        face, gap = self.face, self._px(22)
        token = STATE_TOKENS.get(face.state, "text")
        icon = STATE_ICONS.get(face.state, "")
        side = self._px(46) if icon else 0
        room = self._right - self._left
        bold = self._fitting(face.state_words, 44, room - side, bold=True)
        words = QFontMetrics(bold).horizontalAdvance(face.state_words)
        left_over = room - side - words - 2 * gap
        light = self._fitting(face.note, 36, left_over)
        note = QFontMetrics(light).horizontalAdvance(face.note) if face.note else 0
        whole = side + words + (gap if icon else 0) + (note + gap if note else 0)
        left = self._left + max(0, (room - whole) // 2)
        middle = self._state_middle
        if icon:
            self._paint_icon(painter, icon, token, QRect(left, middle - side // 2, side, side))
            left += side + gap
        self._write_at(painter, face.state_words, bold, token, (left, middle))
        self._write_at(painter, face.note, light, "text-muted", (left + words + gap, middle))

    def _paint_foot(self, painter: QPainter) -> None:
        face = self.face
        if self._tables is not None:
            return
        baseline = float(self.room.bottom() + 1 - self._px(FOOT_BASELINE))
        room = self._right - self._left
        large = self._font(64, bold=True)
        time = QFontMetrics(large).horizontalAdvance(face.time) if face.time else 0
        # Both sides shrink together where they don't fit beside each other.
        room -= time + self._px(48)
        usual = QFontMetrics(self._font(40))
        needs = usual.horizontalAdvance(face.ending) + usual.horizontalAdvance(face.more)
        ending = more = self._font(40 * min(1.0, room / max(1, needs)))
        taken = QFontMetrics(more).horizontalAdvance(face.more)
        width = QFontMetrics(ending).horizontalAdvance(face.ending)
        muted = self._theme.color("text-muted")
        for words, font, colour, left in (
            (face.ending, ending, muted, self._left),
            (face.time, large, self._theme.color("text"), self._left + width + self._px(14)),
            (face.more, more, muted, self._right - taken),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QPointF(left, baseline), words)

    def _paint_icon(self, painter: QPainter, icon: str, token: str, room: QRect) -> None:
        ratio = painter.device().devicePixelRatioF()
        colour = self._theme.hex(token)
        pixmap = self._look.icons.pixmap(icon, colour, room.width(), ratio)
        painter.drawPixmap(room.topLeft(), pixmap)

    def _write(
        self,
        painter: QPainter,
        words: str,
        font: QFont,
        token: str,
        place: tuple[int, int, Qt.AlignmentFlag],
    ) -> int:
        """Write one elided line; return its width.

        `place` is its maximum width, its vertical middle and the side it is aligned to.
        """
        width, middle, side = place
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
        left = self._left if side == LEFT else self._right - width
        painter.setFont(font)
        painter.setPen(self._theme.color(token))
        height = 2 * metrics.height()
        painter.drawText(QRect(left, middle - height // 2, width, height), side, shown)
        return metrics.horizontalAdvance(shown)

    def _write_at(
        self, painter: QPainter, words: str, font: QFont, token: str, place: tuple[int, int]
    ) -> None:
        if not words:
            return
        left, middle = place
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(self._theme.color(token))
        room = QRect(left, middle - metrics.height(), self._right - left, 2 * metrics.height())
        painter.drawText(room, LEFT, words)

    def _fitting(self, words: str, pixels: float, width: int, *, bold: bool = False) -> QFont:
        """Return the font of that size, reduced as far as needed to fit the text."""
        font = self._font(pixels, bold=bold)
        if words and width > 0:
            needs = QFontMetrics(font).horizontalAdvance(words)
            if needs > width:
                size = max(self._px(18), font.pixelSize() * width // needs)
                font = QFont(font)
                font.setPixelSize(size)
        return font

    def _font(self, pixels: float, *, bold: bool = False) -> QFont:
        return QFont(self._theme.sized_font(pixels * 72 / 96, bold=bold))

    def _px(self, pixels: float) -> int:
        return self._theme.px(pixels)


def unit_of(room: QRect, screen: QRect, count: int) -> float:
    """Return the scale of a clock in its part of the screen; 1 is the design's 1280 by 800."""
    whole = min(screen.width() / 1280, screen.height() / 800)
    if count == 1:
        return whole
    return min(whole, room.width() / 1100, room.height() / 560)


def parts(screen: QRect, faces: Sequence[ClockFace]) -> list[QRect]:
    """Divide the screen: the first face has more than half of it, above the others or at their
    left, wherever its digits are larger; the others share the rest equally."""
    if len(faces) < 2:
        return [QRect(screen) for _ in faces]
    share = WITH_TABLES if _has_tables(faces[0]) else FIRST
    width, height = round(screen.width() * share), round(screen.height() * share)
    is_above = _digit_size(screen.width(), height) >= _digit_size(width, screen.height())
    first, rest = QRect(screen), QRect(screen)
    if is_above:
        first.setHeight(height)
        rest.setTop(first.bottom() + 1)
    else:
        first.setWidth(width)
        rest.setLeft(first.right() + 1)
    return [first, *_grid(rest, len(faces) - 1)]


def _grid(screen: QRect, count: int) -> list[QRect]:
    """Divide a part of the screen equally, for the largest digits."""
    grids = [(columns, -(-count // columns)) for columns in range(1, count + 1)]
    columns, rows = max(
        grids, key=lambda grid: _digit_size(screen.width() / grid[0], screen.height() / grid[1])
    )
    width, height = screen.width() // columns, screen.height() // rows
    return [
        QRect(
            screen.left() + place % columns * width,
            screen.top() + place // columns * height,
            width,
            height,
        )
        for place in range(count)
    ]


def _has_tables(face: ClockFace) -> bool:
    return bool(face.playing or face.turns)


def _digit_size(width: float, height: float) -> float:
    """Estimate the height of the digits in a part of the screen.

    `00:00` is four times as wide as tall, and head and foot take nearly half of the height.
    """
    return min(width / 4.4, height * 0.55)


def page_count(painters: Sequence[FacePainter]) -> int:
    """Return the number of pages of the face with the most tables."""
    return max((each.pages() for each in painters), default=1)
