"""The Tab key comes to everything that takes the keyboard, on every page."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
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
        "Ctrl+1",
        "Ctrl+1 I",
        "Ctrl+1 E",
        "Ctrl+1 G",
        "Ctrl+1 M",
        "Ctrl+1 L",
        "Ctrl+2 D",
        "Ctrl+3 L",
        "Ctrl+3 F",
        "Ctrl+4 F4",
    ],
)
def test_tab_comes_to_everything(working: JudgeAtWork, keys: str):
    working.keys(*keys.split()).stage.settle(30)
    assert not missed_stops(working)


def test_tab_comes_to_everything_while_decks_are_compared(working: JudgeAtWork):
    working.order("d 3").keys("F6", "Ctrl+F7").stage.settle(30)
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


def walked(working: JudgeAtWork, area: QWidget) -> list[QWidget]:
    """Where Tab leads inside the area, from the focus until it is there again."""
    met: list[QWidget] = []
    for _ in range(80):
        here = QApplication.focusWidget()
        assert here is not None
        # Tab goes along the links of a text.
        if here not in met[-1:]:
            if here in met:
                break
            met.append(here)
        working.keys("Tab")
    first = next(at for at, each in enumerate(met) if not area.isAncestorOf(each))
    # Tab was walked all around: what stands before the focus comes last.
    after = [each for each in met[first:] if area.isAncestorOf(each)]
    return [*after, *met[:first]]


def out_of_order(area: QWidget, walk: list[QWidget]) -> list[str]:
    """Steps that lead neither down nor to the right."""
    wrong = []
    for before, after in pairwise(walk):
        last, here = (QRect(each.mapTo(area, QPoint()), each.size()) for each in (before, after))
        is_down = here.top() > last.top()
        is_right = here.left() >= last.center().x()
        if not (is_down or is_right):
            wrong.append(f"{before.accessibleName()} -> {after.accessibleName()}")
    return wrong


FORMS = {
    "call": "Ctrl+3",
    "appeal": "Ctrl+3 A",
    "correction of a call": "Ctrl+3 E",
    "event": "Ctrl+6 F2",
    "pairings": "Ctrl+6 F3",
    "clock": "Ctrl+2",
    "starting a round": "Ctrl+2 N",
    "correcting a clock": "Ctrl+2 +",
    "extension": "Ctrl+2 X",
    "choosing a deck check": "Ctrl+4",
    "deck list": "Ctrl+4 F4 Ctrl+N",
    "infractions": "Ctrl+5",
    "timeline": "Ctrl+6 F4",
    "all events": "Ctrl+6 F5",
    "players": "Ctrl+6 F6",
    "settings": "Ctrl+,",
    "help": "F1",
}


@pytest.mark.parametrize("keys", FORMS.values(), ids=FORMS)
def test_tab_comes_to_everything_and_goes_in_reading_order(working: JudgeAtWork, keys: str):
    working.keys(*keys.split()).stage.settle(30)
    area = working.window.navigation.page(working.window.navigation.here).widget()
    assert not out_of_order(area, walked(working, area))
    assert not missed_stops(working)


@pytest.mark.parametrize("keys", ["", "w F7", "Ctrl+J"])
def test_tab_comes_to_everything_in_a_deck_check_and_goes_in_reading_order(
    working: JudgeAtWork, keys: str
):
    """It goes on from the field in which cards are typed, as from any other."""
    working.order("d 3").keys(*keys.split()).stage.settle(30)
    area = working.deck_checks_page.widget()
    assert not out_of_order(area, walked(working, area))
    assert not missed_stops(working)


def test_tab_goes_in_reading_order_where_a_penalty_is_recorded(working: JudgeAtWork):
    working.order("p 3 missed trigger").stage.settle(30)
    area = working.infractions_page.widget()
    assert not out_of_order(area, walked(working, area))


def test_tab_goes_from_left_to_right_along_the_strip(working: JudgeAtWork):
    working.order("d 3").keys("Ctrl+2")
    assert not out_of_order(working.window.strip, strip_walk(working))


def strip_walk(working: JudgeAtWork) -> list[QWidget]:
    """What Tab comes to along the strip, in the order in which it does."""
    met: list[QWidget] = []
    for _ in range(80):
        here = QApplication.focusWidget()
        if here is not None and working.window.strip.isAncestorOf(here) and here not in met:
            met.append(here)
        working.keys("Tab")
    assert len(met) > 2
    return met
