from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.sheet import Sheet, row_of


def test_a_control_that_finds_no_room_beside_its_name_goes_below_it(look, qtbot):
    sheet = Sheet(look)
    qtbot.addWidget(sheet)
    sheet.add_heading("Languages")
    name = Label(look, "Language")
    buttons = [Button(look, "Like the system") for _ in range(4)]
    for button in buttons:
        button.setMinimumWidth(120)
    control = row_of(look, *buttons, spacing=8)
    sheet.add_row(name, control, Label(look, "A hint that can wrap", wraps=True))
    sheet.finish()
    with qtbot.waitExposed(sheet):
        sheet.show()

    sheet.resize(1000, 400)
    qtbot.waitUntil(lambda: control.x() > name.geometry().right())

    sheet.resize(620, 400)
    qtbot.waitUntil(lambda: control.y() > name.geometry().bottom())
    assert control.geometry().right() <= sheet.viewport().width()


def test_a_name_that_has_grown_long_sends_its_control_below(look, qtbot):
    sheet = Sheet(look)
    qtbot.addWidget(sheet)
    name, button = Label(look, "Colours"), Button(look, "Same as system")
    button.setMinimumWidth(300)
    control = row_of(look, button, spacing=0)
    sheet.add_row(name, control)
    sheet.finish()
    sheet.resize(640, 400)
    with qtbot.waitExposed(sheet):
        sheet.show()
    assert control.x() > name.geometry().right()

    name.setText("Which colours the window and all of its pages have")
    qtbot.waitUntil(lambda: control.y() > name.geometry().bottom())


def test_a_long_sheet_is_scrolled_by_home_end_and_the_wheel_over_its_text(look, qtbot):
    sheet = Sheet(look)
    qtbot.addWidget(sheet)
    texts = [sheet.add_text(f"Paragraph {number}") for number in range(40)]
    keys = [Label(look, f"Key {number}", wraps=True) for number in range(40)]
    for key in keys:
        sheet.add_row(key, Label(look, "What it does", wraps=True))
    sheet.finish()
    sheet.resize(640, 300)
    with qtbot.waitExposed(sheet):
        sheet.show()
    bar = sheet.verticalScrollBar()
    qtbot.keyClick(sheet, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    qtbot.keyClick(sheet, Qt.Key.Key_Home)
    assert bar.value() == 0
    roll(texts[1])
    assert bar.value() > 0
    sheet.ensureWidgetVisible(keys[1])
    before = bar.value()
    roll(keys[1])
    assert bar.value() > before


def roll(widget: QWidget) -> None:
    """Turn the wheel one notch down above a widget."""
    window = widget.window()
    place = QPointF(widget.mapTo(window, widget.rect().center()))
    QTest.wheelEvent(window.windowHandle(), place, QPoint(0, -120))
