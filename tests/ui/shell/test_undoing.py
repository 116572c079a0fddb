import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import GrantExtension, PauseAll, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.shell.main_window import LEAST_SIZE
from tests.journeys.mouse import Mouse
from tests.keyboard import press, type_text
from tests.seen import words_of
from tests.ui.shell.strip_cells import just_now


@pytest.fixture
def round_4(bridge, window):
    bridge.create(CreateTournament(name="Modern Open", rel="competitive"))
    bridge.submit(StartRound(round=4))
    return bridge


def undo_words(window) -> str:
    return window.top_bar.undo.accessibleName() if window.top_bar.undo.isVisible() else ""


def test_the_button_names_the_last_step_and_takes_it_back(round_4, window, qtbot):
    round_4.submit(GrantExtension(14, 300))
    assert undo_words(window) == "Undo: table 14, 5:00 given"
    qtbot.mouseClick(window.top_bar.undo, Qt.MouseButton.LeftButton)
    assert undo_words(window) == "Undo: round 4 started"
    assert "Undone: table 14, 5:00 given" in just_now(window.strip).text()


def test_ctrl_z_goes_back_to_the_opening_and_not_further(round_4, window):
    for _ in range(3):
        press(window, "Ctrl+Z")
    assert round_4.state.setup.details.name == "Modern Open"
    assert not round_4.state.clocks.by_name
    assert undo_words(window) == ""


def test_ctrl_z_in_a_text_field_belongs_to_the_text(round_4, window):
    press(window, "Ctrl+K")
    type_text(window.top_bar.field, "deck")
    press(window, "Ctrl+Z")
    assert round_4.state.clocks.by_name


def test_what_a_page_did_since_is_taken_back_first(round_4, window, messages):
    undone: list[str] = []
    messages.say("Bookmark set: 2.6", lambda: undone.append("first"))
    messages.say("Bookmark set: 2.7", lambda: undone.append("second"))
    assert undo_words(window) == "Undo: Bookmark set: 2.7"
    press(window, "Ctrl+Z")
    assert just_now(window.strip).text() == ""
    press(window, "Ctrl+Z")
    assert undone == ["second", "first"]
    assert undo_words(window) == "Undo: round 4 started"


def test_a_step_of_the_event_is_newer_than_what_a_page_did_before(round_4, window, messages):
    messages.say("Bookmark set: 2.6", lambda: None)
    round_4.submit(GrantExtension(14, 300))
    assert undo_words(window) == "Undo: table 14, 5:00 given"


def test_the_event_gives_way_then_the_field_and_undo_keeps_words(round_4, window, look):
    round_4.submit(GrantExtension(14, 300))
    bar = window.top_bar
    bar.setFixedHeight(bar.height())
    seen = []
    for width in range(1500, LEAST_SIZE[0] - 1, -10):
        bar.resize(width, bar.height())
        full = bar.field.width() == look.theme.measure("command-field")
        is_named = any(words.startswith("Modern Open") for words in words_of(bar))
        seen.append((is_named, bool(bar.undo.text()), full))
        assert bar.undo.isVisible()
        assert bar.undo.geometry().right() < bar.time.geometry().left()
        assert bar.field.width() >= look.theme.measure("command-field-least")
    assert list(dict.fromkeys(seen)) == [
        (True, True, True),
        (False, True, True),
        (False, True, False),
    ]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_undo_is_never_without_a_word_in_the_smallest_window(round_4, window, language, translator):
    translator.speak(language)
    window.resize(*LEAST_SIZE)
    step = GrantExtension(14, 300, "an uncommonly long reason")
    for command in (step, OpenCall(14), CloseCall(14), PauseAll("fire alarm")):
        round_4.submit(command)
        bar = window.top_bar
        whole = bar.undo_sentence()
        begins = whole.partition(":")[0]
        assert bar.undo.text() in (whole, begins)
        assert bar.undo.sizeHint().width() <= bar.undo.width()
        assert bar.undo.accessibleName() == whole
        assert bar.undo.toolTip() == ("" if bar.undo.text() == whole else f"{whole} (Ctrl+Z)")


@pytest.mark.parametrize("width", range(*LEAST_SIZE[:1], 1500, 60))
def test_the_words_of_undo_are_whole_or_the_word_alone(round_4, window, width):
    window.resize(width, window.height())
    for reason in ("ruling", "a reason that is somewhat longer", "one as long as nobody writes it"):
        round_4.submit(GrantExtension(14, 300, reason))
        assert window.top_bar.undo.text() in (window.top_bar.undo_sentence(), "Undo")


def test_of_two_quick_clicks_the_second_undoes_nothing_and_that_is_said(round_4, window):
    for table in (14, 15):
        round_4.submit(GrantExtension(table, 300))
    Mouse().double_click(window.top_bar.undo)
    assert undo_words(window) == "Undo: table 14, 5:00 given"
    said = "Undone: table 15, 5:00 given · the second click undid nothing"
    assert just_now(window.strip).text() == said


def test_the_menu_says_what_undo_would_undo(round_4, window, qtbot):
    round_4.submit(GrantExtension(14, 300))
    window.top_bar.menu.click()
    menu = QApplication.activePopupWidget()
    entries = [each.text().partition("\t")[0] for each in menu.actions()]
    assert "Undo: table 14, 5:00 given" in entries
    menu.close()


def test_the_bar_names_event_and_level_and_shows_measured_time(round_4, window, hand_clock):
    window.resize(1500, window.height())
    assert "Modern Open · Competitive" in words_of(window.top_bar)
    hand_clock.change_system_clock(3600)
    before = window.top_bar.time.text()
    round_4.second.emit(round_4.now())
    assert window.top_bar.time.text() == before
    hand_clock.pass_time(60)
    round_4.second.emit(round_4.now())
    assert window.top_bar.time.text() != before


def test_muted_alarms_are_seen_to_be_and_can_be_heard_again(round_4, window, preferences, qtbot):
    assert not window.top_bar.muted.isVisible()
    preferences.change(muted=True)
    assert window.top_bar.muted.isVisible()
    qtbot.mouseClick(window.top_bar.muted, Qt.MouseButton.LeftButton)
    assert not preferences.now.muted
    assert not window.top_bar.muted.isVisible()
