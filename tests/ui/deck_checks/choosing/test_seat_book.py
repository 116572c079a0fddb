"""Seats that are remembered from one change to the next are those that are reckoned anew."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.players.commands import SamePlayer
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.tournament import Tournament, apply, decide
from judgekit.views.deck_checks.choosing_facts import SeatBook, choose_facts

TABLES = 4
PLAYERS = ("Anna Rossi", "Пётр Иванов", "José García", "Mei Lin", "Olaf Berg", "Aoife Byrne")


def pairings(number: int, seats: tuple[int, ...]) -> TakePairings:
    """A round's pairings; players who sit at two tables are a fault that happens."""
    tables = (
        PairedTable(table + 1, (PLAYERS[seat], PLAYERS[(seat + 1) % len(PLAYERS)]))
        for table, seat in enumerate(seats)
    )
    return TakePairings(number, tuple(tables))


ROUNDS = st.integers(1, 3)
COMMANDS = st.one_of(
    st.builds(pairings, ROUNDS, st.tuples(*[st.integers(0, len(PLAYERS) - 1)] * TABLES)),
    st.builds(StartRound, round=ROUNDS),
    st.just(EndRound()),
    st.builds(StartDeckCheck, st.integers(1, TABLES)),
    st.builds(SamePlayer, st.sampled_from(PLAYERS), st.sampled_from(PLAYERS)),
    st.builds(FinishDeckCheck, st.integers(1, TABLES), checked=st.integers(0, 2)),
)


@given(st.lists(COMMANDS, max_size=25), st.integers(0, TABLES))
def test_remembered_seats_are_those_that_are_reckoned_anew(commands, tables):
    state, book = Tournament(), SeatBook()
    for at, command in enumerate(commands):
        decision = decide(state, command, at * 60_000)
        for event in decision if isinstance(decision, tuple) else ():
            apply(state, event, at * 60_000)
        remembered = choose_facts(state, tables=tables, book=book)
        assert remembered == choose_facts(state, tables=tables)
