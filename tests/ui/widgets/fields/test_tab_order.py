import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from judgekit.ui.widgets.fields.tab_order import keep_tab_order
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons


@pytest.fixture
def tabbed(qtbot):
    """Where Tab leads from a widget of a shown window, so many times."""

    def steps(window: QWidget, first: QWidget, count: int) -> list[QWidget | None]:
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
        first.setFocus()
        found = []
        for _ in range(count):
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
            found.append(QApplication.focusWidget())
        return found

    return steps


def test_choices_made_anew_stay_where_they_were_for_the_keyboard(look, tabbed):
    form = QWidget()
    column = QVBoxLayout(form)
    first, last = QLineEdit(), QLineEdit()
    choice = SegmentedButtons(look, [("a", "A")], "Choice")
    for widget in (first, choice, last):
        column.addWidget(widget)
    choice.set_choices([("b", "B"), ("c", "C")])
    choice.choose("b")
    inside, after = tabbed(form, first, 2)
    assert choice.isAncestorOf(inside)
    assert after is last


def test_fields_made_late_come_in_their_order_and_where_they_stand(tabbed):
    form = QWidget()
    column = QVBoxLayout(form)
    first, rows, last = QLineEdit(), QWidget(), QLineEdit()
    for widget in (first, rows, last):
        column.addWidget(widget)
    inner = QVBoxLayout(rows)
    late = [QLineEdit(), QLineEdit()]
    for widget in late:
        inner.addWidget(widget)
    keep_tab_order(rows, late)
    assert rows.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert tabbed(form, first, 3) == [*late, last]
