"""The first start asks language and name, then for one of three ways; no later one does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from judgekit.engine.preferences import Preferences
from judgekit.storage.preferences.preferences_file import PreferencesFile
from judgekit.ui.welcome.view import Welcome
from tests.journeys.stage import Stage
from tests.seen import part


@pytest.fixture
def stage(tmp_path, rules_provider, qapp):
    stage = Stage(tmp_path, rules_provider)
    stage.program.open()
    stage.program.welcome()
    stage.window.resize(1280, 800)
    stage.wait_for_library()
    stage.settle(30)
    yield stage
    stage.leave()


@pytest.fixture
def welcome(stage) -> Welcome:
    return part(stage.window, Welcome)


def kept(stage: Stage) -> Preferences:
    return PreferencesFile(stage.folders.config).load().preferences


def test_nothing_was_saved_before_and_everything_is_after(stage, welcome):
    assert stage.program.preferences.are_first
    for letter in "vera":
        stage.press(letter)
    stage.press("Return")
    stage.settle(20)
    assert (kept(stage).interface_language, kept(stage).judge_name) == ("en", "vera")
    assert not stage.program.preferences.are_first
    assert stage.window.navigation.here == "event"
    assert stage.window.centralWidget().isEnabled()
    assert not stage.window.findChildren(Welcome)


def test_keys_of_the_window_below_do_nothing(stage, welcome):
    here = stage.window.navigation.here
    for key in ("Ctrl+2", "F1", "Ctrl+K"):
        stage.press(key)
    assert stage.window.navigation.here == here
    assert not stage.window.top_bar.field.hasFocus()
    assert welcome.isVisible()


def test_a_language_is_spoken_as_soon_as_it_is_chosen(stage, welcome):
    welcome.language.chosen.emit("ru")
    stage.settle(20)
    assert welcome.ways[2].text() == "Потренироваться"


def test_down_and_enter_look_up_a_rule(stage, welcome):
    stage.press("Down")
    stage.press("Return")
    stage.settle(20)
    assert stage.window.navigation.here == "rules"
    assert stage.window.top_bar.field.hasFocus()


def test_a_key_and_a_click_rehearse(stage, welcome):
    QTest.mouseClick(welcome.ways[2], Qt.MouseButton.LeftButton)
    stage.settle(30)
    assert stage.program.bridge.sessions.is_rehearsing


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (880, 560)])
def test_it_covers_all_but_the_strip(stage, welcome, size):
    stage.window.resize(*size)
    stage.settle(20)
    strip = stage.window.strip
    assert welcome.width() == stage.window.width()
    assert welcome.height() == stage.window.height() - strip.height()
    assert strip.isVisible()
