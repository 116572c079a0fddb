"""The list of penalties: when, where, whose, what for, and what."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from judgekit.domain.infractions.state import Penalty
from judgekit.ui.infractions.penalty_rows import PenaltyRow
from judgekit.ui.infractions.wording import penalty_name, sign_of
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting import fill, paint_chosen, paint_ring

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
MARGIN, GAP = 20, 16
TIME, ROUND, TABLE, PENALTY, JUDGE = 52, 76, 84, 126, 110
SIGN = 24
WIDE, MIDDLING, NARROW = 860, 620, 440
"""Widths in pixels of the pictures from which the judge, from which the round, and from which the
penalty's word is shown."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class PenaltiesModel(QAbstractListModel):
    """The rows that are shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[PenaltyRow, ...] = ()

    def show_rows(self, rows: Sequence[PenaltyRow]) -> None:
        """Show these."""
        if tuple(rows) != self.rows:
            self.beginResetModel()
            self.rows = tuple(rows)
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return row.spoken()
        return None


class PenaltiesDelegate(QStyledItemDelegate):
    """One line a row; narrow lists leave out the judge, and then the round."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._look.theme.measure("row-infraction"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        row: PenaltyRow = index.data(ROW)
        rect: QRect = option.rect
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            paint_chosen(painter, theme, rect)
        fill(painter, QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.color("line"))
        painter.setFont(theme.font())
        self._paint_columns(painter, row, rect.adjusted(theme.px(MARGIN), 0, -theme.px(MARGIN), 0))
        focused = option.state & QStyle.StateFlag.State_HasFocus
        if focused and option.widget is not None and option.widget.hasFocus():
            paint_ring(painter, theme, rect.adjusted(0, 0, 0, -1))
        painter.restore()

    def _paint_columns(self, painter: QPainter, row: PenaltyRow, room: QRect) -> None:
        px = self._look.theme.px
        is_wide, is_middling = room.width() >= px(WIDE), room.width() >= px(MIDDLING)
        left, right = room.left(), room.right()
        left = self._paint(painter, row.time, QRect(left, room.top(), px(TIME), room.height()))
        if is_middling:
            left = self._paint(
                painter, row.round, QRect(left, room.top(), px(ROUND), room.height())
            )
        left = self._paint(painter, row.table, QRect(left, room.top(), px(TABLE), room.height()))
        if is_wide:
            right -= px(JUDGE)
            self._paint(painter, row.judge, QRect(right, room.top(), px(JUDGE), room.height()))
        penalty = self.penalty_width(room.width())
        right -= penalty
        self._paint_penalty(painter, row, QRect(right, room.top(), penalty, room.height()))
        half = (right - left) // 2
        names = QRect(left, room.top(), half if is_middling else half + px(40), room.height())
        left = self._paint(painter, row.player, names, muted=False, bold=True)
        infraction = row.infraction if is_middling else row.short
        rest = QRect(left, room.top(), right - left, room.height())
        self._paint(painter, infraction, rest, muted=False)

    def penalty_width(self, width: int) -> int:
        """What the penalty's column takes of a row of that width, in pixels: any of them in words,
        or its shape alone where that is too much."""
        theme = self._look.theme
        if width < theme.px(NARROW):
            return theme.px(SIGN)
        metrics = QFontMetrics(theme.font())
        longest = max(metrics.horizontalAdvance(penalty_name(each)) for each in Penalty)
        return max(theme.px(PENALTY), longest + theme.px(SIGN + GAP))

    def _paint(
        self, painter: QPainter, words: str, room: QRect, *, muted: bool = True, bold: bool = False
    ) -> int:
        """Words in a column; where the next one begins."""
        theme = self._look.theme
        font = theme.font(bold=bold)
        painter.setFont(font)
        painter.setPen(theme.color("text-muted" if muted else "text"))
        width = room.width() - theme.px(GAP // 2)
        shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, width)
        painter.drawText(room, MIDDLE, shown)
        return room.left() + room.width()

    def _paint_penalty(self, painter: QPainter, row: PenaltyRow, room: QRect) -> None:
        theme = self._look.theme
        sign = sign_of(row.written.issued.penalty)
        size = theme.px(16)
        top = room.top() + (room.height() - size) // 2
        self._look.paint_icon(painter, sign.icon, room.left(), top, token=sign.token, size=16)
        if room.width() > theme.px(SIGN):
            words = room.adjusted(size + theme.px(7), 0, 0, 0)
            self._paint(painter, row.penalty, words, muted=False)


class PenaltiesList(QListView):
    """`chosen` has the row that the keys or the mouse came to, None where there is none."""

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = PenaltiesModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(PenaltiesDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._is_changing = False
        self.selectionModel().currentChanged.connect(lambda *_: self._tell())
        look.changed.connect(self.doItemsLayout)

    def show_rows(self, rows: Sequence[PenaltyRow]) -> None:
        """Show these; the chosen penalty stays so where it is among them, else the newest is."""
        before = self.row()
        number = before.number if before is not None else 0
        at = next((at for at, row in enumerate(rows) if row.number == number), 0)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._is_changing = True
        self.rows.show_rows(rows)
        if rows:
            self.selectionModel().setCurrentIndex(self.rows.index(at), flag)
        self._is_changing = False
        self.chosen.emit(self.row())

    def row(self) -> PenaltyRow | None:
        """The chosen one."""
        row: PenaltyRow | None = self.currentIndex().data(ROW)
        return row

    def _tell(self) -> None:
        if not self._is_changing:
            self.chosen.emit(self.row())

    def keyboardSearch(self, search: str) -> None:
        """Letters are orders here."""
