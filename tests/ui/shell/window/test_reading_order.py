import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from judgekit.ui.shell.window.reading_order import step
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label


class Window(QWidget):
    """A window in which Tab follows the reading order."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward=forward)


@pytest.fixture
def window(qtbot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def tabbed(qtbot, window):
    """Where a key leads in the shown window, from this widget, so many times."""

    def steps(first: QWidget, count: int, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget | None]:
        with qtbot.waitActive(window):
            window.show()
        first.setFocus()
        found = []
        for _ in range(count):
            qtbot.keyClick(QApplication.focusWidget(), key)
            found.append(QApplication.focusWidget())
        return found

    return steps


def fields(count: int) -> list[QLineEdit]:
    return [QLineEdit() for _ in range(count)]


def test_tab_follows_the_rows_and_not_the_time_at_which_fields_were_made(window, tabbed):
    grid = QGridLayout(window)
    four = fields(4)
    for place, field in zip(((1, 1), (1, 0), (0, 1), (0, 0)), four, strict=True):
        grid.addWidget(field, *place)
    assert tabbed(four[3], 4) == [four[2], four[1], four[0], four[3]]


def test_shift_tab_leads_back(window, tabbed):
    column = QVBoxLayout(window)
    three = fields(3)
    for field in three:
        column.addWidget(field)
    assert tabbed(three[0], 3, Qt.Key.Key_Backtab) == three[::-1]


def test_a_column_is_read_to_its_end_before_the_next(window, tabbed):
    left_top, left_below, right_top, right_below = fields(4)
    row = QHBoxLayout(window)
    for column in ((left_top, left_below), (right_top, right_below)):
        inside = QVBoxLayout()
        row.addLayout(inside)
        for field in column:
            inside.addWidget(field)
    assert tabbed(left_top, 3) == [left_below, right_top, right_below]


def test_rows_beside_a_tall_field_follow_it(window, tabbed):
    tall, first, second, third = fields(4)
    grid = QGridLayout(window)
    tall.setSizePolicy(tall.sizePolicy().horizontalPolicy(), tall.sizePolicy().Policy.Expanding)
    grid.addWidget(second, 0, 2)
    grid.addWidget(first, 0, 1)
    grid.addWidget(third, 1, 1)
    grid.addWidget(tall, 0, 0, 2, 1)
    assert tabbed(tall, 3) == [first, second, third]


def test_tab_goes_on_from_where_the_mouse_put_the_focus(window, tabbed):
    column = QVBoxLayout(window)
    before, after = fields(2)
    clicked = QLabel("text")
    clicked.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    for widget in (before, clicked, after):
        column.addWidget(widget)
    assert tabbed(clicked, 1) == [after]
    assert tabbed(clicked, 1, Qt.Key.Key_Backtab) == [before]


def test_what_is_hidden_disabled_or_left_to_another_is_no_stop(window, tabbed):
    column = QVBoxLayout(window)
    first, hidden, disabled, last = fields(4)
    entered = QWidget()
    entered.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    entered.setFocusProxy(last)
    for widget in (first, hidden, disabled, entered, last):
        column.addWidget(widget)
    hidden.hide()
    disabled.setEnabled(False)
    assert tabbed(first, 2) == [last, first]


def test_what_was_opened_a_moment_ago_is_already_in_its_place(window, tabbed):
    column = QVBoxLayout(window)
    first, opened, last = fields(3)
    for field in (first, opened, last):
        column.addWidget(field)
    opened.hide()
    assert tabbed(first, 1) == [last]
    opened.show()
    assert tabbed(first, 2) == [opened, last]


def test_choices_made_anew_stay_where_they_were(look, window, tabbed):
    column = QVBoxLayout(window)
    first, last = fields(2)
    choice = SegmentedButtons(look, [("a", "A")], "Choice")
    for widget in (first, choice, last):
        column.addWidget(widget)
    choice.set_choices([("b", "B"), ("c", "C")])
    choice.choose("b")
    inside, after = tabbed(first, 2)
    assert choice.isAncestorOf(inside)
    assert after is last


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_links_of_a_text_are_come_to_and_left_again(look, window, tabbed, key):
    column = QVBoxLayout(window)
    before, after = fields(2)
    text = Label(look)
    text.setTextFormat(Qt.TextFormat.RichText)
    text.setText("<a href='1'>One</a> and <a href='2'>two</a>")
    text.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
    for widget in (before, text, after):
        column.addWidget(widget)
    met = tabbed(before, 8, key)
    assert met.count(text) >= 3
    assert before in met
    assert after in met


def test_the_focus_leaves_what_is_hidden_under_it(window, tabbed):
    column = QVBoxLayout(window)
    first, hidden, last = fields(3)
    for widget in (first, hidden, last):
        column.addWidget(widget)
    tabbed(hidden, 0)
    hidden.hide()
    assert QApplication.focusWidget() in (first, last)
