"""The program is started again after the computer's clock was set, or after another boot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament
from judgekit.engine.ports.rules import RulesProvider
from judgekit.ui.deck_checks.choosing.view import ChoosingView
from judgekit.ui.deck_checks.page import DeckChecksPage
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import Stage
from tests.keyboard import type_text
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
        "Modern Open, round 1, running 28:00 ends 10:50",
        "Call, table 14, 12:00 extension due",
    ]
    assert judge.banners() == []


def test_a_changed_system_clock_moves_nothing_and_is_said(judge, restart, clock):
    clock.pass_time(60)
    clock.change_system_clock(3600)
    judge = restart()
    assert judge.strip()[:2] == [
        "Modern Open, round 1, running 37:00 ends 10:50",
        "Call, table 14, 03:00 extension due",
    ]
    (banner,) = judge.banners()
    assert "+1:00:00" in banner


def test_a_clock_that_is_set_while_the_program_runs_is_said(judge, clock):
    clock.change_system_clock(-300)
    judge.wait(seconds=1)
    assert judge.strip()[0] == "Modern Open, round 1, running 37:59 ends 10:50"
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
        "Modern Open, round 1, running 35:00 ends 10:50",
        "Call, table 14, 05:00 extension due",
    ]
    assert judge.banners() == []


def test_a_clock_that_went_back_over_another_boot_is_said(judge, restart, clock):
    """The last thing recorded is the call of 10:10: nothing happens before it."""
    clock.boot, clock.ticks = "second boot", 7_000
    clock.change_system_clock(-1800)
    judge = restart()
    assert judge.strip()[:2] == [
        "Modern Open, round 1, running 40:00 ends 10:50",
        "Call, table 14, 00:00 none due",
    ]
    (banner,) = judge.banners()
    assert "0:28:00" in banner
    judge.wait(minutes=2)
    assert judge.strip()[1] == "Call, table 14, 02:00 extension due"


def test_restarts_lose_no_part_of_a_second(judge, restart, clock):
    for _ in range(5):
        clock.pass_time(0.9)
        judge.order("c 3").order("c 3")
        judge = restart()
    assert judge.stage.program.bridge.session().clock.disagreement() == 0
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
