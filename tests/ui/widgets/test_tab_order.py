from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from judgekit.ui.widgets.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.tab_order import keep_tab_order


def test_choices_made_anew_stay_where_they_were_for_the_keyboard(look, qtbot):
    form = QWidget()
    qtbot.addWidget(form)
    column = QVBoxLayout(form)
    first, last = QLineEdit(), QLineEdit()
    choice = SegmentedButtons(look, [("a", "A")], "Choice")
    for widget in (first, choice, last):
        column.addWidget(widget)
    form.show()
    choice.set_choices([("b", "B"), ("c", "C")])
    choice.choose("b")
    first.setFocus()
    met = []
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
    assert met[0].value == "b"
    assert met[1:] == [last, first]


def test_what_belongs_to_no_window_yet_is_in_order_too(qapp):
    parent = QWidget()
    widgets = [QLineEdit(parent), QLineEdit(parent)]
    keep_tab_order(parent, widgets)
    assert widgets[0].nextInFocusChain() is widgets[1]
