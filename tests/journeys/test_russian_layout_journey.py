"""The letter keys of every page, while a Russian layout is on."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMetaMethod, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.widgets.actions import letter_keys
from tests.journeys.day_pictures import running
from tests.journeys.judge_at_work import JudgeAtWork

PAGES = ("clock", "calls", "infractions", "decks", "rules", "event", "settings")
SCAN_CODES = {"N": 57, "X": 53}
"""Of the keys of an X11 keyboard."""


def bound(window: QWidget) -> list[tuple[str, QShortcut]]:
    """The keys that now act in the window, each with its shortcut."""
    return [
        (key.toString(), shortcut)
        for shortcut in window.findChildren(QShortcut)
        if shortcut.isEnabled() and shortcut.parent().isVisible()
        for key in QShortcut.keys(shortcut)
    ]


def press_on_x11(judge: JudgeAtWork, letter: str) -> None:
    _, code = letter_keys(letter)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        none = Qt.KeyboardModifier.NoModifier
        sign = chr(code).lower()
        event = QKeyEvent(kind, code, none, SCAN_CODES[letter], 0, 0, sign)
        QCoreApplication.sendEvent(judge.stage.window.windowHandle(), event)
    judge.stage.settle()


@pytest.mark.parametrize("place", PAGES)
def test_every_letter_of_a_page_acts_by_its_place_and_none_is_contested(
    judge: JudgeAtWork, place: str
):
    running(judge.stage)
    judge.stage.open(place)

    keys = bound(judge.stage.window)
    letters = [(key, each) for key, each in keys if len(key) == 1 and "A" <= key <= "Z"]
    contested = [key for key, count in Counter(key for key, _ in keys).items() if count > 1]
    actions = judge.stage.window.navigation.page(place).actions()

    assert contested == []
    assert {action.key for action in actions if len(action.key) == 1} <= {key for key, _ in keys}
    for key, shortcut in letters:
        assert [QKeySequence(chr(code)) for code in letter_keys(key)] == shortcut.keys()
        # What X11 makes of a letter that a Latin layout has at the same place.
        assert shortcut.isSignalConnected(QMetaMethod.fromSignal(shortcut.activatedAmbiguously))


def test_letters_act_on_the_pages_that_a_judge_hurries_on(judge: JudgeAtWork):
    running(judge.stage)
    judge.stage.open("calls")
    focused = QApplication.focusWidget()
    press_on_x11(judge, "N")
    assert QApplication.focusWidget() is not focused

    judge.stage.open("clock")
    assert judge.body.panel is None
    judge.body.board.view.setFocus()
    press_on_x11(judge, "X")
    assert judge.body.panel is not None
