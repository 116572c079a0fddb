"""Something that is on or off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from judgekit.ui.look import ThemeChoice
from judgekit.ui.widgets.switch import Switch
from tests.keyboard import press


@pytest.fixture
def switch(look, qtbot) -> Switch:
    made = Switch(look)
    made.set_words("Without names")
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.waitActive(made)
    made.setFocus()
    return made


@pytest.mark.parametrize("key", ["Space", "Return", "Enter"])
def test_a_key_turns_it(switch, key):
    turned: list[bool] = []
    switch.turned.connect(turned.append)
    press(switch, key)
    press(switch, key)
    assert turned == [True, False]


def test_the_mouse_turns_it(switch, qtbot):
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert switch.isChecked()


def test_turned_by_the_program_it_tells_nobody(switch):
    turned: list[bool] = []
    switch.turned.connect(turned.append)
    switch.setChecked(True)
    assert turned == []


def test_a_screen_reader_hears_what_it_is(switch):
    assert switch.accessibleName() == "Without names"
    assert switch.isCheckable()


@pytest.mark.parametrize("theme", list(ThemeChoice))
def test_on_and_off_differ_by_more_than_colour(switch, look, theme):
    look.dress(theme, 100)
    off = switch.grab().toImage().convertToFormat(switch.grab().toImage().Format.Format_Mono)
    switch.setChecked(True)
    on = switch.grab().toImage().convertToFormat(off.format())
    assert on != off


def test_it_grows_with_the_text(switch, look):
    before = switch.sizeHint()
    look.dress(ThemeChoice.LIGHT, 200)
    assert switch.sizeHint().height() > before.height()
