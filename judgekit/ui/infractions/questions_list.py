"""The chain of questions as a list: digits and Enter answer, Backspace goes back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from judgekit.ui.infractions.question_delegate import ROW, QuestionDelegate
from judgekit.ui.infractions.question_rows import QuestionKind, QuestionRow
from judgekit.ui.look import Look

Index = QModelIndex | QPersistentModelIndex


class _QuestionModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[QuestionRow, ...] = ()

    def show_rows(self, rows: Sequence[QuestionRow]) -> None:
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
        if index.isValid() and self.rows[index.row()].kind is QuestionKind.ASKED:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)


class QuestionsList(QListView):
    """`answered` has the place of the answer, from 0; `returned` that of the question to go back
    to; `arrived` says that what the chain led to is wanted again."""

    answered = Signal(int)
    returned = Signal(int)
    arrived = Signal()
    keyboard_came = Signal(bool)
    """The keyboard came here, by a key; or it went."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rows = _QuestionModel(self)
        self._delegate = QuestionDelegate(look, self)
        self.setModel(self._rows)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._enter)
        self.activated.connect(self._enter)
        look.changed.connect(self.doItemsLayout)

    def show_rows(self, rows: Sequence[QuestionRow]) -> None:
        """Show this chain; the first answer, or else what it led to, is the current line."""
        if tuple(rows) == self._rows.rows:
            return
        self._rows.show_rows(rows)
        wanted = (QuestionKind.ANSWER, QuestionKind.RESULT)
        self._go(next((at for at, row in enumerate(rows) if row.kind in wanted), -1))
        asked = [row.kind for row in rows].index(QuestionKind.ASKED) if self._is_asking() else -1
        if asked >= 0:
            self.scrollTo(self._rows.index(asked), QListView.ScrollHint.PositionAtTop)
        else:
            self.scrollToBottom()

    def rows(self) -> tuple[QuestionRow, ...]:
        """The lines that are shown."""
        return self._rows.rows

    def answer(self, place: int) -> bool:
        """Choose the answer of that place, from 0; whether there is one."""
        kinds = [row.place for row in self._rows.rows if row.kind is QuestionKind.ANSWER]
        if place in kinds:
            self.answered.emit(place)
        return place in kinds

    def step_back(self) -> None:
        """Back to the question before."""
        answered = [row for row in self._rows.rows if row.kind is QuestionKind.ANSWERED]
        if answered:
            self.returned.emit(len(answered) - 1)

    def content_height(self, width: int) -> int:
        """What all lines take at that width, both in pixels."""
        return sum(self._delegate.height_of(row, width) for row in self._rows.rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace:
            self.step_back()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Digits answer, letters are orders."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
        self.scrollTo(self.currentIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.keyboard_came.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.keyboard_came.emit(False)

    def _is_asking(self) -> bool:
        return any(row.kind is QuestionKind.ASKED for row in self._rows.rows)

    def _step(self, by: int) -> None:
        at = self.currentIndex().row() + by
        while 0 <= at < len(self._rows.rows):
            if self._rows.rows[at].kind is not QuestionKind.ASKED:
                self._go(at)
                return
            at += by

    def _go(self, at: int) -> None:
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        if at >= 0:
            self.selectionModel().setCurrentIndex(self._rows.index(at), flag)

    def _enter(self, index: QModelIndex) -> None:
        row: QuestionRow = index.data(ROW)
        if row.kind is QuestionKind.ANSWER:
            self.answered.emit(row.place)
        elif row.kind is QuestionKind.ANSWERED:
            self.returned.emit(row.place)
        elif row.kind is QuestionKind.RESULT:
            self.arrived.emit()
