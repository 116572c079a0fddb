from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.typing_focus import shown_key
from tests.keyboard import press
from tests.same_picture import same_picture


def test_words_and_key_take_room_beside_each_other(look, qtbot):
    plain, keyed = Button(look, "Answer card"), Button(look, "Answer card", key="A")
    qtbot.addWidget(plain)
    qtbot.addWidget(keyed)
    assert keyed.sizeHint().width() > plain.sizeHint().width()
    assert keyed.sizeHint().height() == 32


def test_an_icon_alone_has_a_name_for_the_ear_and_a_tool_tip_with_its_key(look, qtbot):
    button = Button(look, icon="bookmark", name="Bookmark", key="B", kind=ButtonKind.QUIET)
    qtbot.addWidget(button)
    assert button.accessibleName() == "Bookmark"
    assert button.toolTip() == "Bookmark (B)"


def test_what_is_impossible_says_why_and_does_nothing(look, qtbot):
    button = Button(look, "Answer card")
    qtbot.addWidget(button)
    width = button.sizeHint().width()
    button.set_possible("no counterpart in this edition")
    assert not button.isEnabled()
    assert button.accessibleDescription() == "no counterpart in this edition"
    assert button.sizeHint().width() > width
    with qtbot.assertNotEmitted(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    button.set_possible()
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.accessibleDescription() == ""


def test_the_space_bar_presses_it(look, qtbot):
    button = Button(look, "Open")
    qtbot.addWidget(button)
    button.show()
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        press(button, "Space")


def test_a_narrow_button_shortens_its_words(look, qtbot):
    button = Button(look, "A very long name for a button", key="A")
    qtbot.addWidget(button)
    assert button.minimumSizeHint().width() < button.sizeHint().width()
    button.resize(button.minimumSizeHint())
    assert not button.grab().isNull()


def test_the_mouse_leaves_the_focus_where_it_was(look, qtbot):
    button = Button(look, "Open")
    qtbot.addWidget(button)
    button.show()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.hasFocus()


def test_an_icon_alone_shows_its_key_and_words_come_before_it(look, qtbot):
    icon, bare = (Button(look, icon="note", name="Note", key=key) for key in ("N", "W"))
    long, other = (Button(look, "A very long name", key=key) for key in ("N", "W"))
    for each in (icon, bare, long, other):
        qtbot.addWidget(each)
        each.resize(long.minimumSizeHint() if each in (long, other) else icon.sizeHint())
    assert not same_picture(icon.grab().toImage(), bare.grab().toImage())
    assert same_picture(long.grab().toImage(), other.grab().toImage())


def test_an_icon_that_comes_later_gets_its_room(look, qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    button = Button(look, "Answer card")
    row = QHBoxLayout(holder)
    row.addWidget(button)
    row.addStretch(1)
    holder.resize(600, 60)
    with qtbot.waitExposed(holder):
        holder.show()
    button.set_icon("answer-card")
    qtbot.waitUntil(lambda: button.width() == button.sizeHint().width())


def test_a_bare_letter_is_not_shown_while_letters_are_typed(look, qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    row, field = QHBoxLayout(page), QLineEdit()
    for each in (field, Button(look, "More", key="M")):
        row.addWidget(each)
    with qtbot.waitExposed(page):
        page.show()
    field.setFocus()
    assert (shown_key("M"), shown_key("Ctrl+S")) == ("", "Ctrl+S")
    field.clearFocus()
    assert shown_key("M") == "M"
