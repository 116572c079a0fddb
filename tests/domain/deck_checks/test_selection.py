"""How far the day is, and who hasn't been checked."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.deck_checks.selection import (
    Coverage,
    Duty,
    Seat,
    checked_tables,
    unchecked_seats,
)
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.views.deck_checks.deck_coverage import (
    decks_in_tournament,
    players_checked,
    tournament_coverage,
)
from tests.day import Day

PAIRINGS = (
    PairedTable(1, ("Rossi", "Petrova")),
    PairedTable(2, ("Silva", "Weber")),
    PairedTable(3, ("Ivanov", "Müller")),
)


def event_day(**details) -> Day:
    """A first round of three tables that began at ten."""
    day = Day()
    day.do(CreateTournament("Open", **{"players": 64, "rel": "competitive", **details}))
    day.do(TakePairings(1, PAIRINGS))
    day.do(StartRound(round=1))
    return day


def checked(day: Day, table: int, *, finish: FinishDeckCheck | None = None, **fields) -> None:
    day.do(StartDeckCheck(table, **fields))
    day.do(finish or FinishDeckCheck(table))


def test_ten_per_cent_by_round():
    day = event_day()
    checked(day, 1)
    checked(day, 2, finish=FinishDeckCheck(2, partial=True, checked=1))
    day.do(EndRound())
    day.do(StartRound(round=2))
    checked(day, 1)
    day.do(StartDeckCheck(2))
    assert tournament_coverage(day.engine.state) == Coverage(
        5, 64, 7, Duty.REQUIRED, {("main", 1): 3, ("main", 2): 2}
    )
    assert tournament_coverage(day.engine.state).left == 2


@pytest.mark.parametrize(
    ("details", "decks", "required", "duty"),
    [
        ({"players": None}, None, None, Duty.REQUIRED),
        ({"players": 61, "rel": "professional"}, 61, 7, Duty.REQUIRED),
        ({"players": 30, "rel": "regular"}, 30, 3, Duty.HEAD_JUDGES_CHOICE),
        ({"players": 30, "rel": ""}, 30, 3, Duty.NOT_SAID),
        ({"players": 20, "teams": True, "format": "team-sealed"}, 60, 6, Duty.REQUIRED),
        (
            {"players": 20, "teams": True, "format": "two-headed-giant-sealed"},
            40,
            4,
            Duty.REQUIRED,
        ),
    ],
)
def test_the_decks_of_the_event_and_whether_checks_are_required(details, decks, required, duty):
    found = tournament_coverage(event_day(**details).engine.state)
    assert (found.decks, found.required, found.duty) == (decks, required, duty)


def test_nothing_is_said_of_an_event_that_nobody_has_described():
    assert decks_in_tournament(Day().engine.state.setup) is None
    assert tournament_coverage(Day().engine.state).left is None


@pytest.mark.parametrize(("rounds_left", "decks"), [(0, None), (1, 6), (2, 3), (4, 2), (9, 1)])
def test_what_is_left_is_shared_out_among_the_rounds(rounds_left, decks):
    assert Coverage(4, 100, 10, Duty.REQUIRED, {}).a_round(rounds_left) == decks
    assert Coverage(4, None, None, Duty.REQUIRED, {}).a_round(rounds_left) is None
    assert Coverage(14, 100, 10, Duty.REQUIRED, {}).a_round(rounds_left) in (0, None)


def test_who_has_been_checked_is_said_by_the_check_or_by_the_pairings():
    day = event_day()
    checked(day, 1)
    checked(day, 2, decks=1, players=("weber",))
    checked(day, 3, finish=FinishDeckCheck(3, partial=True, checked=0))
    state = day.engine.state
    done = players_checked(state)
    assert done == {"rossi", "petrova", "weber"}
    paired = state.setup.pairings["main", 1].players
    seats = [Seat(table, players) for table, players in sorted(paired.items())]
    assert unchecked_seats(seats, done, state.players.id_of) == (
        Seat(2, ("Silva",)),
        Seat(3, ("Ivanov", "Müller")),
    )


def test_a_check_that_goes_on_counts_for_its_players_and_its_table():
    day = event_day()
    day.do(StartDeckCheck(2))
    state = day.engine.state
    assert players_checked(state) == {"silva", "weber"}
    checks = state.deck_checks.entered
    assert checked_tables(checks, "main", 1) == {2}
    assert checked_tables(checks, "main", 2) == frozenset()
