"""Penalties as they are written down, corrected, taken back, and what they do to a table."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import CallSlowPlay, EndRound, FinishTable, StartTurns
from judgekit.domain.clock.events import SlowPlayCalled
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.decide import same_just_now
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.state import day_of
from judgekit.domain.infractions.upgrade import priors_of
from judgekit.domain.shared.history import TakeBack, Undo
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.tournament import Tournament, apply
from tests.day import TEN, Day, round_day

SLOW_PLAY = IssuePenalty("A. Rossi", "ipg-3.3", "warning", table=7)
VIOLATION = IssuePenalty("A. Rossi", "ipg-2.5", "warning", table=7, comment="second land")


def penalties(day: Day):
    written = day.engine.state.infractions.penalties
    return [(each.number, each.issued.player, each.issued.infraction) for each in written]


# -- Slow Play


def test_slow_play_gives_its_table_two_turns():
    day = round_day()
    assert [type(each) for each in day.events(SLOW_PLAY)] == [PenaltyIssued, SlowPlayCalled]
    assert day.table(7).turns_total == 7


def test_slow_play_gives_nothing_to_a_table_in_its_turns_and_the_warning_stands():
    day = round_day().at(minutes=50)
    day.do(StartTurns(7))
    day.do(SLOW_PLAY)
    assert day.table(7).turns_total == 5
    assert penalties(day) == [(1, "A. Rossi", "ipg-3.3")]


def test_slow_play_gives_nothing_to_a_table_that_is_done_and_the_warning_stands():
    day = round_day()
    day.do(FinishTable(7))
    assert [type(each) for each in day.events(SLOW_PLAY)] == [PenaltyIssued]
    assert day.table(7).turns_total == 5


def test_slow_play_of_both_players_gives_four_turns():
    day = round_day()
    day.do(SLOW_PLAY)
    day.do(IssuePenalty("L. Petrova", "ipg-3.3", "warning", table=7))
    assert day.table(7).turns_total == 9


def test_a_penalty_for_what_the_tracker_was_told_gives_no_turns_again():
    day = round_day()
    day.do(CallSlowPlay(7, "A. Rossi"))
    assert [type(each) for each in day.events(SLOW_PLAY)] == [PenaltyIssued]
    assert day.table(7).turns_total == 7


def test_slow_play_without_a_round_in_progress_is_only_written_down():
    day = round_day().at(minutes=55)
    day.do(EndRound())
    assert [type(each) for each in day.events(SLOW_PLAY)] == [PenaltyIssued]


def test_the_turns_are_taken_back_with_the_penalty():
    day = round_day()
    day.do(CallSlowPlay(7, "L. Petrova"))
    day.do(SLOW_PLAY)
    day.do(SLOW_PLAY)
    assert day.table(7).turns_total == 9
    day.do(Undo())
    assert day.table(7).turns_total == 7
    assert penalties(day) == [(1, "A. Rossi", "ipg-3.3")]


def test_a_friendly_word_about_the_pace_gives_no_turns():
    day = round_day()
    word = IssuePenalty("A. Rossi", "ipg-3.3", "none", table=7)
    assert [type(each) for each in day.events(word)] == [PenaltyIssued]


# -- what can be written down


def test_an_infraction_is_known_however_it_is_capitalised():
    day = round_day()
    day.do(IssuePenalty("A. Rossi", " IPG-2.5", "warning"))
    assert penalties(day) == [(1, "A. Rossi", "ipg-2.5")]


@pytest.mark.parametrize("infraction", ["ipg-9.9", "ipg-2.7", "none", "general", "2.5"])
def test_what_is_no_infraction_is_refused(infraction):
    day = round_day()
    assert day.refused(IssuePenalty("A", infraction, "warning")) is RefusalCode.WRONG_VALUE
    day.do(VIOLATION)
    assert day.refused(CorrectPenalty(1, infraction=infraction)) is RefusalCode.WRONG_VALUE


# -- corrections


def test_a_penalty_is_corrected_and_keeps_its_place_in_the_record():
    day = round_day()
    day.do(VIOLATION)
    day.do(IssuePenalty("L. Petrova", "ipg-2.6", "warning", table=7))
    day.pass_(60).do(CorrectPenalty(1, player="B. Rossi", infraction="ipg-2.3"))

    assert penalties(day) == [(1, "B. Rossi", "ipg-2.3"), (2, "L. Petrova", "ipg-2.6")]
    state = day.engine.state
    first = state.infractions.penalties[0]
    assert (first.issued.comment, first.issued.round, first.author) == ("second land", 1, "Ann")
    assert state.penalties_of("A. Rossi") == ()
    assert state.penalties_of("b.  ROSSI") == (first,)


def test_a_players_penalties_stand_by_age_also_after_one_was_corrected():
    day = round_day()
    for player in ("A. Rossi", "L. Petrova", "A. Rossi", "L. Petrova"):
        day.do(IssuePenalty(player, "ipg-2.5", "warning"))
    day.do(CorrectPenalty(1, player="L. Petrova"))
    day.do(CorrectPenalty(4, player="A. Rossi"))
    state = day.engine.state
    assert [each.number for each in state.penalties_of("L. Petrova")] == [1, 2]
    assert [each.number for each in state.penalties_of("A. Rossi")] == [3, 4]


def test_of_two_penalties_of_one_id_the_later_is_nobodys_but_its_players():
    state = Tournament()
    apply(state, PenaltyIssued("A. Rossi", "ipg-2.5", "warning", id="one"), TEN)
    apply(state, PenaltyIssued("L. Petrova", "ipg-2.5", "warning", id="one"), TEN)
    apply(state, PenaltyIssued("A. Rossi", "ipg-2.6", "warning", id="two"), TEN)
    assert [each.number for each in state.penalties_of("A. Rossi")] == [2]
    assert [each.number for each in state.penalties_of("L. Petrova")] == [1]
    assert len(state.infractions.entered) == 2


def test_a_penalty_can_be_corrected_to_one_at_no_table():
    day = round_day()
    day.do(VIOLATION)
    day.do(CorrectPenalty(1, comment="at the stage"))
    assert day.engine.state.infractions.penalties[0].issued.table == VIOLATION.table

    day.do(CorrectPenalty(1, table=0))
    assert day.engine.state.infractions.penalties[0].issued.table is None


def test_what_was_corrected_is_taken_back_only_after_its_correction():
    day = round_day()
    issued = day.do(VIOLATION)
    day.do(CorrectPenalty(1, penalty="game-loss"))
    assert day.refused(TakeBack(issued.id, "slip")) is RefusalCode.RESTED_ON
    day.do(Undo(2))
    assert penalties(day) == []


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (CorrectPenalty(9, player="X"), RefusalCode.NO_SUCH_PENALTY),
        (CorrectPenalty(1, penalty="prison"), RefusalCode.WRONG_VALUE),
        (CorrectPenalty(1, player=" "), RefusalCode.WRONG_VALUE),
        (IssuePenalty("X", "ipg-2.5", "warning", round=-1), RefusalCode.WRONG_VALUE),
    ],
)
def test_what_makes_no_sense_is_refused(command, code):
    day = round_day()
    day.do(VIOLATION)
    assert day.refused(command) is code
    assert penalties(day) == [(1, "A. Rossi", "ipg-2.5")]


# -- days and slips of the hand


def test_the_day_is_the_one_named_else_that_of_the_instant():
    day = round_day()
    day.do(IssuePenalty("A. Rossi", "ipg-2.5", "warning", day="2026-11-20"))
    day.do(VIOLATION)
    written = day.engine.state.penalties_of("A. Rossi")
    assert [day_of(each) for each in written] == ["2026-11-20", "2026-11-21"]
    assert [each.day for each in priors_of(written)] == ["2026-11-20", "2026-11-21"]


def test_the_same_penalty_within_a_minute_may_be_a_slip():
    day = round_day()
    day.do(VIOLATION)
    penalties_of, now = day.engine.state.penalties_of, day.engine.now()

    assert same_just_now(penalties_of("a. rossi"), "ipg-2.5", now + 59 * SECOND) is not None
    assert same_just_now(penalties_of("a. rossi"), "ipg-2.5", now + 60 * SECOND) is None
    assert same_just_now(penalties_of("a. rossi"), "ipg-2.6", now + 5 * SECOND) is None
    assert same_just_now(penalties_of("L. Petrova"), "ipg-2.5", now + 5 * SECOND) is None
