"""The program is started again after the computer's clock was set, or after another boot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament
from judgekit.engine.ports.rules import RulesProvider
from judgekit.ui.deck_checks.choosing.view import ChoosingView
from judgekit.ui.deck_checks.page import DeckChecksPage
from judgekit.ui.shell.opening_time import OpeningTime
from judgekit.ui.widgets.button import Button
from tests.journeys.judge_at_work import JudgeAtWork, words_in
from tests.journeys.stage import Stage
from tests.keyboard import type_at_focus, type_text
from tests.seen import button
from tests.session import HandClock

Restart = Callable[[], JudgeAtWork]


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def restart(
    tmp_path: Path, rules_provider: RulesProvider, clock, in_utc, qtbot
) -> Iterator[Restart]:
    """Ends the program, if it runs, and starts it with the event of the last time."""
    running: list[Stage] = []

    def started() -> JudgeAtWork:
        for stage in running:
            stage.leave()
        running[:] = [Stage(tmp_path, rules_provider, clock)]
        running[0].program.open("clock")
        running[0].window.resize(1280, 800)
        running[0].wait_for_library()
        qtbot.waitActive(running[0].window)
        running[0].settle(60)
        return JudgeAtWork(running[0])

    yield started
    for stage in running:
        stage.leave()


@pytest.fixture
def judge(restart: Restart) -> JudgeAtWork:
    """Round 1 has begun at ten, and a call is open since 10:10; it is 10:12."""
    judge = restart()
    bridge = judge.stage.program.bridge
    bridge.create(CreateTournament(name="Modern Open"))
    bridge.submit(StartRound())
    judge.at("10:10", "c 14").wait_until("10:12")
    return judge


def test_ten_minutes_without_the_program_are_ten_minutes(judge, restart, clock):
    clock.pass_time(600)
    judge = restart()
    assert judge.strip()[:2] == [
        "Modern Open, round 1, running 28:00 ends 10:50:00",
        "Call, table 14, 12:00 extension due",
    ]
    assert judge.banners() == []


def test_a_changed_system_clock_moves_nothing_and_is_said(judge, restart, clock):
    clock.pass_time(60)
    clock.change_system_clock(3600)
    judge = restart()
    assert judge.strip()[:2] == [
        "Modern Open, round 1, running 37:00 ends 10:50:00",
        "Call, table 14, 03:00 extension due",
    ]
    (banner,) = judge.banners()
    assert "+1:00:00" in banner


def test_a_clock_that_is_set_while_the_program_runs_is_said(judge, clock):
    clock.change_system_clock(-300)
    judge.wait(seconds=1)
    assert judge.strip()[0] == "Modern Open, round 1, running 37:59 ends 10:50:00"
    (banner,) = judge.banners()
    assert "−0:05:00" in banner
    clock.change_system_clock(300)
    judge.wait(seconds=1)
    assert judge.banners() == []


def test_after_another_boot_the_system_clock_is_followed(judge, restart, clock):
    clock.pass_time(180)
    clock.boot, clock.ticks = "second boot", 7_000
    judge = restart()
    assert judge.strip()[:2] == [
        "Modern Open, round 1, running 35:00 ends 10:50:00",
        "Call, table 14, 05:00 extension due",
    ]
    assert judge.banners() == []


def question(judge: JudgeAtWork) -> OpeningTime | None:
    """The question what time it is, if it is on show."""
    asked = judge.window.findChildren(OpeningTime)
    return next((each for each in asked if each.isVisible()), None)


def restarted_in_doubt(judge: JudgeAtWork, restart: Restart, clock: HandClock, seconds: int):
    """The machine was started again, and its clock is wrong; the question is on show."""
    clock.boot, clock.ticks = "second boot", 7_000
    clock.change_system_clock(seconds)
    judge = restart()
    asked = question(judge)
    assert asked is not None
    assert (judge.stage.program.bridge.engine, judge.strip()) == (None, [])
    return judge, asked


def test_a_clock_that_went_back_over_another_boot_is_asked_about(judge, restart, clock):
    """The last thing recorded is the call of 10:10: the computer says 9:42."""
    judge, asked = restarted_in_doubt(judge, restart, clock, -1800)
    seen = words_in(asked)
    assert "Last entry of Modern Open: Sat 21 November 2026, 10:10:00" in seen
    assert "This computer’s clock: Sat 21 November 2026, 09:42:00" in seen
    judge.keys("Return")
    assert question(judge) is None
    assert judge.strip()[:2] == [
        "Modern Open, round 1, running 40:00 ends 10:50:00",
        "Call, table 14, 00:00 none due",
    ]
    (banner,) = judge.banners()
    assert "−0:28:00" in banner
    judge.wait(minutes=2)
    assert judge.strip()[1] == "Call, table 14, 02:00 extension due"


def test_the_time_of_a_computer_that_is_behind_keeps_what_remains(judge, restart, clock):
    judge, asked = restarted_in_doubt(judge, restart, clock, -1800)
    judge.stage.window.activateWindow()
    QTest.mouseClick(asked.take, Qt.MouseButton.LeftButton)
    assert judge.strip()[0] == "Modern Open, round 1, running 40:00 ends 10:22:00"
    assert judge.banners() == []
    assert judge.undo() == "computer’s clock followed, −0:28:00"
    judge.keys("Ctrl+Z")
    assert judge.strip()[0] == "Modern Open, round 1, running 40:00 ends 10:50:00"


def test_the_time_of_a_computer_a_day_ahead_has_passed_if_that_is_what_is_said(
    judge, restart, clock
):
    judge, _ = restarted_in_doubt(judge, restart, clock, 24 * 3600)
    judge.keys("Tab", "Return")
    assert question(judge) is None
    assert "overtime" in judge.strip()[0]
    assert judge.banners() == []


def test_the_right_time_is_given_by_hand(judge, restart, clock):
    judge, asked = restarted_in_doubt(judge, restart, clock, 24 * 3600)
    judge.keys("Tab", "Tab", "Ctrl+A")
    type_at_focus("now")
    judge.keys("Return")
    assert "Enter a date and time, such as 2026-11-21 15:04." in words_in(asked)
    judge.keys("Ctrl+A")
    type_at_focus("2026-11-21 10:15")
    judge.keys("Return")
    assert judge.strip()[:2] == [
        "Modern Open, round 1, running 35:00 ends 10:50:00",
        "Call, table 14, 05:00 extension due",
    ]


def test_an_event_in_doubt_is_left_closed_and_asked_about_again(judge, restart, clock):
    judge, _ = restarted_in_doubt(judge, restart, clock, 24 * 3600)
    judge.keys("Esc")
    assert question(judge) is None
    bridge = judge.stage.program.bridge
    assert bridge.engine is None
    (kept,) = bridge.tournaments()
    judge.stage.open("event")
    judge.stage.settle(60)
    judge.event_page.tournaments.open_wanted.emit(kept.id)
    assert question(judge) is not None
    judge.stage.settle(60)
    judge.keys("Return")
    assert judge.strip()[0] == "Modern Open, round 1, running 40:00 ends 10:50:00"


def tab_to(judge: JudgeAtWork, words: str) -> None:
    """Press Tab until a button of these words has the focus."""
    for _ in range(60):
        focused = QApplication.focusWidget()
        if isinstance(focused, Button) and focused.text() == words:
            return
        judge.keys("Tab")
    raise AssertionError(words)


def test_a_wrong_clock_is_followed_and_taken_back_by_keyboard(judge, clock):
    clock.change_system_clock(3600)
    judge.wait(seconds=1)
    (banner,) = judge.banners()
    assert "Round 1: ends at 11:50:00 instead of 10:50:00." in banner
    judge.keys("Esc")  # the alarm of the round's start has been heard
    tab_to(judge, "Follow the computer’s clock")
    judge.keys("Space")
    assert judge.strip()[0] == "Modern Open, round 1, running 37:59 ends 11:50:00"
    assert judge.banners() == []
    judge.keys("Ctrl+Z")
    assert judge.strip()[0] == "Modern Open, round 1, running 37:59 ends 10:50:00"
    assert judge.just_now() == (
        "Undone: computer’s clock followed, +1:00:00"
        " · Round 1: ends at 10:50:00 instead of 11:50:00"
    )
    assert len(judge.banners()) == 1
    judge.keys("Ctrl+Shift+Z")
    assert judge.strip()[0] == "Modern Open, round 1, running 37:59 ends 11:50:00"
    assert judge.banners() == []


def test_a_wrong_clock_is_followed_and_taken_back_by_mouse(judge, clock):
    """To a time before the last entry: the call of 10:10."""
    clock.change_system_clock(-3600)
    judge.wait(seconds=1)
    # Behind the alarm of the round's start, in the list of all notices.
    for words in ("+1", "Follow the computer’s clock"):
        QTest.mouseClick(button(judge.window, words), Qt.MouseButton.LeftButton)
    assert judge.strip()[:2] == [
        "Modern Open, round 1, running 37:59 ends 09:50:00",
        "Call, table 14, 02:01 extension due",
    ]
    QTest.mouseClick(judge.window.top_bar.undo, Qt.MouseButton.LeftButton)
    assert judge.strip()[0] == "Modern Open, round 1, running 37:59 ends 10:50:00"


def test_on_the_timeline_it_is_said_before_what_taking_it_back_moves(judge, clock):
    clock.change_system_clock(24 * 3600)
    judge.wait(seconds=1)
    judge.keys("Esc")
    tab_to(judge, "Follow the computer’s clock")
    judge.keys("Space")
    judge.stage.open("event")
    judge.keys("F4", "U")
    judge.stage.settle(60)
    question = judge.event_page.timeline.question
    assert question.isVisible()
    assert (
        "Round 1: ends at Sat 21 November 2026, 10:50:00 instead of Sun 22 November 2026, 10:50:00"
    ) in words_in(question)
    judge.keys("Return")
    assert judge.strip()[0] == "Modern Open, round 1, running 37:59 ends 10:50:00"
    assert len(judge.banners()) == 1


def test_restarts_lose_no_part_of_a_second(judge, restart, clock):
    for _ in range(5):
        clock.pass_time(0.9)
        judge.order("c 3").order("c 3")
        judge = restart()
    assert judge.stage.program.bridge.sessions.acting().clock.disagreement() == 0
    clock.pass_time(0.5)
    assert judge.stage.program.bridge.now() == clock.utc


def test_the_standings_and_the_draw_of_the_round_outlive_the_program(judge, restart):
    stage = judge.stage
    stage.program.bridge.submit(ChangeTournament(name="Modern Open", players=24, rounds=5))
    choose(stage).take_focus()
    stage.press("P")
    type_text(QApplication.focusWidget() or stage.window, "Anna 9")
    stage.press("Ctrl+Return")
    stage.press("R")
    drawn, seed = drawn_at(stage)
    stage.press("Return")

    stage = restart().stage

    assert drawn_at(stage) == (drawn, seed)
    stage.press("B")
    body = choose(stage).body
    assert [row.player for row in body.contention.list.rows.rows] == ["Anna"]


def choose(stage: Stage) -> ChoosingView:
    """The view in which tables are chosen, on show."""
    stage.open("decks")
    stage.settle(60)
    page = stage.window.navigation.page("decks")
    assert isinstance(page, DeckChecksPage)
    page.show_view("choose")
    stage.settle(60)
    return page.choose


def drawn_at(stage: Stage) -> tuple[list[int], str]:
    """The tables drawn, and by which seed."""
    draw = choose(stage).body.draw
    return [row.table for row in draw.list.rows.rows], draw.seed.text()
