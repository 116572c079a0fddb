"""The Clock page worked by keyboard, in a window of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    NextTurn,
    SeatJudge,
    StartDraft,
    StartRound,
    StartTurns,
)
from judgekit.domain.setup.events import StaffMember
from judgekit.ui.clock.board.model import BoardColumn
from judgekit.ui.clock.draft.panel import DraftPanel
from judgekit.ui.clock.page import ClockPage
from judgekit.ui.clock.panels.correction_panel import CorrectionPanel
from judgekit.ui.clock.panels.extension_panel import ExtensionPanel
from judgekit.ui.clock.panels.judges_panel import JudgesPanel
from judgekit.ui.clock.panels.start_panel import StartPanel
from judgekit.ui.clock.turns.tracker import TurnTracker
from judgekit.ui.look import ThemeChoice
from judgekit.ui.widgets.actions import bind
from judgekit.ui.widgets.button import Button
from tests.keyboard import press, type_text
from tests.painted import painted
from tests.seen import words_of
from tests.ui.clock.board.board_table import lines, pairings

STAFF = (StaffMember("M. Silva", "floor-judge"), StaffMember("J. Okafor", "floor-judge"))


class Page:
    """The page as its user sees it."""

    def __init__(self, page: ClockPage, clocks) -> None:
        self.page = page
        self.body = page.widget()
        self._clocks = clocks

    def keys(self, *keys: str) -> Page:
        """One after another, to whatever has the focus."""
        for key in keys:
            press(self.body, key)
        return self

    def type(self, text: str) -> Page:
        type_text(QApplication.focusWidget(), text)
        return self

    def round(self, clock: str = "main"):
        return self._clocks().by_name[clock].round

    def rows(self, *columns: BoardColumn) -> list[str]:
        return lines(self.body.board.view.model(), *columns)

    def chosen(self) -> int | None:
        return self.body.board.view.chosen_table()


@pytest.fixture
def said(messages):
    """Everything that was said, with what takes it back."""
    told = []
    messages.said.connect(told.append)
    return told


@pytest.fixture
def gone():
    return []


@pytest.fixture
def clock_page(with_services, hall, gone, said, qtbot):
    made = ClockPage(with_services(go=gone.append))
    body = made.widget()
    qtbot.addWidget(body)
    body.resize(1184, 688)
    bind(body, made.actions())
    with qtbot.waitExposed(body):
        body.show()
    made.focus()
    return Page(made, lambda: hall.bridge.state.clocks)


@pytest.fixture
def opened(clock_page, hall):
    hall.open(staff=STAFF)
    clock_page.page.focus()
    return clock_page


@pytest.fixture
def running(opened, hall):
    """Round 4, ten minutes old, with time for tables 8 and 12."""
    hall.do(pairings(3, 8, 12), StartRound(round=4)).wait(10)
    hall.do(GrantExtension(8, 120, "errand"), GrantExtension(12, 300))
    opened.page.focus()
    return opened


@pytest.fixture
def overtime(opened, hall):
    hall.do(pairings(3, 8, 12), StartRound(round=4), GrantExtension(12, 300)).wait(51)
    hall.do(SeatJudge(8, "T. Weber"), StartTurns(8), NextTurn(8), FinishTable(3))
    opened.page.focus()
    return opened


def test_without_an_event_it_leads_to_one(clock_page, gone):
    clock_page.keys("Space")
    assert gone == ["event"]


def test_space_starts_pauses_and_resumes(opened, hall):
    opened.keys("Space")
    assert opened.round().limit == 50 * 60_000
    hall.wait(5)
    opened.keys("Space")
    assert opened.round().paused_since is not None
    opened.keys("Space")
    assert opened.round().pauses == 1
    assert opened.round().paused_since is None


def test_the_arrow_keys_find_the_board_once_there_is_one(opened, hall):
    opened.keys("Space")
    hall.do(GrantExtension(5, 60))
    opened.keys("Down")
    assert opened.chosen() == 5


def test_the_reading_follows_the_seconds(opened, hall):
    hall.do(StartRound()).wait(seconds=90)
    assert opened.body.cards.main.facts.reading == "48:30"
    opened.body.hide()
    hall.wait(5)
    assert opened.body.cards.main.facts.reading == "48:30"
    opened.body.show()
    assert opened.body.cards.main.facts.reading == "43:30"


def test_shift_and_space_is_for_the_clock_beside(opened, hall):
    hall.do(StartRound(), StartRound("Sealed", 1, 30, "deck-construction"))
    opened.keys("Shift+Space")
    assert opened.round("Sealed").paused_since is not None
    assert opened.round().paused_since is None
    opened.keys("K", "Space")
    assert opened.round("Sealed").paused_since is None


def test_another_clock_is_started_beside_this_one(running):
    running.keys("N").body.panel.name.setFocus()
    running.type("Legacy").keys("Return")
    assert running.round("Legacy").limit == 50 * 60_000
    assert running.body.panel is None
    assert running.page.controller.clock == "main"
    assert running.chosen() == 8


def test_a_chosen_clock_takes_the_keys_and_not_the_main_card(running, hall, qtbot):
    hall.do(StartRound("Sealed", 1, 30, "deck-construction"))
    cards = running.body.cards
    running.keys("K")
    assert cards.main.facts.clock == "main"
    assert running.chosen() == 8
    shown = [each.text() + " " + each.accessibleName() for each in cards.findChildren(Button)]
    assert "Pause Pause: Sealed" in shown
    running.keys("Space")
    assert running.round("Sealed").paused_since is not None
    assert running.round().paused_since is None
    running.keys("Shift+Space")
    assert running.round().paused_since is not None
    running.keys("+").type("2").keys("Return")
    assert (running.round("Sealed").corrected, running.round().corrected) == (120_000, 0)
    running.keys("Ctrl+E")
    assert running.round("Sealed").ended is not None
    assert running.round().ended is None


def test_the_buttons_of_the_main_card_act_on_its_clock(running, hall):
    hall.do(StartRound("Sealed", 1, 30, "deck-construction"))
    running.keys("K")
    running.body.cards.main.end_wanted.emit()
    assert running.round().ended is not None
    assert running.round("Sealed").ended is None


def test_the_board_of_another_clock_is_shown_by_its_key_or_a_double_click(running, hall, qtbot):
    hall.do(StartRound("Legacy", 1), GrantExtension(77, 60, clock="Legacy"))
    running.keys("K", "B")
    assert running.page.controller.clock == "Legacy"
    assert running.rows(BoardColumn.TABLE) == ["77"]
    (second,) = running.body.cards.others
    qtbot.mouseDClick(second, Qt.MouseButton.LeftButton)
    assert running.page.controller.clock == "main"


def test_a_round_in_overtime_is_promoted(running, hall):
    hall.do(StartRound("Legacy", 1, 5), GrantExtension(77, 60, clock="Legacy"))
    assert running.page.controller.clock == "main"
    hall.wait(5)
    assert running.body.cards.main.facts.clock == "Legacy"
    assert "77" in " ".join(running.rows(BoardColumn.TABLE))
    hall.do(EndRound("Legacy"))
    assert running.body.cards.main.facts.clock == "main"


def test_a_round_without_pairings_says_so(opened, hall, said):
    assert "no pairings for round 1 yet" in opened.body.cards.main.facts.lines
    opened.keys("Space")
    assert said[-1].text == "Round 1 started without pairings: add them in Event"


def test_a_round_with_pairings_needs_no_words(opened, hall, said):
    hall.do(pairings(3, 8, number=1))
    opened.page.refresh()
    assert not opened.body.cards.main.facts.lines
    opened.keys("Space")
    assert not said


@pytest.mark.parametrize("percent", [80, 100, 130, 160, 200])
def test_a_panel_never_covers_digits(overtime, hall, look, percent):
    hall.do(StartRound("Sealed", 1, 30, "deck-construction"), StartRound("Legacy", 1))
    look.dress(look.choice, percent)
    overtime.body.resize(928, 588)
    overtime.keys("X")
    clear = overtime.body.panel.parentWidget().geometry().left()
    cards = overtime.body.cards
    for card in (cards.main, *cards.others):
        digits = card.ticking()[0]
        right = card.mapTo(overtime.body, digits.topRight()).x()
        assert right <= clear + 1
        assert card.rect().contains(digits.adjusted(2, 2, -2, -2))
    look.dress(look.choice, 100)


def test_a_preset_sets_time_and_kind(opened):
    opened.keys("N", "Down", "Down", "Down", "Down", "Return")
    assert opened.round().kind == "deck-construction"
    assert opened.round().limit == 30 * 60_000


def test_below_forty_minutes_the_rule_is_named_and_the_round_starts(opened):
    opened.keys("N")
    panel = opened.body.panel
    assert isinstance(panel, StartPanel)
    panel.minutes.setFocus()
    opened.keys("Ctrl+A").type("35")
    assert "at least 40 minutes" in panel.warning.text()
    assert panel.warning.isVisible()
    opened.keys("Return")
    assert opened.round().limit == 35 * 60_000


def test_in_a_panel_the_keys_of_the_page_mean_nothing(opened):
    opened.keys("N", "Space", "X", "C")
    assert isinstance(opened.body.panel, StartPanel)
    assert not opened.page.controller.round()
    opened.keys("D")
    assert isinstance(opened.body.panel, DraftPanel)


def test_a_time_that_is_none_is_not_started(opened):
    opened.keys("N")
    panel = opened.body.panel
    panel.minutes.setFocus()
    opened.keys("Ctrl+A").type("soon").keys("Return")
    assert panel.refusal.isVisible()
    assert not opened.page.controller.round()


def test_a_final_has_no_limit_and_says_what_decides(opened):
    opened.keys("N", "Down", "Down")
    assert "higher life total" in " ".join(words_of(opened.body.panel))
    opened.keys("Return")
    assert opened.round().limit is None
    assert opened.round().single_elimination


def test_a_correction_shows_the_new_end_before_enter(running):
    running.keys("+").type("2:30")
    panel = running.body.panel
    assert isinstance(panel, CorrectionPanel)
    reading, *_ = panel.changes.changes()
    assert (reading.before, reading.after) == ("40:00", "42:30")
    running.keys("Return")
    assert running.round().corrected == 150_000
    assert running.body.panel is None


def test_minus_corrects_to_less(running):
    running.keys("-").type("1").keys("Return")
    assert running.round().corrected == -60_000


def test_esc_puts_a_panel_away_and_nothing_has_happened(running):
    running.keys("+").type("2").keys("Esc")
    assert running.body.panel is None
    assert running.round().corrected == 0
    assert running.body.board.view.hasFocus()


def test_an_extension_shows_before_and_after(running):
    running.keys("Down", "X").type("5")
    panel = running.body.panel
    assert isinstance(panel, ExtensionPanel)
    assert panel.table.text() == "12"
    changes = [(each.before, each.after) for each in panel.changes.changes()]
    assert changes[0] == ("−05:00", "−10:00")
    running.keys("Return")
    assert running.round().tables[12].grants[-1].reason == "ruling"
    assert "12 | −10:00" in running.rows(BoardColumn.TABLE, BoardColumn.UNTIL)
    assert running.chosen() == 12


def test_a_reason_in_words_of_ones_own(running):
    running.keys("X").type("1:30")
    running.body.panel.words.setFocus()
    running.type("power cut").keys("Return")
    grant = running.round().tables[8].grants[-1]
    assert (grant.by, grant.reason) == (90_000, "power cut")


def test_what_cannot_be_taken_back_is_said_at_once(running):
    running.keys("X").type("-9")
    assert running.body.panel.refusal.isVisible()
    assert "02:00" in running.body.panel.refusal.text()
    running.keys("Return")
    assert len(running.round().tables[8].grants) == 1


def test_ending_early_asks_nothing_and_can_be_taken_back(running, said):
    running.body.cards.main.end_wanted.emit()
    assert running.round().ended is not None
    said[-1].undo()
    assert running.round().ended is None


def test_after_the_end_space_starts_the_next_round(running):
    running.body.cards.main.end_wanted.emit()
    running.keys("Space")
    assert running.round().number == 5


def test_the_keyboard_stays_with_the_board_while_it_is_empty(running, said):
    running.body.cards.main.end_wanted.emit()
    assert not running.body.board.view.isVisible()
    said[-1].undo()
    assert running.body.board.view.hasFocus()
    assert running.chosen() is not None


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
    assert said[-1].text == "Modern Open: Call at table 8: the stopwatch runs"


def test_somebody_who_is_not_on_the_staff_list_can_be_sent(overtime):
    overtime.keys("J").type("Ann").keys("Return")
    assert overtime.round().tables[12].judge == "Ann"


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


def test_enter_opens_the_tracker_whose_space_is_its_own(overtime):
    overtime.keys("Down", "Return")
    tracker = overtime.body.panel
    assert isinstance(tracker, TurnTracker)
    overtime.keys("Space")
    assert len(overtime.round().tables[8].turns) == 3
    assert overtime.round().paused_since is None
    overtime.keys("Esc")
    assert overtime.body.panel is None


def test_the_command_bar_opens_the_tracker_where_the_table_plays(overtime, hall):
    hall.do(StartRound("Legacy", 1), GrantExtension(77, 60, clock="Legacy"))
    overtime.page.open_turns(77)
    assert overtime.page.controller.clock == "Legacy"
    assert overtime.body.panel.facts.table == 77


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


def test_the_keys_of_a_row_with_an_open_call_close_it(overtime):
    overtime.keys("C")
    assert "Close call" in keys_shown(overtime)


def test_a_key_that_is_held_does_its_work_once(overtime):
    assert not any(action.repeats for action in overtime.page.actions())


def test_the_fold_of_done_tables_opens_with_enter(overtime):
    assert overtime.rows(BoardColumn.TABLE)[-1] == "Done: 1 table(s)"
    overtime.keys("Down", "Down", "Return")
    assert overtime.rows(BoardColumn.TABLE)[-1] == "3"


def test_the_slip_speaks_the_players_language_and_is_copied(running, said):
    running.keys("Down", "P")
    assert running.body.slip.isVisible()
    running.keys("Right", "Y")
    assert "Jueguen hasta que el reloj marque −05:00" in QApplication.clipboard().text()
    running.keys("Esc")
    assert not running.body.slip.isVisible()
    assert running.page.state()["slip"] == "es"


def test_extensions_up_to_the_minute_are_a_preference(running, preferences):
    running.keys("Down", "X").type("0:30").keys("Return", "U")
    assert preferences.now.round_up_extensions
    assert "12 | −06:00" in running.rows(BoardColumn.TABLE, BoardColumn.UNTIL)


def test_a_draft_is_called_from_its_card(opened, hall):
    hall.do(StartDraft("main"))
    opened.body.cards.main.other_wanted.emit()
    assert isinstance(opened.body.panel, DraftPanel)
    opened.keys("Esc")
    assert opened.body.panel is None


def test_mute_is_said_on_the_card(running, preferences):
    running.keys("M")
    assert preferences.now.muted
    card = running.body.cards.main
    running.page.widget().resize(1600, 900)
    assert [words for words in painted(card) if words.startswith("Muted. Next alarm")]


def test_the_public_display_opens_and_closes(running):
    running.keys("F11")
    display = running.page.clock_actions.display
    assert display.isVisible()
    running.page.clock_actions.show_display()
    assert not display.isVisible()


@pytest.mark.parametrize("theme", list(ThemeChoice)[1:])
@pytest.mark.parametrize("width", [928, 1184, 1800])
def test_it_is_painted_in_every_theme_and_size(overtime, hall, look, theme, width):
    hall.do(StartRound("Sealed", 1, 30, "deck-construction"), StartRound("Legacy", 1))
    look.dress(theme, 200 if width > 1200 else 100)
    overtime.body.resize(width, width * 5 // 8)
    for key in ("N", "K", "X"):
        overtime.keys(key)
        assert not overtime.body.grab().isNull()
        overtime.keys("Esc")
    look.dress(ThemeChoice.LIGHT, 100)
