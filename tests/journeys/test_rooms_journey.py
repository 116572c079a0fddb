"""More of a day by keyboard: without pairings, a draft, the projector, undo, notes, languages."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.snapshot import ClockState
from judgekit.ui.clock.draft.panel import DraftPanel
from judgekit.ui.widgets.rows.rows_model import ROW
from tests.journeys.hall_day import begin_event, start_round, tables_of, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork, words_in
from tests.painted import painted


@pytest.fixture
def working(judge: JudgeAtWork) -> JudgeAtWork:
    """In round 1 of 10:00 to 10:50, without pairings."""
    begin_event(judge)
    start_round(judge)
    return judge


def timeline(judge: JudgeAtWork) -> list[tuple[str, bool]]:
    """What happened, newest first, and whether it counts."""
    judge.keys("Ctrl+6", "F4")
    model = judge.event_page.timeline.model
    rows = [model.index(row, 0).data(ROW) for row in range(model.rowCount())]
    return [(row.words, row.step.counts) for row in rows]


def test_a_table_number_is_enough(working: JudgeAtWork):
    working.at("10:46", "c 14").at("10:52", "c")
    working.order("x 9 4:30 tardiness").order("still 9 14")
    assert working.board() == [
        "No judge: 2 tables",
        "9 | On extension | 2:30 | −04:30 | 10:54:30 | No judge yet |",
        "14 | On extension | 4:00 | −06:00 | 10:56:00 | No judge yet |",
    ]
    assert working.hall() == "Waiting for table 14 until 10:56:00; without it until 10:54:30"
    working.choose(14).keys("P")
    assert "You play until the clock reads −06:00, then 5 turns." in working.slip()
    working.keys("Esc").wait_until("10:56").keys("Esc").order("t 14").keys("1", "Space")
    assert "Player B takes the turn" in working.panel()
    working.keys("Esc")
    assert working.row(14) == "14 | Turn 1 of 5 | turns | −06:00 | 10:56:00 | No judge yet |"


def test_an_extension_by_hand_shows_what_it_changes_before_it_is_given(working: JudgeAtWork):
    working.keys("X").write("12").keys("Tab").write("5:30")
    panel = working.body.panel
    changes = [(each.before, each.after) for each in panel.changes.changes()]
    assert changes[0] == ("00:00", "−05:30")
    working.tab_to("or your own words").write("power cut").keys("Return")
    assert working.board() == [
        "12 | Extension | 55:30 | −05:30 | 10:55:30 | power cut, 5:30 by Sofia Reyes |"
    ]
    assert working.hall() == "Waiting for table 12 until 10:55:30; without it until 10:50:00"


def test_below_forty_minutes_the_rule_is_named(judge: JudgeAtWork):
    begin_event(judge)
    judge.keys("Ctrl+2", "N").tab_to("Minutes").keys("Ctrl+A").write("35")
    assert "The rules ask for at least 40 minutes a round (Appendix B)." in judge.panel()
    judge.keys("Return")
    assert judge.strip()[0] == "Modern Open, round 1, running 35:00 ends 10:35:00"


def test_two_clocks_side_by_side(working: JudgeAtWork):
    working.keys("N").tab_to("Name of the other clock").write("Legacy")
    working.tab_to("Minutes").keys("Ctrl+A").write("60").keys("Return", "Esc")
    assert working.strip()[:2] == [
        "Modern Open, round 1, running 50:00 ends 10:50:00",
        "Legacy, round 1, running 60:00 ends 11:00:00",
    ]
    working.wait(minutes=10).keys("K", "Space").wait(minutes=5)
    # The main event keeps the main card; the keys act on the chosen clock.
    assert working.card().reading == "35:00"
    assert working.strip()[1] == "Legacy, round 1, paused 50:00"
    working.keys("Space")
    assert working.strip()[1] == "Legacy, round 1, running 50:00 ends 11:05:00"


def test_steps_are_taken_back_one_after_another_and_stand_in_the_timeline(working: JudgeAtWork):
    working.at("10:10", "c 14").at("10:14", "c", "x 12 9").keys("Space")
    assert working.undo() == "clock paused"
    for after in ("table 12, 9:00 given", "table 14, call closed", "table 14, call opened"):
        working.keys("Ctrl+Z")
        assert working.undo() == after
    assert working.strip()[1] == "Call, table 14, 04:00 extension due"
    assert tables_of(working)[0].startswith("14 | Call open")
    shown = timeline(working)
    assert shown[0] == ("undo of call closed", True)
    assert [counts for _, counts in shown[3:6]] == [False, False, False]


def test_a_note_is_written_and_a_step_taken_back_with_a_reason(working: JudgeAtWork):
    working.order("x 12 9").keys("Ctrl+6", "F4", "N").write("Lists are with Marco").keys("Return")
    assert timeline(working)[0] == ("note written", True)
    working.keys("End", "Up", "U").stage.settle(20)
    assert words_in(working.event_page.timeline.question)[1].startswith(
        "A later entry could then not have happened: table 12, 9:00 given, 10:00:00"
    )
    working.keys("Return", "Home", "Down", "U").write("wrong table").keys("Return")
    assert [counts for _, counts in timeline(working)] == [True, True, False, True, True]
    working.keys("Ctrl+2")
    assert working.board() == []


def test_a_draft_is_called_paused_and_corrected(judge: JudgeAtWork):
    """Seconds of the picks: 40 40 35 30 25 25 20 20 15 10 10 5 5 5; review 60, then 90."""
    begin_event(judge)
    judge.keys("Ctrl+2", "D", "Space", "Esc")
    assert called(judge) == ("40", "Pick 1 of 15", "pass to the left")
    judge.wait(seconds=50)
    assert called(judge) == ("30", "Pick 2 of 15", "pass to the left")
    judge.keys("Space").wait(minutes=5)
    assert "Paused since 10:00" in painted(judge.body.panel.view)
    judge.keys("Space").wait(seconds=31)
    assert called(judge) == ("34", "Pick 3 of 15", "pass to the left")
    judge.keys("Left")
    assert called(judge) == ("40", "Pick 2 of 15", "pass to the left")
    judge.wait(seconds=15).keys("R")
    assert called(judge) == ("40", "Pick 2 of 15", "pass to the left")
    judge.wait(seconds=40 + 35 + 30 + 25 + 25 + 20 + 20 + 15 + 10 + 10 + 5 + 5 + 5)
    assert called(judge) == ("60", "Review your cards", "")
    judge.wait(seconds=61)
    assert called(judge) == ("40", "Pick 1 of 15", "pass to the right")
    assert "Paused since 10:11" in painted(judge.body.panel.view), "held before each booster"
    judge.keys("Space").wait(seconds=1)
    assert called(judge) == ("39", "Pick 1 of 15", "pass to the right")
    judge.keys("E", "Esc", "Esc")
    assert judge.strip()[0].startswith("Draft, ended")


def called(judge: JudgeAtWork) -> tuple[str, str, str]:
    """What the caller shows: seconds, call and direction."""
    panel = judge.body.panel
    assert isinstance(panel, DraftPanel)
    seconds, *lines = painted(panel.view)
    calls = [line.split(" · ")[0] for line in lines if not line.startswith("Paused")]
    return seconds, calls[0], next((line for line in lines if line.startswith("pass ")), "")


def test_the_projector_shows_what_the_hall_needs_and_no_names(judge: JudgeAtWork):
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    judge.order("x 3 4 tardiness").keys("F11").stage.settle(30)
    (face,) = judge.display().faces
    assert (face.reading, face.ending, face.time) == ("50:00", "Round ends at", "10:50:00")
    judge.keys("Esc")
    assert not judge.display().isVisible()
    judge.wait_until("10:53").keys("Esc", "F11").stage.settle(30)
    (face,) = judge.display().faces
    assert (face.state, face.reading) == (ClockState.OVERTIME, "−03:00")
    (line,) = face.playing
    assert (line.table, line.words, line.time) == ("3", "until −04:00", "10:54:00")
    assert not any(name in repr(face) for name in ("Ann", "Bo", "Kask", "Reyes", "tard"))
    assert not judge.display().grab().isNull()
    judge.keys("Esc")


@pytest.mark.parametrize(
    ("language", "slip"),
    [("es", "hasta que el reloj marque −06:00"), ("ru", "−06:00")],
)
def test_the_same_in_another_language(judge: JudgeAtWork, language, slip):
    judge.stage.program.preferences.change(interface_language=language)
    judge.stage.settle(60)
    judge.write("Liga").keys("Ctrl+Return").stage.settle(30)
    judge.keys("Ctrl+6", "F3").paste("1\tАнна Линд\tБо Каск\n2\tEva Ruiz\tJosé Peña")
    judge.keys("Ctrl+Return", "Ctrl+2", "Space", "Esc")
    judge.at("10:46", "c 1").at("10:52", "c", "x 2 4").keys("Esc")
    assert judge.row(1).split(" | ")[3:5] == ["−06:00", "10:56:00"]
    assert judge.strip()[0].endswith(" −02:00")
    judge.choose(1).keys("P")
    while judge.body.slip.language != language:
        judge.keys("L")
    assert slip in judge.slip()
    judge.keys("Esc").wait_until("10:57").keys("Esc").order("t 1").keys("1", "Space", "Esc")
    for key in ("Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+6", "Ctrl+,", "F1"):
        judge.keys(key).stage.settle(20)
        assert not judge.window.grab().isNull()
    assert QApplication.activeWindow() is judge.window
