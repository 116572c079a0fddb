"""A double click where one click was meant does what the first one was aimed at, and no more."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication

from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.clock.commands import GrantExtension
from judgekit.domain.shared.history import Amend
from judgekit.engine.timeline import Step
from judgekit.ui.calls.appeals.pane import AppealPane
from judgekit.ui.shell.bars.banners import Banners
from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.hands.hand import MouseHand
from tests.journeys.hands.penalty_journeys import WORDS
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.mouse import Mouse
from tests.seen import button, part, shows


@pytest.fixture
def begun(judge: JudgeAtWork) -> JudgeAtWork:
    begin_event(judge)
    return judge


@pytest.fixture
def working(begun: JudgeAtWork) -> JudgeAtWork:
    """In round 1 of 10:00 to 10:50."""
    start_round(begun)
    return begun


def events(judge: JudgeAtWork) -> list[str]:
    """What was recorded, by kind."""
    engine = judge.stage.program.bridge.engine
    assert engine is not None
    return [type(event).__name__ for step in engine.timeline.steps for event in step.events]


def double_click(judge: JudgeAtWork, pressed: QAbstractButton) -> None:
    Mouse().double_click(pressed)
    judge.stage.settle(30)


def table_to_be_told(judge: JudgeAtWork) -> None:
    bridge = judge.stage.program.bridge
    given = bridge.submit(GrantExtension(3, 120))
    assert isinstance(given, Step)
    bridge.submit(Amend(given.id, {"seconds": 60}))
    judge.stage.settle(20)


def test_a_round_that_is_started_is_not_paused(begun: JudgeAtWork):
    begun.keys("Ctrl+2").stage.settle(60)
    double_click(begun, button(begun.body.cards.main, "Start"))
    assert button(begun.body.cards.main, "Pause").isVisible()
    assert [each for each in events(begun) if "Pause" in each] == []
    assert "RoundStarted" in events(begun)


def test_a_call_that_is_closed_is_not_appealed(working: JudgeAtWork):
    working.at("10:10", "c 14").keys("Ctrl+3").stage.settle(60)
    double_click(working, button(working.calls_page.widget(), "Close call"))
    assert not shows(working.window, AppealPane)
    assert "CallClosed" in events(working)


def test_a_penalty_that_is_recorded_is_not_printed(begun: JudgeAtWork):
    take_pairings(begun)
    start_round(begun)
    hand = MouseHand(begun.stage)
    hand.go("Infractions")
    hand.write("What happened, in a few words", WORDS)
    hand.choose("2.3, ", beside="FoundList")
    hand.write("Player", "Ann Lind3")
    hand.open("Ann Lind3")
    double_click(begun, hand.ready("Record penalty", ""))
    assert events(begun).count("PenaltyIssued") == 1
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert shown == [begun.window]


def test_an_alarm_that_is_closed_does_not_mark_a_table_as_told(working: JudgeAtWork, qtbot):
    table_to_be_told(working)
    working.stage.program.alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    working.stage.settle(20)
    line = part(working.window, Banners)
    close = button(line, "Dismiss this alarm (Esc)")
    place = close.mapTo(line, close.rect().center())
    qtbot.waitUntil(lambda: line.childAt(place) is close)
    double_click(working, close)
    assert working.alarms() == []
    qtbot.waitUntil(lambda: bool(line.shown))
    assert button(line, "Mark as told").isVisible()
    assert len(working.banners()) == 1


def test_an_alarm_that_goes_as_it_is_aimed_at_leaves_no_button_in_its_place(
    working: JudgeAtWork, qtbot
):
    table_to_be_told(working)
    messages = working.stage.program.messages
    before = set(messages.banners())
    working.stage.program.alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    working.stage.settle(20)
    line = part(working.window, Banners)
    (alarm,) = set(messages.banners()) - before
    messages.withdraw(alarm)
    working.stage.settle(20)
    told = button(line, "Mark as told")
    place = told.mapTo(line, told.rect().center())
    assert not told.isAncestorOf(line.childAt(place))
    assert told.is_waiting
    qtbot.waitUntil(lambda: line.childAt(place) is told)
    assert not told.is_waiting
    Mouse().click(told)
    assert working.banners() == []
