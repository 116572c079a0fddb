"""A field for a number leaves letters to what is around it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget

from judgekit.ui.widgets.actions import Action, bind
from judgekit.ui.widgets.fields.number_field import NumberField
from tests.keyboard import press


class Around(QWidget):
    """Binds R, and has a field within it."""

    def __init__(self, look) -> None:
        super().__init__()
        self.drawn = 0
        self.field = NumberField(look, 1, 50, width=60)
        QVBoxLayout(self).addWidget(self.field)
        bind(self, [Action("draw", str, "R", self._draw)])

    def _draw(self) -> None:
        self.drawn += 1


@pytest.fixture
def around(look, qtbot) -> Around:
    made = Around(look)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.waitActive(made)
    made.field.setFocus()
    return made


def test_letters_are_orders_and_digits_are_typed(around):
    for key in ("1", "R", "2", "R"):
        press(around, key)
    assert (around.field.text(), around.drawn) == ("12", 2)
    assert around.field.number() == 12


def test_no_more_than_the_most_is_taken(around):
    for key in ("5", "1"):
        press(around, key)
    assert around.field.text() == "5"
    assert around.field.is_refusing
    assert around.field.accessibleDescription() == "A number from 1 to 50"
    assert QToolTip.text() == "A number from 1 to 50"

    press(around, "0")
    assert around.field.text() == "50"
    assert not around.field.is_refusing
    assert around.field.accessibleDescription() == ""


def test_what_is_no_digit_is_not_taken(around):
    for key in ("+", "-", ",", "4", ".", "+", "Space", "2"):
        press(around, key)
    assert (around.field.text(), around.field.number()) == ("42", 42)
    around.field.setText("")
    QApplication.clipboard().setText("+")
    press(around, "Ctrl+V")
    assert around.field.number(otherwise=8) == 8


def test_what_is_being_typed_is_not_changed(around):
    press(around, "7")
    around.field.show_number(3)
    assert around.field.number() == 7
    around.field.clearFocus()
    around.field.show_number(None)
    assert around.field.number(otherwise=8) == 8
