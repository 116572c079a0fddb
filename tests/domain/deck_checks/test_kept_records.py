"""The standings in the record: the last ones taken count, whole."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_checks.commands import KeepStandings
from judgekit.domain.deck_checks.events import StandingsKept
from judgekit.domain.deck_checks.state import KeptStandings
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.standings.player_standing import PlayerStanding
from tests.day import TEN, Day

ROSSI, LIND = PlayerStanding("A. Rossi", 9, 3, 0, 0), PlayerStanding("V. Lind", 6)


def kept(day: Day) -> KeptStandings:
    return day.engine.state.deck_checks.standings


def test_later_ones_replace_all_that_were_there_and_an_undo_brings_these_back():
    day = Day()
    assert kept(day) == KeptStandings()
    assert day.events(KeepStandings((ROSSI, LIND), 3)) == [StandingsKept((ROSSI, LIND), 3)]
    day.pass_(60).do(KeepStandings((LIND,), 4))
    assert kept(day) == KeptStandings((LIND,), 4, TEN + 60_000)
    day.do(Undo())
    assert kept(day) == KeptStandings((ROSSI, LIND), 3, TEN)


def test_they_are_there_again_after_a_restart():
    day = Day()
    day.do(KeepStandings((ROSSI, LIND), 3))
    assert kept(Day(day.log.recorded)) == kept(day)


@pytest.mark.parametrize(
    ("command", "field"),
    [
        (KeepStandings(()), "records"),
        (KeepStandings((PlayerStanding("  ", 9),)), "records"),
        (KeepStandings((PlayerStanding("A. Rossi", -1),)), "points"),
        (KeepStandings((PlayerStanding("A. Rossi", 301),)), "points"),
        (KeepStandings((ROSSI,), -1), "round"),
    ],
)
def test_standings_have_players_with_points_that_can_be(command, field):
    outcome = Day().engine.submit(command, "Ann")
    assert outcome.code is RefusalCode.WRONG_VALUE
    assert outcome.values == {"field": field}
