"""The window of the phrases, with keys and the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgekit.ui.shell.phrases.window import PhrasesWindow
from judgekit.views.phrases.filling import Numbers
from judgekit.views.words.phrases import Fill
from tests.same_picture import same_picture
from tests.seen import button


@pytest.fixture
def phrases(look, qtbot):
    made = PhrasesWindow(look, "es", Numbers(time=360, table=17))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
    return made


def keys(window: PhrasesWindow, *pressed: Qt.Key | str) -> None:
    for key in pressed:
        at = QApplication.focusWidget() or window
        if isinstance(key, str):
            QTest.keyClicks(at, key)
        else:
            QTest.keyClick(at, key)


def shown(window: PhrasesWindow) -> str:
    return window.face.accessibleName()


def test_it_opens_at_the_extension_in_both_languages(phrases):
    assert shown(phrases).startswith("Tienen una extensión de tiempo de 6 minutos.")
    assert "You have a time extension of 6 minutes." in shown(phrases)


def test_down_goes_to_the_next_phrase_and_right_to_the_next_language(phrases):
    keys(phrases, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert shown(phrases).startswith("Позовите судью, когда часы покажут −06:00.")
    keys(phrases, Qt.Key.Key_Right)
    assert shown(phrases) == "Call a judge when the clock reads −06:00. Time."


def test_digits_fill_the_phrase_in(phrases):
    keys(phrases, "1", "2")
    assert "12 minutos" in shown(phrases)
    keys(phrases, Qt.Key.Key_Return, Qt.Key.Key_Down)
    assert "−12:00" in shown(phrases)


def test_what_is_no_number_is_marked_and_changes_nothing(phrases):
    keys(phrases, "5", ":", "9")
    assert phrases.stepper.field.is_wrong
    assert "5 minutos" in shown(phrases)


def test_a_turn_that_there_is_not_is_marked_and_changes_nothing(phrases):
    phrases.stepper.show_number(Fill.TURN, Numbers(turn=2, turns=5))
    told = []
    phrases.stepper.changed.connect(told.append)
    phrases.stepper.field.setFocus()
    phrases.stepper.field.selectAll()
    keys(phrases, "9")
    assert phrases.stepper.field.text() == "9"
    assert phrases.stepper.field.is_wrong
    assert told == []


def test_a_phrase_without_a_number_has_no_field(phrases):
    keys(phrases, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert shown(phrases).startswith("Llamen a un juez")
    assert not phrases.stepper.isVisible()


def test_the_mouse_steps_turns_and_chooses_the_language(phrases):
    def click(name: str) -> None:
        QTest.mouseClick(button(phrases, name), Qt.MouseButton.LeftButton)

    click("More")
    assert "7 minutos" in shown(phrases)
    click("Russian")
    assert "7 минут" in shown(phrases)
    before = phrases.face.grab().toImage()
    click("Turn back")
    assert not same_picture(phrases.face.grab().toImage(), before)


def test_the_search_finds_by_words_and_enter_returns_to_the_list(phrases):
    QTest.keyClick(phrases, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    keys(phrases, "apel", Qt.Key.Key_Return)
    assert shown(phrases).startswith("¿Quiere apelar al juez principal?")
    assert QApplication.focusWidget() is phrases.list.rows


def test_typing_a_word_searches_at_once(phrases):
    keys(phrases, *"apel", Qt.Key.Key_Return)
    assert phrases.list.field.text() == "apel"
    assert shown(phrases).startswith("¿Quiere apelar al juez principal?")
    assert QApplication.focusWidget() is phrases.list.rows


def test_escape_closes_and_hands_back_the_language(phrases, qtbot):
    keys(phrases, Qt.Key.Key_Right)
    with qtbot.waitSignal(phrases.closed) as closed:
        keys(phrases, Qt.Key.Key_Escape)
    assert closed.args == ["ru"]
