"""Lists of the report: as high as their rows, painted by delegates; Enter or a click opens one."""

from __future__ import annotations

from typing import Generic

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPolygon,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem

from judgekit.ui.look import Look
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.painting.strokes import MIDDLE, fill, paint_frame
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import Index, Row, RowsModel
from judgekit.views.report.screen_rows import BarRow, RoundRow, StripRow
from judgekit.views.report.strips import Doing

MARGIN, GAP, BAR, STRIP, STRIP_BAR = 12, 12, 12, 20, 11
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter


class FittedList(RowList[Row], Generic[Row]):
    """Never scrolls by itself; `opened` carries the row."""

    opened = Signal(object)

    def __init__(
        self, look: Look, rows: RowsModel[Row], delegate: RowDelegate[Row], row_height: int
    ) -> None:
        super().__init__(look, rows, delegate)
        self._look, self._row_height = look, row_height
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda _: self._open())
        rows.modelReset.connect(self._fit)
        look.changed.connect(self._fit)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(240), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(200), self._height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._open()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def _open(self) -> None:
        row = self.row()
        if row is not None:
            self.opened.emit(row)

    def _height(self) -> int:
        return self._look.theme.px(self._row_height) * max(1, len(self.rows.rows))

    def _fit(self) -> None:
        self.setVisible(bool(self.rows.rows))
        self.setFixedHeight(self._height())


class RoundDelegate(RowDelegate[RoundRow]):
    """Paints a round in columns; `columns` is also where its heads stand."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.heads: tuple[str, ...] = ()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.measure("row-report"))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: RoundRow) -> None:
        """See `RowDelegate`."""
        theme = self.look.theme
        number, start, time, last, bar, turnaround = self.columns(option.rect)
        texts = (
            (number, MIDDLE, row.name, True),
            (start, RIGHT, row.start, False),
            (time, RIGHT, row.time, False),
            (last, RIGHT, row.last, False),
            (turnaround, RIGHT, row.turnaround, False),
        )
        for room, align, words, bold in texts:
            _say(painter, theme, room, words, align=align, font=theme.font(bold=bold))
        paint_bar(painter, theme, bar, row.share, row.after)

    def columns(self, row: QRect) -> tuple[QRect, ...]:
        """The rooms of number, start, time, last table, bar and turnaround in a row."""
        theme = self.look.theme
        metrics = QFontMetrics(theme.font())
        times = metrics.horizontalAdvance("00:00") + theme.px(8)
        words = QFontMetrics(theme.font("small"))
        head_rooms = [_least_width(words, head) for head in self.heads] or [0] * 6
        gap = theme.px(GAP)
        widths = [max(times, least) for least in head_rooms]
        widths[0] = max(head_rooms[0], self._names_width(metrics))
        left = row.left() + theme.px(MARGIN)
        rooms = []
        for width in widths[:4]:
            rooms.append(QRect(left, row.top(), width, row.height()))
            left += width + gap
        last = QRect(row.right() - theme.px(MARGIN) - widths[5], row.top(), widths[5], row.height())
        bar = QRect(left, row.top(), max(0, last.left() - gap - left), row.height())
        return (*rooms, bar, last)

    def _names_width(self, metrics: QFontMetrics) -> int:
        owner = self.parent()
        rows = owner.rows.rows if isinstance(owner, RowList) else ()
        most = self.look.theme.px(140)
        return min(most, max((metrics.horizontalAdvance(row.name) for row in rows), default=0) + 8)


class BarDelegate(RowDelegate[BarRow]):
    """Paints a name, a bar with its figure, and a detail at the right."""

    def __init__(self, look: Look, token: str = "overtime", *, has_bar: bool = True) -> None:
        super().__init__(look)
        self._token, self._has_bar = token, has_bar

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.measure("row-report"))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: BarRow) -> None:
        """See `RowDelegate`."""
        theme = self.look.theme
        room: QRect = option.rect.adjusted(theme.px(MARGIN), 0, -theme.px(MARGIN), 0)
        small = theme.font("small")
        rows = self._rows()
        metrics, figures = QFontMetrics(theme.font()), QFontMetrics(small)
        gap = theme.px(GAP)
        behind = max((figures.horizontalAdvance(each.detail) for each in rows), default=0)
        behind = min(behind, room.width() * 2 // 5)
        least_bar = theme.px(64 if self._has_bar else 28)
        names = max((metrics.horizontalAdvance(each.name) for each in rows), default=0)
        names = max(theme.px(48), min(names, room.width() - behind - least_bar - 2 * gap))
        name = QRect(room.left(), room.top(), names, room.height())
        detail = QRect(room.right() - behind, room.top(), behind + 1, room.height())
        _say(painter, theme, name, row.name)
        _say(painter, theme, detail, row.detail, align=RIGHT, font=small, token="text-muted")
        left = name.right() + 1 + gap
        bar = QRect(left, room.top(), detail.left() - gap - left, room.height())
        if self._has_bar:
            paint_bar(painter, theme, bar, row.share, row.value, token=self._token)
        else:
            bold = theme.font(bold=True)
            _say(painter, theme, bar, row.value, align=RIGHT, font=bold)

    def _rows(self) -> tuple[BarRow, ...]:
        owner = self.parent()
        return owner.rows.rows if isinstance(owner, RowList) else ()


class StripDelegate(RowDelegate[StripRow]):
    """Paints a table's number, its strip, and when it was done after time."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.px(STRIP))

    def has_line(self, row: StripRow) -> bool:
        """See `RowDelegate`."""
        return False

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: StripRow) -> None:
        """See `RowDelegate`."""
        theme = self.look.theme
        number, room = strip_rooms(theme, option.rect)
        bold = theme.font(bold=True)
        _say(painter, theme, number, str(row.table), align=RIGHT, font=bold)
        high = theme.px(STRIP_BAR)
        top = room.top() + (room.height() - high) // 2
        end = room.left()
        for doing, begin, until in row.stretches:
            left = room.left() + round(begin * room.width())
            end = room.left() + round(until * room.width())
            paint_doing(painter, theme, doing, QRect(left, top, max(1, end - left), high))
        if row.time is not None:
            at = room.left() + round(row.time * room.width())
            fill(
                painter,
                QRect(at, option.rect.top(), theme.px(2), option.rect.height()),
                theme.color("text"),
            )
        if row.finished:
            said = QRect(end + theme.px(6), room.top(), option.rect.right() - end, room.height())
            small = theme.font("small")
            _say(painter, theme, said, row.finished, font=small, token="text-muted")


