"""The list of what was set aside: what it was, and why it could not be taken."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.aside.rows import SetAsideModel, SetAsideRow
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.painting.strokes import paint_words
from judgekit.ui.widgets.painting.wrapped_words import KeptWraps, WrappedWords
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import ROW, Index
from judgekit.ui.words.wording import time_with_seconds

MARGIN, PAD, ICON, GAP, LINE = 12, 10, 18, 8, 20
REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class SetAsideList(RowList[SetAsideRow]):
    """As high as its rows: the page scrolls. Enter shows both, Ctrl+Enter records, Del drops."""

    both_wanted = Signal()
    doing_wanted = Signal()
    dropping_wanted = Signal()

    def __init__(self, look: Look, model: SetAsideModel) -> None:
        super().__init__(look, model, _SetAsideDelegate(look), wraps=True)
        self._look = look
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        rows = (self.sizeHintForRow(at) for at in range(len(self.rows.rows)))
        return QSize(self._look.theme.px(320), sum(rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(200), self.sizeHint().height())

    def doItemsLayout(self) -> None:
        super().doItemsLayout()
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.isAutoRepeat() and event.key() in (*ENTER, *REMOVE_KEYS):
            return
        if event.key() in ENTER:
            (self.doing_wanted if is_ctrl else self.both_wanted).emit()
        elif event.key() in REMOVE_KEYS:
            self.dropping_wanted.emit()
        else:
            super().keyPressEvent(event)


class _SetAsideDelegate(RowDelegate[SetAsideRow]):
    """Paints when, what and by whom; below, why it was set aside, or what was decided."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._wraps = KeptWraps()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme, row = self.look.theme, index.data(ROW)
        width = option.widget.width() if option.widget is not None else option.rect.width()
        _, reason = self._lines(QRect(0, 0, width, 0), row)
        return QSize(0, 2 * theme.px(PAD) + 2 * theme.px(LINE + 4) + reason.height)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: SetAsideRow) -> None:
        theme = self.look.theme
        room: QRect = option.rect.adjusted(theme.px(MARGIN), theme.px(PAD), -theme.px(MARGIN), 0)
        line = theme.px(LINE + 4)
        left, reason = self._lines(option.rect, row)
        muted, ink = theme.color("text-muted"), theme.color("text")
        first = QRect(room.left(), room.top(), room.width(), line)
        when = time_with_seconds(row.at)
        paint_words(painter, when, first, font=theme.font(), color=muted)
        title = first.adjusted(left, 0, 0, 0)
        color = ink if row.is_open else muted
        paint_words(painter, row.title(), title, font=theme.font(bold=True), color=color)
        below = title.translated(0, line)
        paint_words(painter, row.by_words(), below, font=theme.font("small"), color=muted)
        icon, token = ("set-aside", "attention") if row.is_open else ("tick", "text-muted")
        top = below.bottom() + 1
        size = theme.px(ICON)
        at = top + (theme.px(LINE) - size) // 2
        self.look.paint_icon(painter, icon, title.left(), at, token=token, size=ICON)
        beside = QRect(title.left() + size + theme.px(GAP), top, 0, reason.height)
        painter.setPen(color)
        reason.paint(painter, beside)

    def _lines(self, rect: QRect, row: SetAsideRow) -> tuple[int, WrappedWords]:
        """Return the place of the words behind the time, and the reason broken into lines."""
        theme = self.look.theme
        font = theme.font()
        left = QFontMetrics(font).horizontalAdvance("00:00:00") + theme.px(24)
        width = rect.width() - 2 * theme.px(MARGIN) - left - theme.px(ICON + GAP)
        words = row.reason if row.is_open else f"{row.became}. {row.reason}"
        return left, self._wraps.wrapped(words, font, width, theme.px(LINE))
