from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence, QShortcut, QShortcutEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.widgets.actions import Action, bind, key_text
from tests.keyboard import press, press_cyrillic


class Done(QWidget):
    """A window with one action; `done` names the keys for which it was done."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.shortcuts: list[QShortcut] = []

    def has(self, key: str, *twins: str) -> Done:
        """Give it the action of that key."""
        action = Action("a", lambda: "A", key, lambda: self.done.append(key), twins)
        self.shortcuts = bind(self, [action])
        return self


@pytest.fixture
def window(qtbot) -> Done:
    """A window in front."""
    window = Done()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


@pytest.mark.parametrize("key", ["B", "Ctrl+B", "F1"])
def test_a_key_and_its_twin_do_the_same(window, key):
    press(window.has("B", "Ctrl+B", "F1"), key)
    assert window.done == ["B"]


@pytest.mark.parametrize("is_ambiguous", [False, True])
@pytest.mark.parametrize("key", ["B", "И"])
def test_a_cyrillic_key_acts_once_also_beside_a_latin_layout(window, key, is_ambiguous):
    """Beside a Latin layout, X11 has the key stand for both letters, and Qt tells by turns that
    either is ambiguous."""
    (shortcut,) = window.has("B").shortcuts

    QCoreApplication.sendEvent(shortcut, QShortcutEvent(QKeySequence(key), shortcut, is_ambiguous))

    assert window.done == ["B"]


@pytest.mark.parametrize(
    ("key", "by_place"),
    [
        ("X", "Ч"),
        ("Shift+X", "Shift+Ч"),
        ("Ctrl+K", "Ctrl+Л"),
        ("Ctrl+Shift+P", "Ctrl+Shift+З"),
        ("Alt+N", "Alt+Т"),
    ],
)
def test_a_letter_is_found_by_its_place_with_any_modifiers(window, key, by_place):
    press(window.has(key), key)
    press_cyrillic(window, by_place)
    assert window.done == [key, key]


@pytest.mark.parametrize(("key", "by_place"), [("Ctrl+Z", "Ctrl+Я"), ("Up", "З"), ("F1", "1")])
def test_keys_that_edit_text_and_named_keys_have_no_place(window, key, by_place):
    press_cyrillic(window.has(key), by_place)
    assert window.done == []


def test_an_action_without_a_key_has_none(window):
    assert window.has("").shortcuts == []


@pytest.mark.skipif(sys.platform == "darwin", reason="has signs of its own")
@pytest.mark.parametrize(
    ("key", "printed"),
    [
        ("Ctrl+K", "Ctrl+K"),
        ("Ctrl++", "Ctrl +"),
        ("Ctrl+-", "Ctrl −"),
        ("Ctrl+,", "Ctrl+,"),
        ("Alt+Left", "Alt+←"),
        ("F1", "F1"),
        ("Escape", "Esc"),
    ],
)
def test_keys_are_written_as_the_keyboard_has_them(key, printed):
    assert key_text(key) == printed
