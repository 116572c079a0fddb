"""The end of a round at the board, in hurried hands: nothing wrong happens in silence."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QRegion

from judgekit.ui.clock.panels.judges_panel import JudgesPanel
from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork


@pytest.fixture
def paired(judge: JudgeAtWork) -> JudgeAtWork:
    """Round 1 of eight tables, begun at ten."""
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    return judge


def put_alarms_away(judge: JudgeAtWork) -> None:
    while judge.alarms():
        judge.keys("Esc")


def test_the_last_tables_are_finished_from_the_board(paired: JudgeAtWork):
    paired.at("10:20", "x 5 2 errand", "x 7 9").wait_until("10:50:30")
    put_alarms_away(paired)
    paired.order("still 1-8")
    assert paired.hall().startswith("Waiting for table 7 until 10:59:00;")
    view = paired.body.board.view
    paired.choose(1)
    for table in (2, 3, 4, 6, 8, 5):
        paired.keys("F")
        assert view.chosen_table() == table
    paired.keys("F")
    assert view.keys.question.text() == "Table 5 has 1:30 left. Match over?"
    paired.keys("Esc").wait_until("10:52:10").keys("Return", "1", "Esc")
    assert paired.hall() == "Waiting for table 7 until 10:59:00; table 5 in turns"
    paired.choose(7).keys("F", "F")
    assert view.chosen_table() == 5
    assert paired.hall() == "In turns: table 5, time was called at 10:50:00"
    paired.keys("F")
    assert paired.hall() == "No table is holding up the round, all tables are done"


def test_a_judge_sees_who_is_free_and_who_is_twice_away(paired: JudgeAtWork):
    paired.at("10:10", "c 3 ruling Marco").wait_until("10:12")
    assert "Marco Silva is also at table 3, ruling, 2:00" in paired.shown_order("c 6 ruling Marco")
    paired.order("c 6 ruling Marco").wait(minutes=1)
    paired.keys("Shift+J")
    panel = paired.body.panel
    assert isinstance(panel, JudgesPanel)
    assert [(row.name, row.time) for row in panel.list.rows] == [
        ("Busy: 1", ""),
        ("Marco Silva", "03:00"),
        ("Marco Silva", "01:00"),
        ("Free: 2", ""),
        ("Sofia Reyes", ""),
        ("Jon Okafor", ""),
    ]
    paired.keys("Esc").order("c 3 no missed trigger, play on")
    (call,) = [
        each
        for each in paired.stage.program.bridge.state.calls.entered.by_id.values()
        if each.table == 3
    ]
    assert (call.is_open, call.note) == (False, "no missed trigger, play on")


def test_one_deadline_on_the_board_in_the_strip_and_at_the_call(paired: JudgeAtWork):
    paired.at("10:10", "x 3 1:20", "c 3 ruling Jon").wait_until("10:10:50")
    assert paired.row(3).startswith("3 | Call open | ")
    assert " | −01:20 | 10:51:20 | " in paired.row(3)
    assert "until 10:51:20" in paired.hall()
    paired.wait_until("10:12:30")
    assert " | −03:50 | 10:53:50 | " in paired.row(3)
    assert "until 10:53:50" in paired.hall()
    assert "Plays until: about −03:50" in paired.shown_order("c 3")


def test_while_the_clock_is_paused_the_strip_says_what_is_due(paired: JudgeAtWork):
    paired.at("10:10", "c 3").wait_until("10:12:30").keys("Space").wait(minutes=10)
    assert "Call, table 3, 02:30 extension due" in paired.strip()


def test_the_main_event_keeps_its_board_beside_another_clock(paired: JudgeAtWork):
    paired.order("x 3 2").keys("N").tab_to("Name of the other clock").write("Legacy")
    paired.keys("Return")
    assert paired.just_now() == "Round 1 started without pairings: add them in Event"
    paired.keys("K")
    assert paired.card().title == "Modern Open"
    assert [line.split(" | ")[0] for line in paired.board()] == ["3"]
    assert "Clock: Modern Open" in paired.shown_order("c 6")
    assert "Clock: Legacy" in paired.shown_order("c 6 legacy")


def test_a_table_that_was_found_is_in_sight_in_a_small_window(paired: JudgeAtWork):
    paired.window.resize(1024, 700)
    for table in range(1, 9):
        paired.order(f"x {table} {table} errand")
    paired.keys("Ctrl+1").stage.settle()
    paired.order("table 8").stage.settle()
    view = paired.body.board.view
    assert view.chosen_table() == 8
    row = QRegion(view.visualRect(view.currentIndex().siblingAtColumn(0)))
    assert row.subtracted(view.viewport().visibleRegion()).isEmpty()
