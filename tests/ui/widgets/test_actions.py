import sys

import pytest
from PySide6.QtWidgets import QWidget

from judgekit.ui.widgets.actions import Action, bind, key_text
from tests.keyboard import press


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
