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
