"""Clocks set and paused together, and what is asked at time and at the end of a round."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import (
    FinishTable,
    GrantExtension,
    StartRound,
)
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.clock.board.model import BoardColumn
from judgekit.ui.clock.board.number_grid import INSET, number_grid
from judgekit.ui.clock.panels.correction_panel import END, TO, CorrectionPanel
from judgekit.ui.clock.panels.end_panel import EndPanel
from judgekit.ui.clock.panels.hall_panel import HallPanel
from judgekit.ui.clock.turns.tracker import TurnTracker
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.words.wording import time_of_day
from judgekit.views.clock.board_rows import RowKind
from tests.seen import button, words_of
from tests.ui.clock.board.board_table import pairings


def correcting(running, how: str) -> CorrectionPanel:
    """The correction panel, asked in that way."""
    running.keys("+")
    panel = running.body.panel
    assert isinstance(panel, CorrectionPanel)
    panel.how.choose(how)
    panel.how.chosen.emit(how)
    return panel


def test_the_clock_is_set_to_a_reading_with_before_and_after(running):
    panel = correcting(running, TO)
    running.type("42")
    reading, ends = panel.changes.changes()
    assert (reading.before, reading.after) == ("40:00", "42:00")
    assert ends.before != ends.after
    running.keys("Return")
    assert running.round().corrected == 120_000


def test_the_clock_is_set_to_end_at_a_time_of_day(running, hall):
    panel = correcting(running, END)
    running.type(time_of_day(hall.bridge.now() + 45 * MINUTE))
    reading, _ = panel.changes.changes()
    assert reading.after == "45:00"
    running.keys("Return")
    assert running.round().remaining(hall.bridge.now()) == 45 * MINUTE


def test_an_end_that_has_passed_is_refused_while_it_is_typed(running, hall):
    panel = correcting(running, END)
    running.type(time_of_day(hall.bridge.now() - 45 * MINUTE))
    assert panel.refusal.isVisible()
    running.keys("Return")
    assert running.round().corrected == 0


def test_nothing_typed_says_what_to_type(running):
    panel = correcting(running, TO)
    running.keys("Return")
    assert "42:00" in panel.refusal.text()


def test_all_clocks_are_paused_with_a_reason_and_a_line_as_one_entry(running, hall):
    hall.do(StartRound("Sealed", 1, 30, "deck-construction"))
    running.keys("Shift+P").type("fire alarm").keys("Tab").type("Leave the hall").keys("Return")
    assert running.body.panel is None
    clocks = hall.bridge.state.clocks
    assert {each.round.pause_reason for each in clocks.by_name.values()} == {"fire alarm"}
    assert hall.bridge.state.setup.message == "Leave the hall"
    running.keys("Shift+P")
    assert isinstance(running.body.panel, HallPanel)
    running.keys("Return")
    clocks = hall.bridge.state.clocks
    assert all(each.round.paused_since is None for each in clocks.by_name.values())
    assert hall.bridge.state.setup.message == ""
    hall.bridge.submit(Undo(2))
    assert hall.bridge.state.setup.message == ""
    assert hall.bridge.state.clocks.by_name["Sealed"].round.pauses == 0


def test_a_message_is_put_on_the_display_and_taken_away(running, hall):
    running.keys("Shift+M").type("Food until 14:00").keys("Return")
    assert hall.bridge.state.setup.message == "Food until 14:00"
    running.keys("Shift+M", "Ctrl+A", "Backspace", "Return")
    assert hall.bridge.state.setup.message == ""


def test_pausing_all_says_why_it_can_not(opened):
    opened.keys("Shift+P", "Return")
    assert "No clock is running" in opened.body.panel.refusal.text()


def test_space_in_overtime_pauses_nothing_and_says_what_does(overtime, said):
    overtime.body.board.view.setFocus()
    overtime.keys("Space")
    assert overtime.round().paused_since is None
    assert "Ctrl+E" in said[-1].text


def test_ending_lists_what_is_open_first(overtime, hall):
    hall.do(OpenCall(12), StartDeckCheck(8))
    overtime.body.board.view.setFocus()
    overtime.keys("Ctrl+E")
    panel = overtime.body.panel
    assert isinstance(panel, EndPanel)
    words = words_of(panel)
    assert "8, 12" in words
    assert words.count("12") == 1
    assert words.count("8") == 1
    overtime.keys("Esc")
    assert overtime.round().ended is None
    overtime.keys("Ctrl+E", "Return")
    assert overtime.round().ended is not None
    assert overtime.body.panel is None


def test_with_nothing_open_the_round_ends_at_once(overtime, hall):
    hall.do(FinishTable(8), FinishTable(12))
    overtime.body.board.view.setFocus()
    overtime.keys("Ctrl+E")
    assert overtime.round().ended is not None


def test_ending_early_says_how_much_is_left(running):
    running.keys("Ctrl+E")
    assert "40:00 left on the clock" in words_of(running.body.panel)


@pytest.fixture
def asked(opened, hall):
    """A minute after time: 28 tables are paired, two have extensions."""
    hall.do(pairings(*range(1, 29)), StartRound(round=4))
    hall.do(GrantExtension(3, 340), GrantExtension(12, 720)).wait(51)
    opened.page.focus()
    return opened


def test_at_time_it_is_asked_who_still_plays(asked, hall):
    pane = asked.body.outstanding
    assert pane.isVisible()
    assert pane.field.hasFocus()
    assert pane.field.text() == "3 12 "
    asked.type("7 22")
    assert asked.rows(BoardColumn.TABLE, BoardColumn.STATE, BoardColumn.LEFT) == [
        "Play on: 4 table(s)",
        "3 | On extension | 4:40",
        "12 | On extension | 11:00",
        "7 | Turns now | turns",
        "22 | Turns now | turns",
        "Not reported: 24 table(s)",
        ", ".join(str(table) for table in range(1, 29) if table not in (3, 7, 12, 22)),
    ]
    asked.keys("Return")
    assert not pane.isVisible()
    assert asked.body.board.view.hasFocus()
    open_tables = [n for n, table in asked.round().tables.items() if not table.done]
    assert open_tables == [3, 7, 12, 22]
    assert asked.rows(BoardColumn.TABLE)[0] == "No judge: 4 table(s)"


def test_enter_alone_asks_once_more_before_it_marks_anything(asked):
    asked.keys("Return")
    assert "Enter again" in asked.body.outstanding.hint.text()
    assert not any(table.done for table in asked.round().tables.values())
    asked.keys("Return")
    assert sum(table.done for table in asked.round().tables.values()) == 26


def test_enter_is_offered_for_one_thing_at_a_time(asked):
    """For what has the focus: the answer to the question, or the chosen table's turns."""
    pane, board = asked.body.outstanding, asked.body.board.view
    enter = key_text("Return")
    assert offered(asked.body, enter) == [pane.go.text()]
    board.setFocus()
    asked.keys("Home", "Down")
    assert board.keys.isVisible()
    assert offered(asked.body, enter) == ["Turns"]
    pane.field.setFocus()
    assert board.keys.isVisible()
    assert offered(asked.body, enter) == [pane.go.text()]


