"""The tournaments on this machine as rows."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from judgekit.engine.stored import StoredEvent
from judgekit.ui.event.wording import day_and_time

Index = QModelIndex | QPersistentModelIndex
translate = QCoreApplication.translate


class EventRole(IntEnum):
    """What the delegate asks an index for."""

    ROW = Qt.ItemDataRole.UserRole


class EventRow(msgspec.Struct, frozen=True):
    """A tournament as it is painted."""

    id: str
    name: str
    used: str
    size: str
    is_open: bool


class EventsModel(QAbstractListModel):
    """Empty until `show_events`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[EventRow, ...] = ()

    def show_events(self, events: Sequence[StoredEvent], current: str, name: str) -> None:
        """Show these; `name` is what the open one, whose id is `current`, is called now."""
        locale = QLocale()
        self.beginResetModel()
        self.rows = tuple(
            EventRow(
                each.id,
                (name or each.name) if each.id == current else each.name,
                day_and_time(each.last_used),
                locale.formattedDataSize(each.bytes, 1, QLocale.DataSizeFormat.DataSizeSIFormat),
                each.id == current,
            )
            for each in events
        )
        self.endResetModel()

    def row_of(self, event: str) -> int:
        """Where a tournament stands; -1 where it doesn't."""
        return next((at for at, row in enumerate(self.rows) if row.id == event), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == EventRole.ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ". ".join(
                part for part in (row.name, open_word(row), row.used, row.size) if part
            )
        return None


def open_word(row: EventRow) -> str:
    """What is said of the open one."""
    return translate("EventsModel", "Open now") if row.is_open else ""
