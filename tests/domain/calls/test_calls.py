"""Calls: opened, changed, closed, and what their table gets."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import ChangeCall, CloseCall, OpenCall
from judgekit.domain.calls.events import CallChanged, CallClosed, CallOpened
from judgekit.domain.clock.commands import EndRound, FinishTable, PauseClock, StartRound, StartTurns
from judgekit.domain.clock.events import ExtensionGranted
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.interrupted_tables import due_if_closed
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.history import Dated, Together
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.tournament import Tournament, apply
from tests.day import TEN, Day, round_day


def due(day: Day, number: int = 1) -> float:
    """What the call would bring its table now, in minutes."""
    call = day.engine.state.calls.entered.find(number)
    return due_if_closed(day.engine.state, call, day.engine.now()) / MINUTE


def test_a_call_knows_its_round_and_whether_it_came_before_the_deadline():
    day = round_day()
    opened = CallOpened(12, "ruling", "main", 1, True, "Ann", "main 1", "call 1")
    assert day.at(46).events(OpenCall(12, judge="Ann")) == [opened]
    assert day.at(52).events(CloseCall(12, note="no fix")) == [
        CallClosed("call 1", 6 * MINUTE, "no fix", -6 * MINUTE)
    ]
    again = CallOpened(12, "ruling", "main", 1, round_id="main 1", id="call 2")
    assert day.at(56).events(OpenCall(12)) == [again]
    assert day.at(60).events(CloseCall(12)) == [CallClosed("call 2", told=-6 * MINUTE)]
    call = day.engine.state.calls.entered.find(1)
    assert (call.due, call.note, call.is_open) == (6 * MINUTE, "no fix", False)


def test_one_call_for_one_reason_at_one_table():
    day = round_day()
    day.do(OpenCall(1))
    assert day.refused(OpenCall(1)) is RefusalCode.CALL_ALREADY_OPEN
    day.do(OpenCall(1, "errand"))
    day.do(OpenCall(2))
    assert [call.table for call in day.engine.state.calls.open_calls()] == [1, 1, 2]


def test_a_call_that_was_entered_late_may_be_the_longest():
    day = round_day()
    day.at(20).do(OpenCall(1))
    day.at(25).do(Together((Dated(TEN + 10 * MINUTE, OpenCall(2)),)))
    assert [call.table for call in day.engine.state.calls.open_calls()] == [2, 1]


def test_the_last_one_opened_is_closed_unless_a_reason_is_named():
    day = round_day()
    for reason in ("ruling", "errand", "other"):
        day.do(OpenCall(1, reason))
    assert day.events(CloseCall(1))[0].call == "call 3"
    assert day.events(CloseCall(1, reason="ruling"))[0].call == "call 1"
    assert day.refused(CloseCall(1, reason="ruling")) is RefusalCode.NO_OPEN_CALL
    assert day.events(CloseCall(1))[0].call == "call 2"
    assert day.refused(CloseCall(1)) is RefusalCode.NO_OPEN_CALL


@pytest.mark.parametrize(("said", "kept"), [("", "which card?"), ("a token", "a token")])
def test_what_was_noted_stays_unless_something_else_is_said_at_the_end(said, kept):
    day = round_day()
    day.at(10).do(OpenCall(1))
    day.do(ChangeCall(1, note="which card?"))
    day.at(12).do(CloseCall(1, note=said))
    call = day.engine.state.calls.entered.find(1)
    assert (call.note, call.due, call.closed) == (kept, 2 * MINUTE, day.engine.now())
    assert day.engine.state.calls.open_calls() == []


def test_a_call_is_closed_once():
    state = Tournament()
    apply(state, CallOpened(12, "ruling", id="call 1"), TEN)
    apply(state, CallClosed("call 1", 5, "first"), TEN + 5)
    apply(state, CallClosed("call 1", 9, "second"), TEN + 9)
    apply(state, CallChanged("call 1", "other", "Ann", "third"), TEN + 9)
    call = state.calls.entered.find(1)
    assert (call.closed, call.due, call.note) == (TEN + 5, 5, "first")
    assert (call.reason, call.judge) == ("ruling", "")


def test_what_it_is_about_may_turn_out_otherwise():
    day = round_day()
    day.at(10).do(OpenCall(1))
    changed = CallChanged("call 1", "deck-check", "Ann", "sleeves")
    command = ChangeCall(1, reason="deck-check", judge="Ann", note="sleeves")
    assert day.events(command) == [changed]
    assert day.events(ChangeCall(1, judge="Bea")) == [
        CallChanged("call 1", "deck-check", "Bea", "sleeves")
    ]
    day.at(10, 30).do(CloseCall(1))
    assert day.extension(1) == 210
    assert day.refused(ChangeCall(1)) is RefusalCode.NO_OPEN_CALL


@pytest.mark.parametrize(
    "command",
    [
        OpenCall(1, "boredom"),
        OpenCall(0),
        OpenCall(100_000),
        ChangeCall(2, reason="boredom"),
        CloseCall(2, seconds=-1),
        CloseCall(2, seconds=float("nan")),
        CloseCall(2, seconds=1e300),
    ],
)
def test_values_that_make_no_sense_are_refused(command):
    day = round_day()
    day.do(OpenCall(2))
    assert day.refused(command) is RefusalCode.WRONG_VALUE


@pytest.mark.parametrize("seconds", [0, 45, 240, 900])
def test_the_table_may_get_other_than_what_is_due(seconds):
    day = round_day()
    day.at(10).do(OpenCall(1))
    closed, granted = day.at(15).events(CloseCall(1, seconds=seconds))
    assert closed == CallClosed("call 1", seconds * SECOND, told=-seconds * SECOND)
    assert granted == ExtensionGranted("main", 1, (seconds - 300) * SECOND, "ruling", "main 1")
    assert day.extension(1) == seconds


def test_what_is_due_needs_no_words():
    day = round_day()
    day.at(10).do(OpenCall(1))
    told = CallClosed("call 1", 5 * MINUTE, told=-5 * MINUTE)
    assert day.at(15).events(CloseCall(1, seconds=300)) == [told]


def test_whoever_is_in_turns_or_done_or_plays_without_a_limit_gets_nothing_for_it():
    day = round_day()
    day.at(50).do(StartTurns(1))
    day.do(OpenCall(1))
    assert day.at(55).refused(CloseCall(1, seconds=60)) is RefusalCode.TABLE_IN_TURNS
    day.do(FinishTable(1))
    assert day.refused(CloseCall(1, seconds=60)) is RefusalCode.TABLE_DONE
    day.do(EndRound())
    assert day.refused(CloseCall(1, seconds=60)) is RefusalCode.CLOCK_ENDED
    day.do(CloseCall(1))
    endless = round_day(None)
    endless.do(OpenCall(1))
    assert endless.at(5).refused(CloseCall(1, seconds=60)) is RefusalCode.NO_TIME_LIMIT


def test_what_is_due_is_foretold():
    day = round_day()
    day.at(10).do(OpenCall(1))
    assert due(day.at(10, 59)) == 0
    assert due(day.at(14)) == 4
    day.do(StartDeckCheck(1))
    assert due(day.at(15)) == 4, "what it lasted before the check began"
    day.at(16).do(FinishDeckCheck(1))
    assert due(day.at(17)) == 1 + 4, "from the check's end on, and before it began"
    assert due(day.at(17), 1) * MINUTE == day.events(CloseCall(1))[0].due


def test_a_call_without_a_round_owes_nothing():
    day = Day()
    assert day.events(OpenCall(1)) == [CallOpened(1, "ruling", id="call 1")]
    assert day.at(5).events(CloseCall(1)) == [CallClosed("call 1")]
    assert day.refused(OpenCall(1, clock="main")) is RefusalCode.CLOCK_NOT_STARTED


def test_one_that_is_open_when_its_round_starts_interrupts_it_from_the_beginning():
    day = Day()
    day.do(OpenCall(1))
    day.do(OpenCall(7))
    day.do(TakePairings(1, (PairedTable(1, ("Ann", "Bo")),)))
    day.at(10).do(StartRound())
    day.at(13).do(CloseCall(1))
    assert day.extension(1) == 180
    assert [each.table for each in day.snapshot().tables] == [1], "table 7 is not in this round"
    day.do(StartRound("side"))
    day.at(15).do(CloseCall(7))
    assert day.extension(7, "side") == 120


def test_only_a_round_of_matches_takes_up_what_waits_and_who_is_paired():
    day = Day()
    day.do(TakePairings(round=1, tables=(PairedTable(3, ("A", "B")),)))
    day.do(OpenCall(3))
    day.do(StartRound(round=1, minutes=20, kind="deck-construction"))
    call = day.engine.state.calls.entered.find(1)
    assert (call.clock, day.snapshot().tables) == ("", ())
    day.at(20).do(EndRound())
    day.do(StartRound(round=1))
    assert (call.clock, [each.table for each in day.snapshot().tables]) == ("main", [3])


def test_a_call_that_outlasts_its_round_stays_in_it():
    day = round_day()
    day.at(40).do(OpenCall(1))
    day.at(45).do(EndRound())
    day.at(50).do(StartRound(round=1))
    assert day.at(55).events(CloseCall(1)) == [CallClosed("call 1", 5 * MINUTE)]
    assert day.snapshot().tables == ()


def test_in_a_pause_nothing_becomes_due():
    day = round_day()
    day.at(10).do(PauseClock())
    day.do(OpenCall(1))
    assert day.at(30).events(CloseCall(1)) == [CallClosed("call 1", told=0)]
