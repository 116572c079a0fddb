"""Deck checks: begun and finished, and how many decks that makes."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.deck_checks.events import (
    ChecklistMarked,
    DeckCheckChanged,
    DeckCheckFinished,
    DeckCheckStarted,
    DeckTicked,
)
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.tournament import Tournament, apply
from tests.day import TEN, Day, round_day


def test_a_check_is_kept_with_what_was_found():
    day = round_day()
    started = DeckCheckStarted(
        *(7, 1, "targeted", "marked sleeves", "main", 1, True), round_id="main 1", id="check 1"
    )
    command = StartDeckCheck(7, 1, "targeted", "marked sleeves")
    assert day.at(5).events(command) == [started]
    findings = ["59 cards", {"missing": 1}]
    finished = DeckCheckFinished("check 1", ("59 cards", '{"missing":1}'), told=-7 * MINUTE)
    assert day.at(9).events(FinishDeckCheck(7, findings)) == [finished]
    check = day.engine.state.deck_checks.entered.find(1)
    assert (check.findings, check.decks, check.is_open) == (finished.findings, 1, False)


@pytest.mark.parametrize(
    ("findings", "kept"),
    [(None, ()), ("", ()), ([], ()), ("fine", ("fine",)), (0, ("0",)), ({}, ("{}",))],
)
def test_findings_may_be_said_in_any_way(findings, kept):
    day = Day()
    day.do(StartDeckCheck(1))
    assert day.events(FinishDeckCheck(1, findings)) == [DeckCheckFinished("check 1", kept)]


def test_decks_count_when_they_are_back():
    day = round_day()
    day.do(StartDeckCheck(1))
    day.do(StartDeckCheck(2, decks=4))
    assert day.engine.state.deck_checks.decks_checked == 0
    day.do(FinishDeckCheck(2))
    assert day.engine.state.deck_checks.decks_checked == 4
    assert [check.table for check in day.engine.state.deck_checks.open_checks()] == [1]
    day.do(FinishDeckCheck(1))
    day.do(Undo(2))
    assert day.engine.state.deck_checks.decks_checked == 0


def test_a_check_is_finished_once_and_then_nothing_changes_in_it():
    state = Tournament()
    apply(state, DeckCheckStarted(7, id="check 1"), TEN)
    apply(state, DeckCheckFinished("check 1", ("59 cards",)), TEN + 5)
    for event in (
        DeckCheckFinished("check 1", partial=True),
        DeckCheckChanged("check 1", "targeted"),
        DeckTicked("check 1"),
        ChecklistMarked("check 1", "sleeves"),
    ):
        apply(state, event, TEN + 9)
    check = state.deck_checks.entered.find(1)
    assert (check.closed, check.findings, check.kind) == (TEN + 5, ("59 cards",), "random")
    assert (check.partial, check.ticked, check.checklist) == (False, {}, {})
    assert state.deck_checks.decks_checked == 2


def test_one_check_at_a_table():
    day = round_day()
    assert day.refused(FinishDeckCheck(1)) is RefusalCode.NO_OPEN_CHECK
    day.do(StartDeckCheck(1))
    assert day.refused(StartDeckCheck(1)) is RefusalCode.CHECK_ALREADY_OPEN
    day.do(FinishDeckCheck(1))
    assert day.refused(FinishDeckCheck(1)) is RefusalCode.NO_OPEN_CHECK
    day.do(StartDeckCheck(1))


def test_the_same_number_on_another_clock_is_another_table():
    day = round_day()
    day.do(StartRound("side"))
    day.do(StartDeckCheck(1, clock="main"))
    day.do(StartDeckCheck(1, clock="side"))
    day.at(4).do(FinishDeckCheck(1, clock="side"))
    assert (day.extension(1, "side"), day.table(1).state) == (420, "interrupted")


@pytest.mark.parametrize(
    "command",
    [
        StartDeckCheck(1, decks=0),
        StartDeckCheck(1, decks=13),
        StartDeckCheck(1, kind="rude"),
        StartDeckCheck(-1),
    ],
)
def test_values_that_make_no_sense_are_refused(command):
    assert round_day().refused(command) is RefusalCode.WRONG_VALUE
