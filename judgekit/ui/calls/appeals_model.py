"""The appeals as a list: those that wait for the head judge first, then the newest on top."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from judgekit.domain.calls.appeals import Appeal
from judgekit.ui.calls.calls_model import CallRole, CallRow, row_words
from judgekit.ui.calls.wording import outcome_words, subject_words, translate
from judgekit.ui.wording import time_of_day

Index = QModelIndex | QPersistentModelIndex
ICONS: Mapping[str, str] = {
    "": "call-open",
    "upheld": "tick",
    "overturned": "undo",
    "penalty-changed": "flag",
    "fix-changed": "fix",
}


class AppealsModel(QAbstractListModel):
    """Rows look like those of calls, and are compared as those are."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[CallRow] = []

    def show_appeals(self, appeals: Sequence[Appeal], title: Callable[[str], str]) -> None:
        """Show these in this order; `title` says what an infraction is called."""
        rows = [_row(appeal, title(appeal.asked.infraction)) for appeal in appeals]
        if [row.number for row in rows] != [row.number for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        for position, (old, new) in enumerate(zip(self._rows, rows, strict=True)):
            if old != new:
                self._rows[position] = new
                self.dataChanged.emit(self.index(position), self.index(position))

    def number_at(self, position: int) -> int | None:
        """The number of the appeal in that row."""
        return self._rows[position].number if 0 <= position < len(self._rows) else None

    def position_of(self, number: int | None) -> int:
        """The row of that appeal; -1 where it has none."""
        numbers = [row.number for row in self._rows]
        return numbers.index(number) if number in numbers else -1

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == CallRole.ROW:
            return row
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return row_words(row)
        return None


def _row(appeal: Appeal, infraction: str) -> CallRow:
    asked = appeal.asked
    is_open = appeal.decided is None
    words = translate("Calls", "Round {round}").format(round=asked.round) if asked.round else ""
    return CallRow(
        asked.appeal,
        str(asked.table),
        subject_words(appeal, infraction),
        " · ".join(each for each in (asked.floor_judge, words) if each),
        time_of_day(appeal.opened),
        outcome_words(appeal.outcome),
        is_open,
        ICONS[appeal.outcome],
        "attention" if is_open else "text-muted",
    )
