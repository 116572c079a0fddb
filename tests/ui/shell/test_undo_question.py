"""Ctrl+Z and Ctrl+Shift+Z say what they would move, before it is done."""

import pytest
from PySide6.QtCore import Qt

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    FollowComputerClock,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
)
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.history import TakeBack, Undo
from judgekit.engine.timeline import Step
from judgekit.ui.shell.undo.question import UndoQuestion
from judgekit.ui.widgets.button import Button
from judgekit.ui.words.wording import time_with_seconds
from tests.journeys.mouse import Mouse
from tests.keyboard import press
from tests.seen import words_of
from tests.ui.shell.strip_cells import just_now


@pytest.fixture
def round_1(bridge, window, hand_clock):
    bridge.create(CreateTournament(name="Modern Open"))
    bridge.submit(StartRound(minutes=50))
    hand_clock.pass_time(60)
    return bridge


@pytest.fixture
def asks(window) -> UndoQuestion:
    return window.findChild(UndoQuestion)


def button(asks, words) -> Button:
    found = (each for each in asks.findChildren(Button) if each.text() == words)
    return next(each for each in found if each.isVisible())


@pytest.fixture
def resumed(round_1, hand_clock):
    """A clock that was paused and resumed three minutes ago."""
    round_1.submit(PauseClock())
    hand_clock.pass_time(60)
    round_1.submit(ResumeClock())
    hand_clock.pass_time(180)
    return round_1


def is_paused(bridge) -> bool:
    return bridge.state.clocks.by_name["main"].round.paused_since is not None


def test_an_undo_that_pauses_the_round_says_so_first(resumed, window, asks, hand_clock):
    press(window, "Ctrl+Z")
    assert asks.isVisible()
    assert not is_paused(resumed)
    since = time_with_seconds(resumed.now() - 240_000)
    said = words_of(asks)
    assert "Undo: clock resumed" in said
    assert f"Round 1: paused since {since}, 46:00 becomes 49:00" in said
    press(window, "Return")
    assert is_paused(resumed)
    assert not asks.isVisible()
    assert "Undone: clock resumed" in just_now(window.strip).text()


def test_the_same_key_again_does_it(resumed, window, asks):
    press(window, "Ctrl+Z", "Ctrl+Z")
    assert is_paused(resumed)
    assert not asks.isVisible()


def test_escape_leaves_everything_and_the_focus_as_it_was(resumed, window, asks):
    press(window, "Esc")  # puts the alarm of the round's start away
    window.top_bar.help.setFocus()
    press(window, "Ctrl+Z", "Esc")
    assert not asks.isVisible()
    assert not is_paused(resumed)
    assert window.top_bar.help.hasFocus()


def test_by_mouse(resumed, window, asks, qtbot):
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(window.top_bar.undo, left)
    qtbot.mouseClick(button(asks, "Cancel"), left)
    assert not is_paused(resumed)
    qtbot.mouseClick(window.top_bar.undo, left)
    qtbot.mouseClick(button(asks, "Undo this"), left)
    assert is_paused(resumed)


def test_a_double_click_asks_and_does_not_answer(resumed, window, asks):
    Mouse().double_click(window.top_bar.undo)
    assert asks.isVisible()
    assert not is_paused(resumed)
    Mouse().click(button(asks, "Undo this"))
    assert is_paused(resumed)


def test_redo_asks_when_time_went_by_and_not_at_once(resumed, window, asks, hand_clock):
    press(window, "Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z")
    assert not is_paused(resumed), "it was taken back just now"
    press(window, "Ctrl+Z")
    assert is_paused(resumed), "it was brought back just now"
    hand_clock.pass_time(30)
    press(window, "Ctrl+Shift+Z")
    assert asks.isVisible()
    said = words_of(asks)
    assert "Redo: clock resumed" in said
    assert "Round 1: running again, 49:00 becomes 45:30" in said
    press(window, "Ctrl+Shift+Z")
    assert not is_paused(resumed)


def test_what_was_entered_just_now_is_undone_at_once(round_1, window, asks, hand_clock):
    round_1.submit(PauseClock())
    hand_clock.pass_time(10)
    press(window, "Ctrl+Z")
    assert not asks.isVisible()
    assert not is_paused(round_1)


