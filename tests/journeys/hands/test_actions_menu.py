"""The menu of the top bar offers what can be done in the view shown, and does it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from judgekit.ui.shell.window.actions_menu import HAVE_BUTTONS
from tests.journeys.hands.hand import MouseHand
from tests.journeys.hands.journey import RUNNING, enter
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import entries_of


def offered(hand: MouseHand) -> list[str]:
    hand.press("Actions")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = entries_of(menu)
    menu.close()
    return entries


def beyond_the_window(menu: QMenu, lowest: int) -> list[str]:
    """The menus, from this one on, that are higher than what the window has below the button."""
    found = [menu.actions()[0].text()] if menu.sizeHint().height() > lowest else []
    inner = [each.menu() for each in menu.actions() if isinstance(each.menu(), QMenu)]
    return found + [each for one in inner for each in beyond_the_window(one, lowest)]


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


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize(
    ("size", "percent"), [((1280, 800), 100), ((1024, 700), 100), ((1024, 700), 160)]
)
def test_no_menu_is_higher_than_the_window_and_nothing_is_left_out(
    hand: MouseHand, language, size, percent
):
    preferences = hand.stage.program.preferences
    preferences.change(interface_language=language, text_percent=percent)
    window = hand.stage.window
    window.resize(*size)
    for place in ("rules", "clock", "calls", "decks", "infractions", "event"):
        hand.stage.open(place)
        hand.stage.settle(20)
        button = window.top_bar.menu
        below = window.height() - button.mapTo(window, button.rect().bottomLeft()).y()
        button.click()
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert beyond_the_window(menu, below) == [], place
        wanted = [
            each
            for each in (*window.navigation.page(place).actions(), *window.actions_everywhere)
            if each.applies() and each.id not in HAVE_BUTTONS and not each.id.startswith("go-")
        ]
        assert len(entries_of(menu)) == len(wanted)
        menu.close()
