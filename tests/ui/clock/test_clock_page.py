"""The Clock page worked by keyboard, in a window of its own."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.commands import (
    GrantExtension,
    StartDraft,
    StartRound,
)
from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.clock.board.model import BoardColumn
from judgekit.ui.clock.draft.panel import DraftPanel
from judgekit.ui.clock.panels.correction_panel import CorrectionPanel
from judgekit.ui.clock.panels.extension_panel import ExtensionPanel
from judgekit.ui.clock.panels.start_panel import StartPanel
from judgekit.ui.clock.turns.tracker import TurnTracker
from judgekit.ui.look import ThemeChoice
from tests.keyboard import hold, press_twice
from tests.painted import painted
from tests.seen import words_of
from tests.ui.clock.board.board_table import pairings


def test_without_an_event_it_leads_to_one(clock_page, gone):
    clock_page.keys("Space")
    assert gone == ["new event"]


def test_space_starts_pauses_and_resumes(opened, hall):
    opened.keys("Space")
    assert opened.round().limit == 50 * 60_000
    hall.wait(5)
    opened.keys("Space")
    assert opened.round().paused_since is not None
    opened.keys("Space")
    assert opened.round().pauses == 1
    assert opened.round().paused_since is None


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


def test_a_table_that_the_pairings_lack_is_pointed_out(running, hall):
    hall.do(pairings(*range(1, 13)))
    running.keys("X")
    running.body.panel.table.setFocus()
    running.keys("Ctrl+A").type("12")
    assert running.body.panel.warning.text() == ""
    running.type("3")
    assert running.body.panel.warning.text() == "Round 4 has tables 1 to 12"


def test_an_absurd_extension_is_asked_about(running):
    running.keys("X").type("500").keys("Return")
    assert not any(grant.by > 60 * MINUTE for grant in running.round().tables[8].grants)
    running.keys("Return")
    assert running.round().tables[8].grants[-1].by == 500 * MINUTE


@pytest.mark.parametrize("answer", [hold, press_twice], ids=["held", "twice"])
def test_enter_that_asks_about_an_extension_does_not_give_it(running, answer):
    running.keys("X").type("500")
    answer(running.body, "Return")
    assert len(running.round().tables[8].grants) == 1
    running.keys("Return")
    assert running.round().tables[8].grants[-1].by == 500 * MINUTE


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


def end(running) -> None:
    """End the round with its button, and once more with what is open in sight."""
    running.body.cards.main.end_wanted.emit()
    running.keys("Return")


def test_an_early_end_can_be_taken_back(running, said):
    end(running)
    assert running.round().ended is not None
    said[-1].undo()
    assert running.round().ended is None


def test_after_the_end_space_starts_the_next_round(running):
    end(running)
    running.keys("Space")
    assert running.round().number == 5


def test_the_keyboard_stays_with_the_board_while_it_is_empty(running, said):
    end(running)
    assert not running.body.board.view.isVisible()
    said[-1].undo()
    assert running.body.board.view.hasFocus()
    assert running.chosen() is not None


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


def test_a_key_that_is_held_does_its_work_once(overtime):
    assert not any(action.repeats for action in overtime.page.actions())


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
