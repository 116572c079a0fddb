"""A field for a few lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.widgets.fields.text_area import MOST_LINES, TextArea
from tests.keyboard import press, type_text


@pytest.fixture
def areas(look, qtbot) -> tuple[TextArea, TextArea]:
    """Two of them, the first with the keyboard."""
    window = QWidget()
    column = QVBoxLayout(window)
    pair = TextArea(look), TextArea(look)
    for area in pair:
        column.addWidget(area)
    window.resize(240, 600)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitActive(window)
    pair[0].setFocus()
    yield pair


def test_tab_moves_on_and_tells_that_the_field_was_left(areas, qtbot):
    first, second = areas
    type_text(first, " two words ")
    assert first.is_written
    with qtbot.waitSignal(first.finished):
        press(first, "Tab")
    assert second.hasFocus()
    assert not first.is_written
    assert first.words() == "two words"


def test_another_window_does_not_end_the_writing(areas, qtbot):
    first, _ = areas
    with qtbot.assertNotEmitted(first.finished):
        first.focusOutEvent(
            QFocusEvent(QFocusEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
        )
    assert first.is_written


def test_enter_begins_a_line_and_ctrl_enter_ends_the_writing(areas, qtbot):
    first, _ = areas
    type_text(first, "one")
    press(first, "Return")
    with qtbot.waitSignal(first.done):
        press(first, "Ctrl+Return")
    assert first.toPlainText() == "one\n"


def test_it_grows_with_its_text_up_to_a_bound(areas, look):
    first, second = areas
    first.show_words("\n".join("word" for _ in range(6)))
    second.show_words("\n".join("word" for _ in range(MOST_LINES + 9)))
    bound = TextArea(look)
    bound.show_words("\n".join("word" for _ in range(MOST_LINES)))
    assert bound.height() > first.height() > TextArea(look).height()
    assert second.height() == bound.height()


def test_the_same_words_leave_the_cursor_where_it_is(areas):
    first, _ = areas
    type_text(first, "one two ")
    first.show_words("one two")
    assert first.toPlainText() == "one two "
    assert first.textCursor().position() == 8
