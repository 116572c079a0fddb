import sys

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.widgets.actions import Action, bind, key_text
from tests.keyboard import press, press_cyrillic


@pytest.mark.parametrize("key", ["B", "Ctrl+B", "F1"])
def test_a_key_and_its_twin_do_the_same(qtbot, key):
    widget = QWidget()
    qtbot.addWidget(widget)
    done: list[str] = []
    bind(widget, [Action("b", lambda: "B", "B", lambda: done.append("B"), ("Ctrl+B", "F1"))])
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    press(widget, key)
    assert done == ["B"]


@pytest.mark.parametrize("is_ambiguous", [False, True])
@pytest.mark.parametrize("key", ["B", "И"])
def test_a_cyrillic_key_acts_once_also_beside_a_latin_layout(qtbot, key, is_ambiguous):
    """Beside a Latin layout, X11 has the key stand for both letters, and Qt tells by turns that
    either is ambiguous."""
    widget = QWidget()
    qtbot.addWidget(widget)
    done: list[str] = []
    (shortcut,) = bind(widget, [Action("b", lambda: "B", "B", lambda: done.append("B"))])

    QCoreApplication.sendEvent(shortcut, QShortcutEvent(QKeySequence(key), shortcut, is_ambiguous))

    assert done == ["B"]


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
def test_a_letter_is_found_by_its_place_with_any_modifiers(qtbot, key, by_place):
    widget = QWidget()
    qtbot.addWidget(widget)
    done: list[str] = []
    bind(widget, [Action("a", lambda: "A", key, lambda: done.append(key))])
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    press(widget, key)
    press_cyrillic(widget, by_place)
    assert done == [key, key]


@pytest.mark.parametrize(("key", "by_place"), [("Ctrl+Z", "Ctrl+Я"), ("Up", "З"), ("F1", "1")])
def test_keys_that_edit_text_and_named_keys_have_no_place(qtbot, key, by_place):
    widget = QWidget()
    qtbot.addWidget(widget)
    done: list[str] = []
    bind(widget, [Action("a", lambda: "A", key, lambda: done.append(key))])
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    press_cyrillic(widget, by_place)
    assert done == []


def test_an_action_without_a_key_has_none(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    assert bind(widget, [Action("x", lambda: "X", "", lambda: None)]) == []


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
