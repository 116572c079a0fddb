"""Seating a judge: a field in the row itself, completed from the staff."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.text_field import TextField


class JudgeField(TextField):
    """Enter seats whoever stands there, nobody where it is empty; Esc, or going elsewhere, leaves
    it as it was."""

    seated = Signal(int, str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent=parent)
        self._table = 0
        self.hide()

    def ask(self, table: int, judge: str, staff: Sequence[str], place: QRect) -> None:
        """Ask who sits at this table, over its row."""
        self._table = table
        self.offer(staff)
        self.setText(judge)
        self.selectAll()
        self.setPlaceholderText(self.tr("Who goes there?"))
        self.setAccessibleName(self.tr("Judge at table {table}").format(table=table))
        top = place.top() + (place.height() - self.height()) // 2
        self.setGeometry(place.left(), top, place.width(), self.height())
        self.show()
        self.raise_()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.hide()
            self.seated.emit(self._table, self.text().strip())
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.hide()
