"""A penalty for Tardiness gives the table the time that the player was late, once (IPG 3.1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, GrantExtension, StartTurns
from judgekit.domain.clock.events import ExtensionGranted
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.shared.history import Redo, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import RefusalCode
from tests.day import Day, round_day


def late(minutes: float, penalty: str = "game-loss", **fields: object) -> IssuePenalty:
    """The penalty of Rossi at table 3 for Tardiness by so many minutes."""
    told = {"player": "Rossi", "infraction": "ipg-3.1", "table": 3, **fields}
    return IssuePenalty(penalty=penalty, late_seconds=minutes * 60, **told)


def extension(day: Day) -> float:
    """The extension of table 3 in minutes."""
    current = day.engine.state.clocks.by_name["main"].round
    table = current.tables.get(3)
    return table.extension(current.elapsed(day.engine.now())) / MINUTE if table else 0


def test_the_penalty_gives_the_lateness_and_tells_the_table():
    day = round_day().at(6)
    step = day.do(late(5))
    issued, granted = step.events
    assert isinstance(issued, PenaltyIssued)
    round_id = issued.round_id
    assert granted == ExtensionGranted(
        "main", 3, 5 * MINUTE, "tardiness", round_id, told=-5 * MINUTE
    )
    assert extension(day) == 5


def test_an_undo_takes_penalty_and_time_back_and_a_redo_gives_both():
    day = round_day().at(6)
    day.do(late(5))
    day.do(Undo())
    assert extension(day) == 0
    assert not day.engine.state.infractions.penalties
    day.do(Redo())
    assert extension(day) == 5


@pytest.mark.parametrize(
    "penalty",
    [
        late(12, "match-loss"),
        late(12, circumstances=("ten-minutes",)),
        late(5, circumstances=("before-scheduled-end",)),
        late(5, infraction="jar-tardiness", penalty="fix"),
        late(5, infraction="ipg-2.5", penalty="warning"),
        late(5, table=None),
        late(0),
    ],
)
def test_nothing_is_given_where_the_match_is_lost_or_no_time_is_due(penalty):
    day = round_day().at(12)
    assert len(day.do(penalty).events) == 1
    assert extension(day) == 0


def test_a_call_for_it_gives_its_part_and_the_penalty_the_rest():
    day = round_day()
    day.at(2).do(OpenCall(3, "tardiness"))
    day.at(5).do(late(5))
    day.at(6).do(CloseCall(3))
    assert extension(day) == 6

    day = round_day()
    day.at(2).do(OpenCall(3, "tardiness"))
    day.at(5).do(CloseCall(3))
    day.at(6).do(late(5))
    assert extension(day) == 5


def test_a_call_that_was_open_all_the_time_leaves_nothing_to_give():
    day = round_day()
    day.do(OpenCall(3, "tardiness"))
    day.at(5).do(CloseCall(3))
    assert len(day.at(6).do(late(5)).events) == 1
    assert extension(day) == 5


def test_two_late_players_give_the_longer_lateness():
    day = round_day().at(8)
    day.do(late(5))
    day.do(late(7, player="Weber"))
    day.do(late(6, player="Costa"))
    assert extension(day) == 7


def test_time_given_by_hand_for_it_counts_and_other_time_does_not():
    day = round_day().at(6)
    day.do(GrantExtension(3, 180, "tardiness"))
    day.do(GrantExtension(3, 60, "ruling"))
    day.do(late(5))
    assert extension(day) == 6


@pytest.mark.parametrize("before", [StartTurns(3), EndRound()])
def test_the_penalty_is_recorded_where_no_time_can_be_given(before):
    day = round_day().at(51)
    day.do(before)
    assert len(day.do(late(5)).events) == 1


@given(st.integers(1, 9 * 60), st.integers(0, 9 * 60), st.integers(1, 9 * 60))
def test_lateness_and_call_together_give_what_their_union_lasts(late_by, opened, lasted):
    """Of a call for it that touches the lateness, whichever is entered first."""
    opened = min(opened, late_by)
    day = round_day()
    day.at(0, opened).do(OpenCall(3, "tardiness"))
    day.at(0, opened + lasted).do(CloseCall(3))
    day.at(20).do(late(late_by / 60))
    assert extension(day) * 60 == pytest.approx(max(late_by, opened + lasted))


@pytest.mark.parametrize("minutes", [-1, 1e305, float("inf"), float("nan")])
def test_what_is_no_lateness_is_refused(minutes):
    day = round_day().at(6)
    assert day.refused(late(minutes)) is RefusalCode.WRONG_VALUE
