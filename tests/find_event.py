"""The event that the questions of `tests/data/find` are about."""

from __future__ import annotations

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament, Note, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.tournament import Tournament
from tests.day import Day

SEATED = (
    ("Anna Rossi", "Didier Moreau"),
    ("Lucía García", "Íñigo Peña"),
    ("Siobhán O'Neill", "Jan van den Berg"),
    ("Sarah Kim", "Chidi Okafor"),
    ("Елена Петрова", "Артём Соколов"),
    ("Minh Nguyen", "Jürgen Schmidt"),
)
TABLES = 28
NOTES = (
    "The coffee machine in the hall is broken",
    "Player at table 9 lost a playmat, blue dragon",
    "Tapete perdido en la mesa 20, entregado en la mesa de jueces",
    "Розетка у стола 12 не работает",
    "Judge meeting during lunch break, back room",
)


def event_state() -> Tournament:
    """Return a Competitive event in round 1, with pairings for all tables and five notes."""
    day = Day()
    day.do(CreateTournament(name="Spring Open", rel="competitive"))
    tables = [PairedTable(at, SEATED[at - 1]) for at in range(1, len(SEATED) + 1)]
    tables += [
        PairedTable(at, (f"Player {2 * at}", f"Player {2 * at + 1}")) for at in range(7, TABLES + 1)
    ]
    day.do(TakePairings(round=1, tables=tuple(tables)))
    day.do(StartRound(round=1))
    for note in NOTES:
        day.do(Note(note))
    return day.engine.state
