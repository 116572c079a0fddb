"""A table that was told a wrong time is told again, and an undo says what it would do: at the
window, by keyboard and by mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgekit.domain.calls.events import CallOpened
from judgekit.domain.shared.history import Amend
from judgekit.domain.shared.moment import MINUTE
from judgekit.engine.timeline import Step
from judgekit.ui.calls.call.pane import CallPane
from judgekit.ui.shell.bars.banners import Banners
from judgekit.ui.shell.undo.question import UndoQuestion
from tests.journeys.hall_day import begin_event, start_round
from tests.journeys.judge_at_work import JudgeAtWork, words_in
from tests.seen import button, part


@pytest.fixture
def working(judge: JudgeAtWork) -> JudgeAtWork:
    """In round 1 of 10:00 to 10:50, where table 14 had a call from 10:10 to 10:14."""
    begin_event(judge)
    start_round(judge)
    judge.at("10:10", "c 14").at("10:14", "c").keys("Esc")
    return judge


def corrected(judge: JudgeAtWork, minutes: float = -1) -> JudgeAtWork:
    """At 10:16 the call is found to have begun at 10:09, or so many minutes later than 10:10."""
    judge.wait_until("10:16")
    engine = judge.stage.program.bridge.engine
    assert engine is not None
    steps = engine.timeline.steps
    opened = next(each for each in steps if isinstance(each.events[0], CallOpened))
    amended = judge.stage.program.bridge.submit(
        Amend(opened.id, {"at": opened.at + round(minutes * MINUTE)})
    )
    assert isinstance(amended, Step)
    judge.stage.settle(20)
    return judge


def pane(judge: JudgeAtWork) -> list[str]:
    return words_in(part(judge.window, CallPane))


def asks(judge: JudgeAtWork) -> list[str]:
    return words_in(part(judge.window, UndoQuestion))


def click(judge: JudgeAtWork, within: type, name: str) -> None:
    pressed = button(part(judge.window, within), name)
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    judge.stage.settle(20)


LINE = "Tell table 14 again: told −04:00 at 10:14, now −05:00"


def test_by_keyboard_from_the_call(working: JudgeAtWork):
    working.keys("Ctrl+3")
    assert "Told at 10:14:" in pane(working)
    assert "“Play until the clock reads −04:00; then 5 turns.”" in pane(working)
    corrected(working)
    assert working.banners() == [LINE]
    shown = pane(working)
    assert shown[shown.index("Tell table 14 again") :] == [
        "Tell table 14 again",
        "Told −04:00 at 10:14, now −05:00:",
        "“Play until the clock reads −05:00; then 5 turns.”",
    ]
    working.keys("T")
    assert working.banners() == []
    assert working.just_now() == "Table 14 was told: −05:00"
    assert "Tell table 14 again" not in pane(working)
    working.keys("Ctrl+Z")
    assert working.just_now() == "Undone: table 14, told again · Tell table 14 again"
    assert working.banners() == [LINE]


def test_by_mouse_from_any_page_and_on_the_board(working: JudgeAtWork):
    corrected(working).keys("Ctrl+1")
    click(working, Banners, "Show table 14")
    assert working.window.navigation.here == "clock"
    assert working.body.board.view.chosen_table() == 14
    assert "Tell again: told −04:00 at 10:14; Ruling, 5:00" in working.row(14)
    click(working, Banners, "Mark as told")
    assert working.banners() == []
    assert "Tell again" not in working.row(14)


def test_by_keyboard_on_the_board(working: JudgeAtWork):
    corrected(working).keys("Ctrl+2").choose(14).keys("T")
    assert working.banners() == []
    assert working.just_now() == "Table 14 was told: −05:00"
    working.keys("T")
    assert working.just_now() == "What table 14 was told is still right"


def test_a_table_that_has_no_extension_any_more_stays_on_the_board_until_it_is_told(
    working: JudgeAtWork,
):
    corrected(working, minutes=3.5).keys("Ctrl+2")
    told = "told −04:00 at 10:14"
    assert working.banners() == [f"Tell table 14 again: {told}, now no extension"]
    assert f"Tell again: {told}" in working.row(14)
    assert "No extensions yet" in words_in(working.body.board)
    working.choose(14).keys("T")
    assert working.board() == []


def test_an_undo_is_read_before_it_is_done(working: JudgeAtWork):
    working.wait_until("10:20").keys("Ctrl+Z")
    assert asks(working) == [
        "Undo: table 14, call closed",
        "Table 14: call open again, since 10:10:00 · Table 14: −04:00 becomes −10:00",
    ]
    working.keys("Esc")
    assert asks(working) == []
    assert working.undo() == "table 14, call closed"
    working.keys("Ctrl+Z", "Return")
    assert working.undo() == "table 14, call opened"
    working.wait(minutes=1).keys("Ctrl+Shift+Z")
    assert asks(working)[0] == "Redo: table 14, call closed"
    working.keys("Ctrl+Shift+Z")
    assert working.undo() == "table 14, call closed"


def test_an_undo_by_mouse(working: JudgeAtWork):
    working.wait_until("10:20")
    focused = QApplication.focusWidget()
    top = working.window.top_bar.undo
    QTest.mouseClick(top, Qt.MouseButton.LeftButton)
    click(working, UndoQuestion, "Cancel")
    assert QApplication.focusWidget() is focused
    QTest.mouseClick(top, Qt.MouseButton.LeftButton)
    click(working, UndoQuestion, "Undo this")
    assert working.undo() == "table 14, call opened"


def test_a_resume_that_is_undone_and_brought_back_on_the_clock_page(working: JudgeAtWork):
    working.keys("Ctrl+2").wait_until("10:20").keys("Space")
    working.wait_until("10:21").keys("Space").wait_until("10:24").keys("Ctrl+Z")
    assert asks(working) == [
        "Undo: clock resumed",
        "Round 1: paused since 10:20:00, 27:00 becomes 30:00",
    ]
    working.keys("Ctrl+Z")
    assert working.card().reading == "30:00"
    working.keys("Ctrl+Shift+Z")
    assert working.card().reading == "27:00"


def test_a_round_ended_by_its_key_is_undone_with_a_question_and_redone(working: JudgeAtWork):
    working.keys("Ctrl+2", "Ctrl+E", "Return").wait(seconds=20).keys("Ctrl+Z")
    assert asks(working)[1].startswith("Round 1: not ended")
    working.keys("Return")
    assert working.strip()[0].startswith("Modern Open, round 1, running")
    working.keys("Ctrl+Shift+Z")
    assert "ended" in working.strip()[0]
