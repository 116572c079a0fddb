"""The Tab key comes to everything that takes the keyboard, on every page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork


def stops(window: QWidget) -> list[QWidget]:
    """What Tab should come to; of choices side by side, one is enough."""
    return [
        each
        for each in window.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.isVisible()
        and each.isEnabled()
        and type(each).__name__ not in ("_Segment", "RailItem")
    ]


@pytest.fixture
def working(judge: JudgeAtWork) -> JudgeAtWork:
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    judge.order("x 3 5").order("c 5")
    return judge


@pytest.mark.parametrize(
    "keys",
    [
        "Ctrl+2",
        "Ctrl+2 N",
        "Ctrl+2 X",
        "Ctrl+2 +",
        "Ctrl+2 D",
        "Ctrl+3",
        "Ctrl+3 A",
        "Ctrl+3 L",
        "Ctrl+3 F",
        "Ctrl+4 F4",
        "Ctrl+4 F4 Ctrl+N",
        "Ctrl+6 F2",
        "Ctrl+6 F3",
        "Ctrl+6 F4",
        "Ctrl+6 F5",
        "Ctrl+,",
        "F1",
    ],
)
def test_tab_comes_to_everything(working: JudgeAtWork, keys: str):
    working.keys(*keys.split()).stage.settle(30)
    assert not missed_stops(working)


@pytest.mark.parametrize("keys", ["", "w F7", "Ctrl+J", "F6 Ctrl+F7"])
def test_tab_comes_to_everything_in_a_deck_check(working: JudgeAtWork, keys: str):
    """It goes on from the field in which cards are typed, as from any other."""
    working.order("d 3").keys(*keys.split()).stage.settle(30)
    assert not missed_stops(working)


def missed_stops(working: JudgeAtWork) -> list[str]:
    """What Tab does not come to."""
    wanted = stops(working.window)
    met: set[QWidget | None] = set()
    for _ in range(len(wanted) + 30):
        working.keys("Tab")
        met.add(QApplication.focusWidget())
    missed = [each for each in wanted if each not in met]
    return [f"{type(each).__name__} {each.accessibleName()}" for each in missed]
