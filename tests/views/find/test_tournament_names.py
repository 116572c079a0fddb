"""Who sits where, as the command bar knows it."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.views.find.tournament_names import (
    has_pairings,
    seated_at,
    tables_of,
    tables_of_players,
)
from tests.day import Day

ROSSI, BAUER = ("A. Rossi", "L. Petrova"), ("K. Bauer", "J. Lind")


@pytest.fixture
def day() -> Day:
    """The first round, paired, has ended."""
    day = Day()
    day.at(0).do(TakePairings(1, (PairedTable(14, ROSSI),)))
    day.do(StartRound())
    day.at(60).do(EndRound())
    return day


def test_between_rounds_the_newest_pairings_hold(day):
    assert seated_at(day.engine.state, 14) == ROSSI


def test_a_round_that_begins_without_pairings_seats_nobody(day):
    day.at(70).do(StartRound())
    state = day.engine.state
    assert seated_at(state, 14) == ()
    assert not has_pairings(state)
    assert tables_of_players(state) == {}
    assert tables_of(state) == frozenset()


def test_neither_does_it_once_it_has_ended_until_the_next_is_paired(day):
    day.at(70).do(StartRound())
    day.at(130).do(EndRound())
    assert seated_at(day.engine.state, 14) == ()
    day.at(135).do(TakePairings(3, (PairedTable(14, BAUER),)))
    assert seated_at(day.engine.state, 14) == BAUER


def test_pairings_that_come_late_hold_at_once(day):
    day.at(70).do(StartRound())
    day.at(75).do(TakePairings(2, (PairedTable(14, BAUER),)))
    assert seated_at(day.engine.state, 14) == BAUER
