import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from tests.keyboard import press
from tests.seen import button


@pytest.fixture
def buttons(look, qtbot):
    buttons = SegmentedButtons(look, [("en", "EN"), ("es", "ES"), ("ru", "RU")], "Language")
    qtbot.addWidget(buttons)
    buttons.choose("en")
    buttons.show()
    return buttons


def segment(buttons: SegmentedButtons, words: str) -> QAbstractButton:
    return next(one for one in buttons.findChildren(QAbstractButton) if one.text() == words)


def test_a_click_chooses_and_tells(buttons, qtbot):
    with qtbot.waitSignal(buttons.chosen) as told:
        qtbot.mouseClick(segment(buttons, "RU"), Qt.MouseButton.LeftButton)
    assert told.args == ["ru"]
    assert buttons.value() == "ru"


def test_what_the_program_chooses_is_not_told(buttons, qtbot):
    with qtbot.assertNotEmitted(buttons.chosen):
        buttons.choose("es")
        buttons.choose("xx")
    assert buttons.value() == "es"


def test_the_arrow_keys_choose_the_neighbour(buttons, qtbot):
    buttons.take_focus()
    with qtbot.waitSignal(buttons.chosen) as told:
        press(buttons, "Right")
    assert told.args == ["es"]


@pytest.mark.parametrize(("key", "reached"), [("Right", "es"), ("Left", "en")])
def test_the_arrow_keys_choose_where_nothing_is_chosen(buttons, qtbot, key, reached):
    buttons.choose_none()
    buttons.take_focus()
    with qtbot.waitSignal(buttons.chosen) as told:
        press(buttons, key)
    assert told.args == [reached]
    assert buttons.value() == buttons.focused_value() == reached


def test_the_row_keeps_its_width_whatever_is_chosen(buttons):
    widths = set()
    for value in ("en", "es", "ru"):
        buttons.choose(value)
        widths.add(buttons.sizeHint().width())
    assert len(widths) == 1


def test_new_words_keep_the_choice_and_new_choices_replace_the_old(buttons):
    buttons.set_choices([("en", "English"), ("es", "Español"), ("ru", "Русский")])
    assert buttons.value() == "en"
    buttons.set_choices([("es", "ES"), ("ru", "RU")], {"es": "Spanish", "ru": "Russian"})
    assert buttons.value() == ""
    assert segment(buttons, "ES").accessibleName() == "Spanish"


def test_rows_break_where_the_words_need_more_than_the_room(look, qtbot):
    words = ("Ruling", "Deck check", "Late start", "Leave of absence", "Streamed match", "Other")
    reasons = SegmentedButtons(look, [(each, each) for each in words], "Reason")
    qtbot.addWidget(reasons)
    whole = reasons.width_in_one_row()
    widths = []
    for room in (whole, whole - 1, whole // 3, 1):
        reasons.break_to_fit(room)
        widths.append(reasons.sizeHint().width())
    assert widths[0] == whole
    assert widths[1] < whole
    assert widths[2] <= whole // 3 or widths[2] == widths[3]


def test_nothing_can_be_chosen_and_the_keyboard_comes_to_the_first(look, qtbot):
    buttons = SegmentedButtons(look, [("en", "EN"), ("es", "ES")], "Language")
    qtbot.addWidget(buttons)
    with qtbot.waitExposed(buttons):
        buttons.show()
    buttons.choose("es")

    buttons.choose_none()
    assert buttons.value() == ""
    qtbot.waitActive(buttons)
    buttons.take_focus()

    assert button(buttons, "EN").hasFocus()
    buttons.choose("es")
    assert buttons.value() == "es"


def test_words_come_before_the_key_which_the_tool_tip_then_tells(look, qtbot):
    buttons = SegmentedButtons(look, [("lists", "Decklists"), ("done", "Finished")], "View")
    qtbot.addWidget(buttons)
    buttons.set_choices([("lists", "Decklists"), ("done", "Finished")], keys={"lists": "F10"})
    one = segment(buttons, "Decklists")
    whole = one.sizeHint().width()
    one.resize(whole, one.sizeHint().height())
    one.grab()
    assert one.toolTip() == ""
    one.resize(whole - 30, one.height())
    one.grab()
    assert one.toolTip() == "Decklists (F10)"
