"""Model of the tournaments stored on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QCoreApplication, QObject

from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.engine.stored import StoredTournament
from judgekit.ui.interface_words import interface_words
from judgekit.ui.tournament.wording import day_and_time, known_facts
from judgekit.ui.widgets.rows.rows_model import RowsModel
from judgekit.views.words.going_on import going_on_parts

translate = QCoreApplication.translate


class StoredTournamentRow(msgspec.Struct, frozen=True):
    """A tournament as painted; `going` says what goes on in it, `facts` what it is."""

    id: str
    name: str
    facts: str
    going: str
    is_open: bool
    is_aside: bool = False
    """Whether it was open before the rehearsal, and is so again after it."""

    def spoken(self) -> str:
        """Return the row's text for a screen reader."""
        parts = (self.name, open_word(self), self.going, self.facts)
        return ". ".join(part for part in parts if part)


class KnownTournament(NamedTuple):
    """A stored tournament, with its state at an instant if its record can be read."""

    stored: StoredTournament
    state: Tournament | None = None
    now: Moment = 0
    goes_on: bool = False
    is_open: bool = False
    is_aside: bool = False


class TournamentsModel(RowsModel[StoredTournamentRow]):
    """Model of the tournaments; empty until `show_tournaments`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(
            StoredTournamentRow.spoken,
            tip=lambda row: "\n".join(filter(None, (row.going, row.facts))),
            name=lambda row: row.id,
            parent=parent,
        )

    def show_tournaments(self, tournaments: Sequence[KnownTournament]) -> None:
        """Show these tournaments."""
        self.show_rows([_row(each) for each in tournaments])

    def row_of(self, tournament: str) -> int:
        """Return the row of a tournament; -1 if there is none."""
        return next((at for at, row in enumerate(self.rows) if row.id == tournament), -1)


def open_word(row: StoredTournamentRow) -> str:
    """Return the label of the open tournament, or of the one that a rehearsal has put aside; empty
    for others."""
    if row.is_aside:
        return translate("TournamentsModel", "Open again after the rehearsal")
    return translate("TournamentsModel", "Open now") if row.is_open else ""


def _row(known: KnownTournament) -> StoredTournamentRow:
    state, stored = known.state, known.stored
    details = state.setup.details if state is not None else None
    used = translate("TournamentsModel", "last used {time}").format(
        time=day_and_time(stored.last_used)
    )
    going = ""
    if state is not None and (known.goes_on or known.is_open):
        going = "; ".join(going_on_parts(state, known.now, interface_words()))
    facts = known_facts(details, state.setup.pairings.values()) if state and details else ""
    is_shared = state is not None and state.team.is_there
    shared = translate("TournamentsModel", "shared with other laptops") if is_shared else ""
    return StoredTournamentRow(
        stored.id,
        details.name if details else stored.name,
        " · ".join(part for part in (shared, facts, used) if part),
        going,
        known.is_open,
        known.is_aside,
    )
