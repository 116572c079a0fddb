"""Model of parsed pairings: lines left out first, then tables, then byes."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from judgekit.reading.pairings.reader import ParsedPairings
from judgekit.ui.tournament.pairings.wording import bye_word, line_words, reason_words
from judgekit.ui.widgets.rows.rows_model import Index
from judgekit.ui.widgets.tool_tip import plain_tip

BETWEEN_PLAYERS = "  ·  "


class PairingRowKind(StrEnum):
    """What a row shows."""

    QUESTION = "question"
    TABLE = "table"
    BYE = "bye"


class FoundRole(IntEnum):
    """Roles the delegate and the pane query."""

    ROW = Qt.ItemDataRole.UserRole


class PairingRow(NamedTuple):
    """A row as painted.

    `number` is a table, `line 5` or the word for a bye; `note` is why a line was left out, and
    `line` its number in the text.
    """

    kind: PairingRowKind
    number: str
    text: str
    note: str = ""
    line: int = 0


class PairingsModel(QAbstractTableModel):
    """Two columns, number and players; empty until `show_pairings`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[PairingRow, ...] = ()

    def show_pairings(self, pairings: ParsedPairings) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self.rows = rows_of(pairings)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == FoundRole.ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text if index.column() else row.number
        if role == Qt.ItemDataRole.ToolTipRole and index.column():
            return plain_tip(row.text)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            said = f"{row.number}. {row.text}. {row.note}" if row.note else ""
            return said or (row.text if index.column() else row.number)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return column_heads()[section]
        return None


def column_heads() -> tuple[str, str]:
    """Return the headers of the two columns."""
    translate = QCoreApplication.translate
    return translate("PairingsModel", "Table"), translate("PairingsModel", "Players")


def rows_of(pairings: ParsedPairings) -> tuple[PairingRow, ...]:
    """Return the rows in order."""
    questions = (
        PairingRow(PairingRowKind.QUESTION, line_words(one), one.text, reason_words(one), one.line)
        for one in pairings.questions
    )
    tables = (
        PairingRow(PairingRowKind.TABLE, str(table.table), BETWEEN_PLAYERS.join(table.players))
        for table in pairings.tables
    )
    byes = (PairingRow(PairingRowKind.BYE, bye_word(), name) for name in pairings.byes)
    return (*questions, *tables, *byes)
