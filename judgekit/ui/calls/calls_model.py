"""The calls as a list: the open ones first, then those of the round, the last one on top, then
those of earlier rounds."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from judgekit.domain.call_standing import CallStanding, call_standing
from judgekit.domain.calls.state import Call
from judgekit.domain.tournament import Tournament
from judgekit.ui.calls.wording import due_short, translate
from judgekit.ui.wording import duration_text, reason_words, stopwatch_text

Index = QModelIndex | QPersistentModelIndex


class CallRole(IntEnum):
    """What the delegate and the page ask an index for."""

    ROW = Qt.ItemDataRole.UserRole


class CallRow(msgspec.Struct, frozen=True):
    """A call, or an appeal, as it is painted: `icon` and `token` are those of its outcome."""

    number: int
    table: str
    title: str
    judge: str
    time: str
    outcome: str
    is_open: bool
    icon: str
    token: str
    is_running: bool = False
    """Whether its time is a stopwatch that runs."""


class CallsModel(QAbstractListModel):
    """Rows are compared, and only those that changed are painted again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[CallRow] = []

    def show_calls(self, state: Tournament, calls: Sequence[Call], now: int) -> None:
        """Show these calls as they stand at this instant."""
        appealed = _appealed(state)
        rows = [_row(call_standing(state, call, now), appealed) for call in calls]
        if [row.number for row in rows] != [row.number for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        for position, (old, new) in enumerate(zip(self._rows, rows, strict=True)):
            if old != new:
                self._rows[position] = new
                index = self.index(position)
                self.dataChanged.emit(index, index)

    def refresh_open(self, state: Tournament, now: int) -> None:
        """A second has gone by: the open ones read otherwise."""
        appealed = _appealed(state)
        for position, row in enumerate(self._rows):
            if not row.is_open:
                break
            new = _row(call_standing(state, state.calls.by_number[row.number], now), appealed)
            if new != row:
                self._rows[position] = new
                index = self.index(position)
                self.dataChanged.emit(index, index)

    def number_at(self, position: int) -> int | None:
        """The number of the call in that row."""
        return self._rows[position].number if 0 <= position < len(self._rows) else None

    def position_of(self, number: int | None) -> int:
        """The row of that call; -1 where it has none."""
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


def row_words(row: CallRow) -> str:
    """A row in one line, as it is read out."""
    words = (row.table, row.title, row.judge, row.time, row.outcome)
    return ", ".join(word for word in words if word)


def ordered(state: Tournament) -> list[Call]:
    """Open ones first, the longest on top; then the closed ones, the last on top."""
    opened = state.calls.open_calls()
    closed = [call for call in state.calls.by_number.values() if not call.is_open]
    return [*opened, *sorted(closed, key=lambda call: call.number, reverse=True)]


def _appealed(state: Tournament) -> set[int]:
    """The numbers of the calls from which there is an appeal, or something is written of one."""
    made = {appeal.asked.call for appeal in state.appeals.by_number.values()}
    return made | state.appeals.drafts.keys()


def _row(standing: CallStanding, appealed: set[int]) -> CallRow:
    call = standing.call
    with_appeal = translate("Calls", "with appeal") if call.number in appealed else ""
    is_open = call.is_open
    elapsed = stopwatch_text(standing.elapsed) if is_open else duration_text(standing.elapsed)
    return CallRow(
        call.number,
        str(call.table),
        reason_words(call.reason),
        ", ".join(each for each in (call.judge, with_appeal) if each),
        elapsed,
        due_short(standing),
        is_open,
        "call-open" if is_open else "extension" if standing.due > 0 else "none-due",
        "attention" if is_open else "text-muted",
        is_open,
    )
