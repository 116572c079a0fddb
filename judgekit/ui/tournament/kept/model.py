"""Model of the tournaments stored on this machine."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import (
    QCoreApplication,
    QLocale,
    QObject,
)

from judgekit.engine.stored import StoredTournament
from judgekit.ui.tournament.wording import day_and_time
from judgekit.ui.widgets.rows.rows_model import RowsModel

translate = QCoreApplication.translate


class StoredTournamentRow(msgspec.Struct, frozen=True):
    """A tournament as painted."""

    id: str
    name: str
    used: str
    size: str
    is_open: bool

    def spoken(self) -> str:
        """Return the row's text for a screen reader."""
        parts = (self.name, open_word(self), self.used, self.size)
        return ". ".join(part for part in parts if part)


class TournamentsModel(RowsModel[StoredTournamentRow]):
    """Model of the tournaments; empty until `show_tournaments`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(StoredTournamentRow.spoken, parent=parent)

    def show_tournaments(
        self, tournaments: Sequence[StoredTournament], current: str, name: str
    ) -> None:
        """Show these tournaments; `name` is the current name of the open one, of id `current`."""
        locale = QLocale()
        self.show_rows(
            [
                StoredTournamentRow(
                    each.id,
                    (name or each.name) if each.id == current else each.name,
                    day_and_time(each.last_used),
                    locale.formattedDataSize(
                        each.bytes, 1, QLocale.DataSizeFormat.DataSizeSIFormat
                    ),
                    each.id == current,
                )
                for each in tournaments
            ]
        )

    def row_of(self, tournament: str) -> int:
        """Return the row of a tournament; -1 if there is none."""
        return next((at for at, row in enumerate(self.rows) if row.id == tournament), -1)


def open_word(row: StoredTournamentRow) -> str:
    """Return the label of the open tournament; empty for others."""
    return translate("TournamentsModel", "Open now") if row.is_open else ""