def offered(body, key: str) -> list[str]:
    """The buttons that show this key."""
    buttons = [each for each in body.findChildren(Button) if each.isVisible()]
    return [each.text() for each in buttons if each.key == key and each.key_applies()]


def test_a_space_meant_for_the_clock_is_no_answer(asked):
    asked.keys("Space", "Return")
    assert "Enter again" in asked.body.outstanding.hint.text()
    assert not any(table.done for table in asked.round().tables.values())


def test_later_leaves_the_board_with_nothing_red_until_it_is_asked_for(asked):
    asked.keys("Esc")
    assert not asked.body.outstanding.isVisible()
    board = asked.body.board.view.model().board
    assert not any(row.is_urgent() for row in board.rows)
    assert asked.rows(BoardColumn.TABLE)[:3] == [
        "Extension or call, not reported: 2 table(s)",
        "3",
        "12",
    ]
    asked.keys("O")
    assert asked.body.outstanding.field.hasFocus()


def test_what_can_not_be_is_said_and_not_done(asked, hall):
    pane = asked.body.outstanding
    asked.type("29 ").keys("Return")
    assert "29" in pane.hint.text()
    assert "1-28" in pane.hint.text()
    assert not pane.go.isEnabled()
    assert not any(table.done for table in asked.round().tables.values())
    pane.field.selectAll()
    asked.type("x")
    asked.keys("Return")
    assert not any(table.done for table in asked.round().tables.values())


