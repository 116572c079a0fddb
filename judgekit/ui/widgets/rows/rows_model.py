"""List model of rows that a delegate draws: each is a value, with text for screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from judgekit.ui.widgets.tool_tip import plain_tip

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
ROW = Qt.ItemDataRole.UserRole
"""Role that returns the row itself, for delegates and pages."""
SAID = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class RowsModel(QAbstractListModel, Generic[Row]):
    """Empty until `show_rows`.

    `spoken` returns a row's text for screen readers, `tip` its tool tip, if that is another one.
    `name` identifies rows: while the same rows are in the same order, only changed ones are
    repainted. A heading can't be chosen.
    """

    def __init__(
        self,
        spoken: Callable[[Row], str],
        *,
        tip: Callable[[Row], str] | None = None,
        name: Callable[[Row], object] | None = None,
        is_heading: Callable[[Row], bool] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        self._spoken, self._tip = spoken, tip
        self._name, self._is_heading = name, is_heading

    def show_rows(self, rows: Sequence[Row]) -> bool:
        """Show these rows; return whether any of them has changed."""
        shown = tuple(rows)
        if shown == self.rows:
            return False
        if self._name is not None and self._names(shown) == self._names(self.rows):
            before, self.rows = self.rows, shown
            for at, row in enumerate(shown):
                if row != before[at]:
                    self.dataChanged.emit(self.index(at), self.index(at))
            return True
        self.beginResetModel()
        self.rows = shown
        self.endResetModel()
        return True

    def is_heading(self, at: int) -> bool:
        """Whether the row at that index is only a heading."""
        return self._is_heading is not None and self._is_heading(self.rows[at])

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in SAID:
            return self._spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip((self._tip or self._spoken)(row)) or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.is_heading(index.row()):
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)

    def _names(self, rows: tuple[Row, ...]) -> list[object]:
        return [self._name(row) for row in rows] if self._name is not None else []
