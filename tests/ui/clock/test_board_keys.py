"""The board worked by keys: the row that is seen, its question, its judge."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import (
    FinishTable,
    GrantExtension,
    StartRound,
)
from judgekit.ui.clock.board.model import BoardColumn
from judgekit.ui.clock.panels.judges_panel import JudgesPanel
from judgekit.ui.clock.turns.tracker import TurnTracker
from judgekit.ui.widgets.button import Button
from tests.keyboard import hold, press_twice


def test_the_arrow_keys_find_the_board_once_there_is_one(opened, hall):
    opened.keys("Space")
    hall.do(GrantExtension(5, 60))
    opened.keys("Down")
    assert opened.chosen() == 5


def test_a_call_is_opened_and_closed_with_one_key(running, hall, said):
    running.keys("C")
    assert "8 | Call open" in running.rows(BoardColumn.TABLE, BoardColumn.STATE)
    hall.wait(3)
    running.keys("C")
    assert "8 | −05:00" in running.rows(BoardColumn.TABLE, BoardColumn.UNTIL)
    assert said[-1].text == "Call at table 8 closed: 3:00 more"


def test_without_a_chosen_table_it_says_what_is_missing(opened, hall, said):
    hall.do(StartRound())
    opened.page.focus()
    opened.keys("F")
    assert said[-1].text == "Choose a table on the board first."


def test_a_judge_is_seated_in_the_row(overtime, said):
    assert overtime.chosen() == 12
    overtime.keys("J").type("oka").keys("Return")
    assert overtime.round().tables[12].judge == "J. Okafor"
    assert overtime.rows()[0] == "With a judge: 2 table(s)"
    assert overtime.chosen() == 12
    said[-1].undo()
    assert overtime.round().tables[12].judge == ""


def test_the_free_judges_are_offered_first_with_where_the_others_are(overtime, hall):
    hall.do(OpenCall(3001, judge="M. Silva")).wait(3)
    overtime.body.board.view.choose(12)
    overtime.keys("J")
    offered = overtime.body.board.judge.offered()
    assert [(each.words, each.beside) for each in offered] == [
        ("J. Okafor", "free, 0 call(s)"),
        ("M. Silva", "table(s) 3001, 3:00"),
        ("T. Weber", "table(s) 8, 3:00"),
    ]


def test_a_judge_who_is_elsewhere_is_pointed_out_when_sent(overtime, hall, said):
    hall.do(OpenCall(3001, judge="M. Silva")).wait(3)
    overtime.body.board.view.choose(12)
    overtime.keys("J").type("silv").keys("Return")
    assert said[-1].text == (
        "M. Silva goes to table 12. M. Silva is also at table 3001, ruling, 3:00"
    )


def test_the_judges_are_seen_at_one_glance(overtime, hall):
    hall.do(OpenCall(5), OpenCall(3001, judge="M. Silva")).wait(3)
    overtime.keys("Shift+J")
    panel = overtime.body.panel
    assert isinstance(panel, JudgesPanel)
    assert [(row.name, row.where, row.time) for row in panel.list.rows] == [
        ("Calls without a judge: 1", "", ""),
        ("Table 5", "ruling", "03:00"),
        ("Busy: 2", "", ""),
        ("M. Silva", "Table 3001, ruling · 1 call(s), 3:00", "03:00"),
        ("T. Weber", "Table 8, turns · no calls yet", "03:00"),
        ("Free: 1", "", ""),
        ("J. Okafor", "no calls yet", ""),
    ]
    hall.wait(seconds=10)
    assert panel.list.rows[1].time == "03:10"
    assert not panel.list.grab().isNull()
    overtime.keys("Shift+J")
    assert overtime.body.panel is None


def test_after_time_the_board_names_who_is_free(overtime, hall):
    model = overtime.body.board.view.model()
    assert model.words(model.board.rows[0], BoardColumn.LAST) == "Free: M. Silva, J. Okafor"
    hall.do(OpenCall(3001, judge="M. Silva"), OpenCall(3002, judge="J. Okafor"))
    assert model.words(model.board.rows[0], BoardColumn.LAST) == "No judge is free"


def test_the_keys_of_a_row_hide_while_a_panel_has_the_focus(overtime, qtbot):
    overtime.keys("Return")
    assert not overtime.body.board.view.keys.isVisible()
    overtime.body.board.view.setFocus()
    assert overtime.body.board.view.keys.isVisible()
    overtime.keys("Esc")
    assert overtime.body.board.view.keys.isVisible()


def test_a_call_at_the_same_table_of_another_clock_is_not_closed(running, hall, said):
    hall.do(StartRound("Legacy", 1), OpenCall(8, clock="Legacy")).wait(3)
    running.body.board.view.choose(8)
    running.keys("C")
    assert [call.clock for call in hall.bridge.state.calls.open_calls()] == ["Legacy", "main"]
    assert said[-1].text == "Modern Open: Call opened at table 8: stopwatch running"


def test_somebody_who_is_not_on_the_staff_list_is_asked_about_and_sent(overtime):
    overtime.keys("J").type("Ann").keys("Return")
    assert overtime.round().tables[12].judge != "Ann"
    (ann,) = (each for each in overtime.body.board.judge.offered() if each.value == "Ann")
    assert "not on the staff: Enter again" in str(ann)
    overtime.keys("Return")
    assert overtime.round().tables[12].judge == "Ann"


@pytest.mark.parametrize("answer", [hold, press_twice], ids=["held", "twice"])
def test_the_key_that_asks_is_no_answer(overtime, answer):
    overtime.keys("J").type("Ann")
    answer(overtime.body, "Return")
    assert overtime.round().tables[12].judge == ""
    overtime.keys("Esc")
    answer(overtime.body, "F")
    assert not overtime.round().tables[12].done
    overtime.keys("F")
    assert overtime.round().tables[12].done


def test_the_arrow_keys_choose_among_the_staff(overtime):
    overtime.keys("J", "Down", "Down", "Return")
    assert overtime.round().tables[12].judge == "J. Okafor"


def test_the_field_goes_with_its_table_when_rows_change(overtime, hall):
    hall.do(GrantExtension(3001, 60))
    overtime.keys("J").type("oka")
    before = overtime.body.board.judge.y()
    hall.do(FinishTable(3001))
    assert overtime.body.board.judge.y() < before
    overtime.keys("Return")
    assert overtime.round().tables[12].judge == "J. Okafor"


def test_the_field_leaves_with_its_table(overtime, hall):
    overtime.keys("J").type("oka")
    hall.do(FinishTable(12))
    assert overtime.body.board.judge.isHidden()


def test_an_emptied_field_takes_the_judge_away(overtime):
    overtime.keys("Down", "J", "Backspace", "Return")
    assert overtime.round().tables[8].judge == ""


def test_esc_leaves_the_judge_as_it_was(overtime):
    overtime.keys("J").type("somebody").keys("Esc")
    assert overtime.round().tables[12].judge == ""
    assert overtime.body.board.view.hasFocus()


def test_done_is_one_key_and_can_be_taken_back(overtime, said):
    overtime.keys("Down")
    assert overtime.chosen() == 8
    overtime.keys("F")
    assert overtime.round().tables[8].done
    said[-1].undo()
    assert not overtime.round().tables[8].done


def keys_shown(overtime) -> list[str]:
    keys = overtime.body.board.view.keys
    return [each.text() for each in keys.findChildren(Button) if each.isVisible()]


def test_done_with_time_left_asks_under_the_row(overtime):
    overtime.keys("F")
    keys = overtime.body.board.view.keys
    assert not overtime.round().tables[12].done
    assert keys.question.text() == "Table 12 has 4:00 left. Match over?"
    assert keys_shown(overtime) == ["Match over", "Cancel"]
    overtime.keys("Esc")
    assert not keys.question.isVisible()
    assert not overtime.round().tables[12].done
    overtime.keys("F", "F")
    assert overtime.round().tables[12].done


@pytest.mark.parametrize("answer", ["F", "Return"])
def test_the_question_is_answered_by_its_key_or_enter(overtime, answer):
    overtime.keys("F", answer)
    assert overtime.round().tables[12].done
    assert overtime.body.panel is None


def test_the_question_goes_with_another_choice(overtime):
    overtime.keys("F", "Down", "Up", "F")
    assert not overtime.round().tables[12].done


def test_after_a_table_is_done_the_next_one_is_chosen(overtime, hall):
    hall.do(GrantExtension(5, 90), GrantExtension(6, 120))
    overtime.body.board.view.choose(5)
    overtime.keys("F", "F")
    assert overtime.chosen() == 6
    overtime.keys("F", "F")
    assert overtime.chosen() == 12
    overtime.keys("F", "F")
    assert overtime.chosen() == 8
    overtime.keys("F")
    assert overtime.chosen() is None


def test_with_the_done_tables_unfolded_the_next_one_is_chosen_all_the_same(overtime):
    overtime.keys("Down", "Down", "Return", "Up", "Up", "F", "F")
    assert overtime.round().tables[12].done
    assert overtime.chosen() == 8


def test_a_table_that_was_scrolled_away_is_shown_before_a_key_acts_on_it(overtime, hall, said):
    hall.do(*(GrantExtension(number, 600) for number in range(100, 140)))
    view = overtime.body.board.view
    view.choose(12)
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum())
    overtime.keys("C")
    assert not hall.bridge.state.calls.open_calls()
    assert said[-1].text == "Table 12 is chosen: press the key again"
    overtime.keys("C")
    assert [call.table for call in hall.bridge.state.calls.open_calls()] == [12]


def test_the_arrow_keys_and_new_rows_keep_the_chosen_one_in_sight(overtime, hall):
    hall.do(*(GrantExtension(number, 600) for number in range(100, 140)))
    view = overtime.body.board.view
    overtime.keys(*["Down"] * 20)
    assert view.reveal()
    table = overtime.chosen()
    hall.do(*(GrantExtension(number, 30) for number in range(200, 240)))
    assert overtime.chosen() == table
    assert view.reveal()


def test_only_the_chosen_row_is_taller(overtime, hall):
    hall.do(*(GrantExtension(number, 600) for number in range(100, 110)))
    view = overtime.body.board.view
    overtime.keys("Down", "Down", "Up")
    hall.do(GrantExtension(99, 30))
    tables = [at for at, row in enumerate(view.model().board.rows) if row.snapshot is not None]
    heights = [view.rowHeight(at) for at in tables]
    assert len(set(heights)) == 2
    assert heights.count(max(heights)) == 1


def test_the_keys_of_a_row_stand_under_it_and_can_be_clicked(overtime, qtbot):
    assert keys_shown(overtime) == ["Done", "Judge", "Open call", "Extension", "Turns", "Slip"]
    keys = overtime.body.board.view.keys
    row = overtime.body.board.view.visualRect(overtime.body.board.view.currentIndex())
    assert row.contains(row.left(), keys.geometry().center().y())
    (turns,) = [each for each in keys.findChildren(Button) if each.text() == "Turns"]
    qtbot.mouseClick(turns, Qt.MouseButton.LeftButton)
    assert isinstance(overtime.body.panel, TurnTracker)
    assert overtime.body.panel.facts.table == 12


def test_a_click_on_the_words_of_the_question_changes_nothing(overtime, qtbot):
    overtime.keys("F")
    view = overtime.body.board.view
    qtbot.mousePress(view.keys.question, Qt.MouseButton.LeftButton)
    assert view.keys.question.isVisible()
    assert not view.is_held
    qtbot.mouseRelease(view.keys.question, Qt.MouseButton.LeftButton)
    overtime.keys("Esc", "Down")
    row = view.visualRect(view.currentIndex())
    assert row.contains(row.left(), view.keys.geometry().center().y())


def test_the_keys_of_a_row_with_an_open_call_close_it(overtime):
    overtime.keys("C")
    assert "Close call" in keys_shown(overtime)


def test_the_fold_of_done_tables_opens_with_enter(overtime):
    assert overtime.rows(BoardColumn.TABLE)[-1] == "Done: 1 table(s)"
    overtime.keys("Down", "Down", "Return")
    assert overtime.rows(BoardColumn.TABLE)[-1] == "3"
