"""A judge tells a table its time in the players' language, and goes back to the clock."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgekit.ui.shell.phrases.window import PhrasesWindow
from tests.journeys.hall_day import begin_event, start_round
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import button


def opened(judge: JudgeAtWork) -> PhrasesWindow:
    judge.keys("F12")
    judge.stage.settle(200)
    window = QApplication.activeWindow()
    assert isinstance(window, PhrasesWindow)
    return window


def test_the_mouse_opens_them_too(judge: JudgeAtWork):
    QTest.mouseClick(judge.window.top_bar.phrases, Qt.MouseButton.LeftButton)
    judge.stage.settle(200)
    window = QApplication.activeWindow()
    assert isinstance(window, PhrasesWindow)
    QTest.mouseClick(button(window, "Close"), Qt.MouseButton.LeftButton)
    judge.stage.settle(200)
    assert QApplication.activeWindow() is judge.window


def test_after_a_call_one_key_shows_the_table_its_time_in_spanish(judge: JudgeAtWork):
    begin_event(judge)
    start_round(judge)
    judge.at("10:10", "c 14").at("10:16", "c").keys("Esc")
    window = opened(judge)
    said = window.face.accessibleName()
    assert said.startswith("Mesa 14, ronda 1. Tienen una extensión de tiempo de 6 minutos.")
    assert "−06:00" in said
    judge.keys("Right", "Esc")
    judge.stage.settle(200)
    assert QApplication.activeWindow() is judge.window
    again = opened(judge)
    assert again.language == "ru"
    QTest.keyClicks(again.list.rows, "4")
    assert "4 минуты" in again.face.accessibleName()
    assert "Стол 14" not in again.face.accessibleName()
    judge.keys("Esc")
