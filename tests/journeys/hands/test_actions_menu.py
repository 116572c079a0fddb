"""The menu of the top bar offers what can be done in the view shown, and does it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from tests.journeys.hands.hand import MouseHand
from tests.journeys.hands.journey import RUNNING, enter
from tests.journeys.judge_at_work import JudgeAtWork


def offered(hand: MouseHand) -> list[str]:
    hand.press("Actions")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = [each.text() for each in menu.actions() if not each.isSeparator()]
    menu.close()
    return entries


@pytest.fixture
def hand(judge: JudgeAtWork) -> MouseHand:
    enter(judge.stage, RUNNING)
    return MouseHand(judge.stage)


def test_it_offers_what_applies_in_the_view_shown(hand: MouseHand):
    hand.go("Deck checks")
    assert "Draw tables with a new seed\tR" in offered(hand)
    assert "New list\tCtrl+N" not in offered(hand)
    hand.press("Lists")
    assert "Draw tables with a new seed\tR" not in offered(hand)
    assert "New list\tCtrl+N" in offered(hand)


def test_it_leaves_out_what_has_a_button_on_every_page(hand: MouseHand):
    assert "Redo\tCtrl+Shift+Z" in offered(hand)
    for words in ("Rules\tCtrl+1", "Command bar\tCtrl+K", "Help\tF1"):
        assert words not in offered(hand)