def strip_rooms(theme: Theme, row: QRect) -> tuple[QRect, QRect]:
    """Where a table's number and its strip stand in a row."""
    times = QFontMetrics(theme.font("small")).horizontalAdvance("00:00") + theme.px(10)
    wide = QFontMetrics(theme.font(bold=True)).horizontalAdvance("0000")
    number = QRect(row.left() + theme.px(4), row.top(), wide, row.height())
    left = number.right() + 1 + theme.px(GAP)
    return number, QRect(left, row.top(), max(1, row.right() - times - left), row.height())


def paint_bar(  # noqa: PLR0913  (a painter, a place and how the bar looks)
    painter: QPainter,
    theme: Theme,
    room: QRect,
    share: float,
    said: str,
    *,
    token: str = "overtime",
) -> None:
    """Paint a bar with its figure behind it; the longest leaves the figure its room."""
    bold = theme.font(bold=True)
    figure = QFontMetrics(bold).horizontalAdvance("0000") + theme.px(8)
    long = round(max(0, room.width() - figure) * share)
    high = theme.px(BAR)
    if long:
        bar = QRect(room.left(), room.center().y() - high // 2 + 1, max(2, long), high)
        paint_frame(painter, bar, theme.px(2), fill=theme.color(token))
    left = room.left() + long + (theme.px(8) if long else 0)
    behind = QRect(left, room.top(), max(0, room.right() + 1 - left), room.height())
    _say(painter, theme, behind, said, font=bold)


def paint_doing(painter: QPainter, theme: Theme, doing: Doing, bar: QRect) -> None:
    """Paint a stretch; each kind has a form of its own besides its colour."""
    if doing is Doing.PLAYED:
        fill(painter, bar, theme.color("line-strong"))
    elif doing is Doing.PAUSED:
        paint_frame(painter, bar, theme.px(2), line=theme.color("attention"), width=theme.px(1.5))
    elif doing is Doing.EXTENDED:
        _hatch(painter, bar, theme.color("accent"), theme.px(6))
    else:
        step, wide = theme.px(8), theme.px(6)
        for left in range(bar.left(), bar.right() + 1, step):
            block = QRect(left, bar.top(), min(wide, bar.right() + 1 - left), bar.height())
            fill(painter, block, theme.color("overtime"))


def _hatch(painter: QPainter, bar: QRect, color: QColor, step: int) -> None:
    painter.save()
    painter.setClipRect(bar)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QBrush(color))

    high, thick = bar.height(), step * 3 // 5
    for left in range(bar.left() - high, bar.right() + 1, step):
        bottom, top = bar.bottom() + 1, bar.top()
        points = [QPoint(left, bottom), QPoint(left + thick, bottom)]
        points += [QPoint(left + thick + high, top), QPoint(left + high, top)]
        painter.drawPolygon(QPolygon(points))
    painter.restore()


def _say(  # noqa: PLR0913  (a painter, a place and how the words look)
    painter: QPainter,
    theme: Theme,
    room: QRect,
    words: str,
    *,
    align: Qt.AlignmentFlag = MIDDLE,
    font: QFont | None = None,
    token: str = "text",
) -> None:
    font = font or theme.font()
    painter.setFont(font)
    painter.setPen(theme.color(token))
    shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width() + 1)
    painter.drawText(room, align, shown)


def _least_width(metrics: QFontMetrics, head: str) -> int:
    """The least width at which a head takes two lines."""
    words = head.split()
    splits = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1))
    lines = (max(map(metrics.horizontalAdvance, split)) for split in splits)
    return min(lines, default=0) + 2
