"""The chain of questions as a list: digits and Enter answer, Backspace goes back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.infractions.finder.question_delegate import QuestionDelegate
from judgekit.ui.infractions.finder.question_rows import QuestionKind, QuestionRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.rows.row_list import RowList
from judgekit.ui.widgets.rows.rows_model import ROW, RowsModel


class QuestionsList(RowList[QuestionRow]):
    """`answered` carries the index of the answer, from 0; `returned` that of the question to go
    back to; `arrived` is emitted when the result is opened again."""

    answered = Signal(int)
    returned = Signal(int)
    arrived = Signal()
    keyboard_came = Signal(bool)
    """True when it gets focus by a key, False when it loses focus."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._delegate = QuestionDelegate(look)
        rows = RowsModel[QuestionRow](
            QuestionRow.spoken, is_heading=lambda row: row.kind is QuestionKind.ASKED
        )
        super().__init__(look, rows, self._delegate, parent, wraps=True)
        self.clicked.connect(self._enter)

    def show_rows(self, rows: Sequence[QuestionRow]) -> None:
        """Show this chain; its first answer, or else its result, becomes the current row."""
        if not self.rows.show_rows(rows):
            return
        wanted = (QuestionKind.ANSWER, QuestionKind.RESULT)
        self.go(next((at for at, row in enumerate(rows) if row.kind in wanted), -1))
        self._show_asked()

    def answer(self, place: int) -> bool:
        """Choose the answer at that index, from 0; return whether there is one."""
        kinds = [row.place for row in self.rows.rows if row.kind is QuestionKind.ANSWER]
        if place in kinds:
            self.answered.emit(place)
        return place in kinds

    def step_back(self) -> None:
        """Go back to the previous question."""
        answered = [row for row in self.rows.rows if row.kind is QuestionKind.ANSWERED]
        if answered:
            self.returned.emit(len(answered) - 1)

    def asked_height(self, width: int) -> int:
        """Height of the current question with its answers at that width, or of the result, in
        pixels."""
        answered = QuestionKind.ANSWERED
        rows = [row for row in self.rows.rows if row.kind is not answered]
        return sum(self._delegate.height_of(row, width) for row in rows)

    def content_height(self, width: int) -> int:
        """Height of all rows at that width, both in pixels."""
        return sum(self._delegate.height_of(row, width) for row in self.rows.rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace:
            self.step_back()
        elif event.key() in ENTER and self.currentIndex().isValid():
            self._enter(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second press: it would answer the next question, unread."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_asked()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.keyboard_came.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.keyboard_came.emit(False)

    def _show_asked(self) -> None:
        """Scroll the question to the top, then the current answer into view; without one, to the
        end."""
        kinds = [row.kind for row in self.rows.rows]
        if QuestionKind.ASKED not in kinds:
            self.scrollToBottom()
            return
        asked = kinds.index(QuestionKind.ASKED)
        self.scrollTo(self.rows.index(asked), RowList.ScrollHint.PositionAtTop)
        if self.hasFocus():
            self.scrollTo(self.currentIndex())

    def _enter(self, index: QModelIndex) -> None:
        row: QuestionRow = index.data(ROW)
        if row.kind is QuestionKind.ANSWER:
            self.answered.emit(row.place)
        elif row.kind is QuestionKind.ANSWERED:
            self.returned.emit(row.place)
        elif row.kind is QuestionKind.RESULT:
            self.arrived.emit()
