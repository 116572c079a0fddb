"""The players of the event in order: made once, and right after each change."""

from __future__ import annotations

from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.players.commands import SamePlayer
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.ui.tournament.players.model import PlayerRow, PlayersInOrder
from tests.calls_of import calls_of
from tests.day import Day

PAIRINGS = (PairedTable(1, ("Rossi, Anna", "Novak, Ivo")), PairedTable(2, ("Bauer, Kim",)))


def warned(day: Day, player: str) -> None:
    day.do(IssuePenalty(player, "ipg-2.5", "warning", 1))


def test_players_stand_by_name_with_their_penalties_after_each_change():
    day, players = Day(), PlayersInOrder()
    day.do(TakePairings(1, PAIRINGS))
    names = ["Bauer, Kim", "Novak, Ivo", "Rossi, Anna"]
    assert players.rows(day.engine.state) == [PlayerRow(name) for name in names]
    warned(day, "Novak, Ivo")
    warned(day, "A. Rossi")
    assert [(row.name, row.penalties) for row in players.rows(day.engine.state)] == [
        ("A. Rossi", 1),
        ("Bauer, Kim", 0),
        ("Novak, Ivo", 1),
        ("Rossi, Anna", 0),
    ]
    day.do(SamePlayer("A. Rossi", "Rossi, Anna"))
    assert [(row.name, row.penalties) for row in players.rows(day.engine.state)] == [
        ("Bauer, Kim", 0),
        ("Novak, Ivo", 1),
        ("Rossi, Anna", 1),
    ]
    day.do(TakePairings(2, (PairedTable(1, ("Rossi, Anna", "Alba, Eva")),)))
    assert players.rows(day.engine.state)[0] == PlayerRow("Alba, Eva")


def test_an_entry_puts_nobody_in_order_anew():
    day, players = Day(), PlayersInOrder()
    tables = tuple(PairedTable(number, (f"Player {number}",)) for number in range(1, 201))
    day.do(TakePairings(1, tables))
    assert calls_of(lambda: players.rows(day.engine.state)) < 20
