"""Yardsticks for painting: Qt's own widgets, filled with texts as simply as possible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QApplication, QListWidget, QTableView, QWidget

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


def let_paint() -> None:
    """Lay out and paint everything; layout requests painting only in a second pass."""
    QApplication.processEvents()
    QApplication.processEvents()


def show_beside(plain: QWidget, window: QWidget) -> None:
    """Show a yardstick; the measured window keeps the focus."""
    plain.show()
    let_paint()
    window.activateWindow()
    let_paint()
    assert window.isActiveWindow()


class PlainModel(QAbstractTableModel):
    """Rows of texts that all change every second."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__()
        self._count, self._columns = rows, columns
        self._second = 0
        self._rows: list[list[str]] = []
        self.pass_second()

    def pass_second(self) -> None:
        """Rebuild all rows."""
        self._second += 1
        self._rows = [
            [f"{row} {self._second % 60:02}:{column:02}" for column in range(self._columns)]
            for row in range(self._count)
        ]
        last = self.index(self._count - 1, self._columns - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell; everything else is left to Qt."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._rows[index.row()][index.column()]


class PlainTable(QTableView):
    """A table whose model is a list of texts, painted by Qt."""

    def __init__(self, rows: int, columns: int, row_height: int) -> None:
        super().__init__()
        self._plain = PlainModel(rows, columns)
        self.setModel(self._plain)
        self.verticalHeader().hide()
        self.horizontalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height)

    def pass_second(self) -> None:
        """One tick of a clock: rebuild the rows, paint the visible ones."""
        self._plain.pass_second()
        let_paint()


class PlainList(QListWidget):
    """A list filled with those of its texts that contain what was typed."""

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__()
        self._texts = texts
        self.setUniformItemSizes(True)

    def fill(self, typed: str = "") -> None:
        """Search all texts, add the matches, and paint."""
        wanted = typed.casefold()
        self.clear()
        self.addItems([text for text in self._texts if wanted in text.casefold()])
        let_paint()
