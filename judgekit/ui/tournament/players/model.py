"""Model of the players of the open tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, QObject

from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.players.name_order import name_order
from judgekit.domain.players.stand_in import is_stand_in
from judgekit.domain.players.state import Players
from judgekit.domain.shared.player_key import JOINT, player_key
from judgekit.domain.tournament import Tournament
from judgekit.ui.interface_words import interface_words
from judgekit.ui.widgets.rows.rows_model import RowsModel
from judgekit.views.players import each_once

translate = QCoreApplication.translate


class PlayerRow(msgspec.Struct, frozen=True):
    """A player as painted; `penalties` is how many stand."""

    name: str
    penalties: int = 0

    @property
    def is_erased(self) -> bool:
        """Whether the name is only the stand-in for one."""
        return is_stand_in(self.name)

    def detail(self) -> str:
        """Return what is said below the name."""
        if self.is_erased:
            return translate("PlayersModel", "Name erased")
        if not self.penalties:
            return translate("PlayersModel", "No penalties")
        return translate("PlayersModel", "%n penalty(ies)", "", self.penalties)

    def spoken(self) -> str:
        """Return the row's text for a screen reader."""
        return f"{self.name}. {self.detail()}"


class PlayersModel(RowsModel[PlayerRow]):
    """Model of the players whose names fit what is typed; empty until `show_players`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PlayerRow.spoken, parent=parent)
        self._all: tuple[PlayerRow, ...] = ()
        self._typed = ""

    def show_players(self, players: Sequence[PlayerRow]) -> None:
        """Show these players."""
        self._all = tuple(players)
        self._choose()

    def narrow(self, typed: str) -> None:
        """Show only the players whose names fit."""
        self._typed = typed
        self._choose()

    def total(self) -> int:
        """Return the number of players, shown or not."""
        return len(self._all)

    def row_of(self, name: str) -> int:
        """Return the row of a player; -1 if it isn't shown."""
        return next((at for at, row in enumerate(self.rows) if row.name == name), -1)

    def _choose(self) -> None:
        if not self._typed.strip():
            self.show_rows(self._all)
            return
        names = KnownNames(row.name for row in self._all)
        fitting = frozenset(names.complete(self._typed, limit=len(self._all)))
        self.show_rows([row for row in self._all if row.name in fitting])


class PlayersInOrder:
    """All players that the tournament knows, each once, by name; no teams. Their order holds until
    there are other names, or another language."""

    def __init__(self) -> None:
        self._made_of: tuple[object, ...] = ()
        self._names: dict[str, str] = {}
        """The names in order, by the ids of the players."""

    def rows(self, state: Tournament) -> list[PlayerRow]:
        """Return their rows."""
        players, language = state.players, interface_words().language
        known = (*players.paired.values(), *players.written.values())
        made_of = known, players.identities, language
        if made_of != self._made_of:
            self._made_of, self._names = made_of, _names_in_order(players, known, language)
        count = Counter(players.id_of(each.issued.player) for each in state.infractions.penalties)
        return [PlayerRow(name, count.get(id_, 0)) for id_, name in self._names.items()]


def _names_in_order(players: Players, known: Iterable[str], language: str) -> dict[str, str]:
    singles = [name for name in each_once(players, known) if JOINT not in player_key(name)]
    singles.sort(key=lambda name: (is_stand_in(name), name_order(name, language)))
    return {players.id_of(name): name for name in singles}