def test_what_moves_nothing_in_play_is_undone_at_once(round_1, window, asks, hand_clock):
    round_1.submit(IssuePenalty("Ann", "ipg-2.5", "warning"))
    hand_clock.pass_time(600)
    press(window, "Ctrl+Z")
    assert not asks.isVisible()
    assert round_1.state.infractions.penalties == ()
    assert "1 penalty" in just_now(window.strip).text()


def test_what_is_said_follows_the_clock(resumed, window, asks, hand_clock):
    press(window, "Ctrl+Z")
    hand_clock.pass_time(5)
    resumed.second.emit(resumed.now())
    assert any("45:55 becomes 49:00" in words for words in words_of(asks))


@pytest.mark.parametrize("change", [GrantExtension(3, 60), Undo()])
def test_the_question_goes_when_the_record_changes(resumed, window, asks, change):
    press(window, "Ctrl+Z")
    resumed.submit(change)
    assert not asks.isVisible()


def test_it_goes_when_another_event_is_opened(resumed, window, asks):
    press(window, "Ctrl+Z")
    resumed.create(CreateTournament(name="Side event"))
    assert not asks.isVisible()


def test_a_call_that_would_be_open_again(round_1, window, asks, hand_clock):
    round_1.submit(OpenCall(3))
    opened = time_with_seconds(round_1.now())
    hand_clock.pass_time(64)
    round_1.submit(CloseCall(3))
    hand_clock.pass_time(766)
    press(window, "Ctrl+Z")
    said = " ".join(words_of(asks))
    assert "Undo: table 3, call closed" in said
    assert f"Table 3: call open again, since {opened}" in said
    assert "Table 3: −01:04 becomes −13:50" in said


def test_a_step_reported_by_a_page_is_asked_about_and_can_be_redone(
    round_1, window, messages, asks, hand_clock
):
    ended = round_1.submit(EndRound())
    assert isinstance(ended, Step)
    messages.say("The round was ended", lambda: round_1.submit(TakeBack(ended.id)), step=ended.id)
    hand_clock.pass_time(30)
    press(window, "Ctrl+Z")
    assert asks.isVisible()
    assert any("Round 1: not ended" in words for words in words_of(asks))
    press(window, "Return")
    assert round_1.state.clocks.in_progress("main")
    press(window, "Ctrl+Shift+Z")
    assert not round_1.state.clocks.in_progress("main")


def test_a_table_that_is_not_done_any_more(round_1, window, asks, hand_clock):
    round_1.submit(FinishTable(3))
    hand_clock.pass_time(600)
    press(window, "Ctrl+Z")
    assert not asks.isVisible(), "no clock and no deadline moves"


def test_whom_an_undo_makes_one_tell_again(round_1, window, asks, hand_clock):
    first = round_1.submit(GrantExtension(3, 120))
    round_1.submit(OpenCall(3))
    hand_clock.pass_time(300)
    round_1.submit(CloseCall(3))
    round_1.submit(TakeBack(first.id))
    assert round_1.state.clocks.by_name["main"].round.tables[3].told
    round_1.submit(Undo())
    hand_clock.pass_time(30)
    press(window, "Ctrl+Shift+Z")
    assert "Tell table 3 again" in " ".join(words_of(asks))
    press(window, "Return")
    assert "Tell table 3 again" in just_now(window.strip).text()


def test_a_followed_clock_moves_ends_and_no_readings(round_1, window, asks, hand_clock):
    ends = round_1.now() + 49 * 60_000
    round_1.submit(FollowComputerClock(3_600))
    hand_clock.pass_time(20)
    press(window, "Ctrl+Z")
    before, after = time_with_seconds(ends + 3_600_000), time_with_seconds(ends)
    said = words_of(asks)
    assert f"Round 1: ends at {after} instead of {before}" in said
    assert "becomes" not in said
    press(window, "Ctrl+Z")
    assert round_1.now() == ends - 49 * 60_000 + 20_000


def test_what_was_entered_before_a_clock_was_followed_is_as_old_as_it_is(round_1, window, asks):
    round_1.submit(FollowComputerClock(3_600))
    round_1.submit(PauseClock())
    round_1.submit(FollowComputerClock(3_600))
    round_1.submit(Undo())
    press(window, "Ctrl+Z")
    assert not asks.isVisible()
    assert not is_paused(round_1)
