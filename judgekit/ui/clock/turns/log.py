"""The turns played so far, newest first: number, player and start."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from judgekit.ui.clock.turns.words import log_row
from judgekit.ui.look import Look
from judgekit.ui.widgets.rows.rows_model import Index
from judgekit.views.clock.turn_facts import TurnFacts

ROW = 24


class _Turns(QAbstractListModel):
    """The rows as tuples of texts."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[str, str, str]] = []

    def show_rows(self, rows: list[tuple[str, str, str]]) -> None:
        """Replace the rows if they differ."""
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ", ".join(row)
        return row if role == Qt.ItemDataRole.UserRole else None


class _TurnDelegate(QStyledItemDelegate):
    """Paints number, name and time; the newest row is bold."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.theme.px(120), self._look.theme.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        which, name, time = index.data(Qt.ItemDataRole.UserRole)
        theme = self._look.theme
        is_newest = index.row() == 0
        font = theme.font("small", bold=is_newest)
        metrics = QFontMetrics(font)
        room: QRect = option.rect
        painter.setFont(font)
        painter.setPen(theme.color("text" if is_newest else "text-muted"))
        middle = Qt.AlignmentFlag.AlignVCenter
        widest = QFontMetrics(theme.font("small", bold=True)).horizontalAdvance(which)
        left = room.left() + max(theme.px(64), widest + theme.px(12))
        right = room.right() - metrics.horizontalAdvance(time) - theme.px(8)
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, which)
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, time)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(0, right - left))
        between = QRect(left, room.top(), max(0, right - left), room.height())
        painter.drawText(between, middle | Qt.AlignmentFlag.AlignLeft, shown)


class TurnLog(QListView):
    """Read-only list of the turns; it scrolls if needed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = _Turns()
        self.setModel(self._rows)
        self.setItemDelegate(_TurnDelegate(look, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.viewport().setAutoFillBackground(False)
        self._look = look

    def show_turns(self, facts: TurnFacts) -> None:
        """List these turns."""
        numbers = range(len(facts.turns) - 1, -1, -1)
        self._rows.show_rows([log_row(facts, number) for number in numbers])
        self.setAccessibleName(self.tr("Turns so far"))

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(240), theme.px(ROW) * max(2, self._rows.rowCount()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(120), 2 * self._look.theme.px(ROW))
