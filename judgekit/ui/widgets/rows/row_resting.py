"""When the mouse rests on a row of a list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPersistentModelIndex, QRect, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QListView

from judgekit.ui.widgets.rows.rows_model import ROW, Index

RESTS = 600
"""Milliseconds."""


class RowResting(QObject):
    """`rested` carries the row and its place on the screen. `place` returns the part of a row that
    counts, in the list's coordinates; by default all of it. The list tells where the mouse is."""

    rested = Signal(object, QRect)

    def __init__(self, rows: QListView, place: Callable[[Index], QRect] | None = None) -> None:
        super().__init__(rows)
        self._rows, self._place_of = rows, place or rows.visualRect
        self._index = QPersistentModelIndex()
        self.timer = QTimer(self, singleShot=True, interval=RESTS)
        self.timer.timeout.connect(self._tell)
        rows.viewport().setMouseTracking(True)

    def go_to(self, index: Index) -> None:
        """Begin anew with the row that the mouse is on, or with none."""
        if not index.isValid():
            self.leave()
        elif QPersistentModelIndex(index) != self._index or not self.timer.isActive():
            self._index = QPersistentModelIndex(index)
            self.timer.start()

    def leave(self) -> None:
        """The mouse is on no row."""
        self.timer.stop()
        self._index = QPersistentModelIndex()

    def _tell(self) -> None:
        if not self._index.isValid():
            return
        place = self._place_of(self._index)
        here = QRect(self._rows.viewport().mapToGlobal(place.topLeft()), place.size())
        if here.contains(QCursor.pos()):
            self.rested.emit(self._index.data(ROW), here)
