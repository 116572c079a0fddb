"""A field completes what is typed from the choices that it was offered last."""

from __future__ import annotations

from PySide6.QtTest import QTest

from judgekit.ui.widgets.fields.text_field import TextField


def test_other_choices_take_the_place_of_the_first_in_the_same_completer(look, qtbot):
    field = TextField(look)
    qtbot.addWidget(field)
    with qtbot.waitExposed(field):
        field.show()
    field.setFocus()
    field.offer(["Thea Weber"])
    first = field.completer()
    QTest.keyClicks(field, "th")
    assert field.text() == "thea Weber"
    for names in (["Ola Berg"], [], ["Ada Novák", "Ola Okafor"]):
        field.offer(names)
    assert field.completer() is first
    field.clear()
    QTest.keyClicks(field, "ola")
    assert field.text() == "ola Okafor"
    assert field.selectedText() == " Okafor"
