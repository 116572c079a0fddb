"""What was read of a list, as one list to go through: digits answer, Enter leads to the line."""

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
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from judgekit.ui.deck_checks.lists_rows import ListRow, RowKind
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting import fill, paint_chosen, paint_ring

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
CARD, MARGIN, LEFT = 28, 12, 40
"""The height of a card, the margin beside the words, where they begin: as in the pictures."""
WORD_WRAP = Qt.TextFlag.TextWordWrap
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class PreviewModel(QAbstractListModel):
    """The rows that are shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ListRow, ...] = ()

    def show_rows(self, rows: Sequence[ListRow]) -> None:
        """Show these."""
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

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.rows[index.row()].kind is RowKind.HEADING:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)


class PreviewDelegate(QStyledItemDelegate):
    """A card in one line; what is to be said in as many as it takes."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme = self._look.theme
        row: ListRow = index.data(ROW)
        if row.kind in (RowKind.CARD, RowKind.HEADING):
            return QSize(0, theme.px(CARD))
        room = QRect(0, 0, self._view.viewport().width(), 10_000)
        words, note = self._texts(row, room)
        return QSize(0, max(theme.px(CARD), words.height() + note.height() + theme.px(8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        row: ListRow = index.data(ROW)
        rect: QRect = option.rect
        painter.save()
        has_keyboard = option.widget is not None and option.widget.hasFocus()
        if option.state & QStyle.StateFlag.State_Selected and has_keyboard:
            paint_chosen(painter, theme, rect)
        if row.kind is RowKind.HEADING:
            self._paint_heading(painter, row, rect)
        elif row.kind is RowKind.CARD:
            self._paint_card(painter, row, rect)
        else:
            self._paint_said(painter, row, rect)
        if option.state & QStyle.StateFlag.State_HasFocus and has_keyboard:
            paint_ring(painter, theme, rect)
        painter.restore()

    def _paint_heading(self, painter: QPainter, row: ListRow, rect: QRect) -> None:
        theme = self._look.theme
        fill(painter, QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.color("line"))
        inner = rect.adjusted(theme.px(MARGIN), 0, -theme.px(MARGIN), 0)
        painter.setFont(theme.font("small", bold=True))
        painter.setPen(theme.color("text-muted"))
        painter.drawText(inner, MIDDLE, row.words)
        painter.drawText(inner, MIDDLE | Qt.AlignmentFlag.AlignRight, row.beside)

    def _paint_card(self, painter: QPainter, row: ListRow, rect: QRect) -> None:
        theme = self._look.theme
        counts = QRect(rect.left(), rect.top(), theme.px(LEFT - 8), rect.height())
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        painter.drawText(counts, MIDDLE | Qt.AlignmentFlag.AlignRight, str(row.count))
        names = rect.adjusted(theme.px(LEFT), 0, -theme.px(MARGIN), 0)
        self._paint_beside(painter, row.beside, names)
        small = QFontMetrics(theme.font("small"))
        room = names.width() - min(small.horizontalAdvance(row.beside), names.width() // 2)
        painter.setFont(theme.font())
        painter.setPen(theme.color("text"))
        elide = Qt.TextElideMode.ElideRight
        shown = QFontMetrics(theme.font()).elidedText(row.words, elide, room - theme.px(8))
        painter.drawText(names, MIDDLE, shown)

    def _paint_beside(self, painter: QPainter, words: str, room: QRect) -> None:
        theme = self._look.theme
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        small = QFontMetrics(theme.font("small"))
        shown = small.elidedText(words, Qt.TextElideMode.ElideRight, room.width() // 2)
        painter.drawText(room, MIDDLE | Qt.AlignmentFlag.AlignRight, shown)

    def _paint_said(self, painter: QPainter, row: ListRow, rect: QRect) -> None:
        theme = self._look.theme
        words, note = self._texts(row, rect)
        if row.sign is not None:
            top = words.top() + (QFontMetrics(theme.font()).height() - theme.px(16)) // 2
            left = rect.left() + theme.px(MARGIN)
            self._look.paint_icon(painter, row.sign.icon, left, top, token=row.sign.token, size=16)
        is_quiet = row.sign is not None and row.sign.token == "text-muted"
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted" if is_quiet else "text"))
        painter.drawText(words, WORD_WRAP, row.words)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("accent" if row.candidates else "text-muted"))
        painter.drawText(note, WORD_WRAP, row.note)
        if row.beside:
            painter.setPen(theme.color("accent" if row.rule else "text-muted"))
            beside = QRect(words.right(), words.top(), rect.right() - words.right(), words.height())
            beside.adjust(0, 0, -theme.px(MARGIN), 0)
            painter.drawText(
                beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, row.beside
            )

    def _texts(self, row: ListRow, rect: QRect) -> tuple[QRect, QRect]:
        """Where words and note stand within the row."""
        theme = self._look.theme
        small, text = QFontMetrics(theme.font("small")), QFontMetrics(theme.font())
        left, top = rect.left() + theme.px(LEFT), rect.top() + theme.px(4)
        right = rect.right() - theme.px(MARGIN)
        beside = small.horizontalAdvance(row.beside) + theme.px(12) if row.beside else 0
        width = max(theme.px(80), right - left - beside)
        words = text.boundingRect(QRect(left, top, width, 10_000), WORD_WRAP, row.words)
        words.setWidth(width)
        below = QRect(left, words.bottom() + 1, max(theme.px(80), right - left), 10_000)
        note = small.boundingRect(below, WORD_WRAP, row.note) if row.note else QRect()
        note.setWidth(below.width())
        return words, note


class ListPreview(QListView):
    """`answered` has a row and the candidate that its digit chose; `entered` the row that Enter or
    the mouse wants."""

    answered = Signal(object, str)
    entered = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rows = PreviewModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(PreviewDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(self._clicked)
        look.changed.connect(self.doItemsLayout)

    def show_rows(self, rows: Sequence[ListRow]) -> None:
        """Show these; the current row stays where it is, or is the next one to settle."""
        if tuple(rows) == self.rows.rows:
            return
        at, top = self.currentIndex().row(), self.verticalScrollBar().value()
        was = self.row()
        self.rows.show_rows(rows)
        if was is not None and was not in rows:
            at = next((place for place, row in enumerate(rows) if row.is_open), at)
        elif was is not None:
            at = list(rows).index(was)
        self._go(min(at, len(rows) - 1))
        self.verticalScrollBar().setValue(top)
        if self.hasFocus():
            self.scrollTo(self.currentIndex())

    def row(self) -> ListRow | None:
        """The current one."""
        row: ListRow | None = self.currentIndex().data(ROW)
        return row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        row = self.row()
        if plain and row is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit(row)
        elif plain and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif plain and row is not None and self._answer(row, event.text()):
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Digits answer, letters are orders."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        row = self.row()
        if row is None or row.kind is RowKind.HEADING:
            self._step(1)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()

    def _answer(self, row: ListRow, typed: str) -> bool:
        place = int(typed) - 1 if typed.isdecimal() and len(typed) == 1 else -1
        if not 0 <= place < len(row.candidates):
            return False
        self.answered.emit(row, row.candidates[place])
        return True

    def _clicked(self, index: QModelIndex) -> None:
        row: ListRow = index.data(ROW)
        if row.kind is not RowKind.HEADING:
            self.entered.emit(row)

    def _step(self, by: int) -> None:
        at = self.currentIndex().row() + by
        while 0 <= at < len(self.rows.rows):
            if self.rows.rows[at].kind is not RowKind.HEADING:
                self._go(at)
                return
            at += by

    def _go(self, at: int) -> None:
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        if at >= 0:
            self.selectionModel().setCurrentIndex(self.rows.index(at), flag)
