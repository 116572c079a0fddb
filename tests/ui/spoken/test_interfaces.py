"""Painted widgets in the accessible tree: their role, state, rows and actions."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.spoken.installing import install_spoken
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.rows.choice_list import Choice, ChoiceList
from judgekit.ui.widgets.switch import Switch
from tests.accessibility.tree import Role, Text, children, interface, rows_of
from tests.seen import button

REASONS = tuple(
    Choice(each, each, f"{at} min") for at, each in enumerate(("Ruling", "Deck", "Other"))
)


@pytest.fixture
def window(qtbot) -> QWidget:
    install_spoken()
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window)
    window.resize(400, 400)
    return window


@pytest.fixture
def reasons(look, window, qtbot) -> ChoiceList:
    choices = ChoiceList(look)
    choices.set_choices("Reason", REASONS)
    window.layout().addWidget(choices)
    window.show()
    qtbot.waitActive(window)
    return choices


def test_a_painted_list_has_a_row_for_each_choice(reasons: ChoiceList):
    assert interface(reasons).role() is Role.List
    assert rows_of(reasons) == ["Ruling, 0 min", "Deck, 1 min", "Other, 2 min"]


def test_the_chosen_row_is_told_and_follows_the_choice(reasons: ChoiceList):
    reasons.choose("Deck")
    assert chosen(reasons) == ["Deck, 1 min"]
    reasons.choose("Other")
    assert chosen(reasons) == ["Other, 2 min"]


def chosen(widget: QWidget) -> list[str]:
    rows = children(interface(widget))
    return [each.text(Text.Name) for each in rows if each.state().selected]


def test_a_row_stands_where_it_is_painted(reasons: ChoiceList):
    reasons.choose("Deck")
    node = interface(reasons)
    second = node.child(1)
    assert second.rect().width() == reasons.width()
    assert second.rect().height() == reasons.sizeHint().height() // len(REASONS)
    middle = second.rect().center()
    assert node.childAt(middle.x(), middle.y()).text(Text.Name) == "Deck, 1 min"
    assert node.indexOfChild(second) == 1
    assert second.parent().object() is reasons


def test_rows_that_are_gone_leave_the_tree(reasons: ChoiceList):
    third = interface(reasons).child(2)
    assert third.text(Text.Name) == "Other, 2 min"
    reasons.set_choices("Reason", REASONS[:1])
    assert third.state().invisible
    assert third.text(Text.Name) == ""
    assert rows_of(reasons) == ["Ruling, 0 min"]


@pytest.mark.usefixtures("only_own_garbage")
def test_a_widget_that_goes_takes_its_rows_along(look, window):
    window.show()
    for _ in range(50):
        choices = ChoiceList(look, window)
        choices.set_choices("Reason", REASONS)
        choices.show()
        assert len(rows_of(choices)) == 3
        choices.deleteLater()
        del choices
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert interface(window).childCount() == 0


def test_a_switch_tells_whether_it_is_on_and_is_pressed_by_its_action(look, window):
    switch = Switch(look, window)
    switch.set_words("Sound")
    assert (interface(switch).role(), interface(switch).state().checked) == (Role.CheckBox, False)
    interface(switch).actionInterface().doAction("Toggle")
    assert interface(switch).state().checked


def test_a_button_tells_its_key_its_menu_and_the_words_on_it(look, window):
    menu = Button(look, "All", key="F", name="What is shown", opens_menu=True, parent=window)
    node = interface(menu)
    assert node.role() is Role.ButtonMenu
    assert node.state().hasPopup
    assert node.text(Text.Name) == "What is shown: All"
    assert node.text(Text.Accelerator) == "F"


def test_a_button_is_pressed_by_its_action_unless_it_is_disabled(look, window, qtbot):
    done = Button(look, "Done", key="D", parent=window)
    actions = interface(done).actionInterface()
    with qtbot.waitSignal(done.clicked):
        actions.doAction("Press")
    assert actions.keyBindingsForAction("Press") == ["D"]
    done.set_possible("nothing to do")
    assert "Press" not in interface(done).actionInterface().actionNames()
    assert interface(done).state().disabled
    assert interface(done).text(Text.Description) == "nothing to do"


def test_choices_side_by_side_are_radio_buttons_of_a_group(look, window):
    choices = SegmentedButtons(look, [("en", "EN"), ("es", "ES")], "Language", window)
    choices.choose("es")
    assert interface(choices).role() is Role.Grouping
    one, other = interface(button(choices, "EN")), interface(button(choices, "ES"))
    assert (one.role(), one.state().checked) == (Role.RadioButton, False)
    assert (other.role(), other.state().checked) == (Role.RadioButton, True)


def test_nothing_is_announced_to_nobody(reasons: ChoiceList):
    assert not QAccessible.isActive()
    reasons.choose("Deck")