def test_a_list_is_pasted_and_only_its_tables_stay(asked):
    QApplication.clipboard().setText(
        "Table\tPlayer\tOpponent\n7\tAnn 7\tBob 7\n22\tAnn 22\tBob 22\nto follow\n"
    )
    asked.keys("Ctrl+V")
    pane = asked.body.outstanding
    assert pane.field.text() == "7 22 "
    assert pane.hint.text() == "Not named, with an extension, a call or a judge: 3, 12"
    asked.keys("Return")
    assert [n for n, table in asked.round().tables.items() if not table.done] == [7, 22]


def test_typing_adds_to_what_was_filled_in_and_takes_nothing_away(asked):
    asked.type("7 22").keys("Return")
    assert [n for n, table in asked.round().tables.items() if not table.done] == [3, 7, 12, 22]


def test_typing_adds_however_the_field_got_the_focus(asked):
    asked.keys("Tab", "Shift+Tab").type("7")
    assert asked.body.outstanding.field.text() == "3 12 7"


def colours_in(field: QWidget) -> set[str]:
    """The colours of what stands in a field, without its frame and ring."""
    image = field.grab(field.rect().adjusted(6, 6, -6, -6)).toImage()
    places = product(range(image.width()), range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in places}


def test_what_was_filled_in_stands_in_the_colour_of_what_is_chosen(asked, look):
    field = asked.body.outstanding.field
    accent = look.theme.color("accent").name()
    assert accent in colours_in(field)
    field.show_tables((7, 22))
    assert accent not in colours_in(field)
    field.show_tables((7, 12))
    assert accent in colours_in(field)


def test_a_whole_list_typed_points_at_what_was_filled_in_and_not_typed(asked):
    asked.type("3 7")
    hint = asked.body.outstanding.hint.text()
    assert hint == "Filled in, not typed again: 12; still counted as playing, delete what is done"


def test_a_filled_in_table_that_is_deleted_is_pointed_out(asked):
    asked.keys("Backspace", "Backspace", "Backspace").type("7")
    hint = asked.body.outstanding.hint.text()
    assert hint == "Not named, with an extension, a call or a judge: 12"


def click_number(asked, look, table: int) -> None:
    """Click the table among the numbers of those that aren't reported."""
    view = asked.body.board.view
    rows = view.model().board.rows
    at = next(at for at, row in enumerate(rows) if row.kind is RowKind.NUMBERS)
    view.scrollTo(view.model().index(at, BoardColumn.TABLE))
    theme = look.theme
    grid = number_grid(theme, rows[at], view.clear_width())
    line, column = divmod(rows[at].tables.index(table), grid.columns)
    x = theme.px(INSET) + column * grid.width + grid.width // 2
    y = view.rowViewportPosition(at) + line * grid.height + grid.height // 2
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))


def test_tables_are_named_by_the_mouse_alone(asked, look):
    click_number(asked, look, 7)
    assert asked.body.outstanding.field.text() == "3 12 7 "
    click_number(asked, look, 22)
    button(asked.body.outstanding, "Mark 24 done").click()
    assert [n for n, table in asked.round().tables.items() if not table.done] == [3, 7, 12, 22]


def test_a_click_on_a_number_asks_again_once_it_was_put_off(asked, look):
    asked.keys("Esc")
    click_number(asked, look, 7)
    assert asked.body.outstanding.isVisible()
    assert asked.body.outstanding.field.text() == "3 12 7 "


def test_after_a_table_is_done_the_turns_of_the_next_one_are_counted(overtime):
    assert overtime.chosen() == 12
    overtime.keys("Return", "F", "F")
    assert overtime.chosen() == 8
    assert isinstance(overtime.body.panel, TurnTracker)
    assert overtime.body.panel.facts.table == 8


def test_before_time_and_after_the_report_nothing_is_asked(asked, hall):
    asked.type("7").keys("Return")
    hall.do(GrantExtension(7, 120)).wait(1)
    assert not asked.body.outstanding.isVisible()
    assert asked.rows(BoardColumn.TABLE)[0] == "No judge: 3 table(s)"
    hall.do(StartRound("side", minutes=50))
    asked.page.controller.show("side")
    assert not asked.body.outstanding.isVisible()
    asked.body.board.view.setFocus()
    asked.keys("O")
    assert not asked.body.outstanding.isVisible()
