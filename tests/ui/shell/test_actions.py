import pytest
from PySide6.QtWidgets import QWidget

from judgekit.ui.shell.actions import Action, bind, key_text
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


def test_keys_are_written_as_people_know_them():
    assert key_text("Ctrl+K") in ("Ctrl+K", "⌘K")
