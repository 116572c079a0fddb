import pytest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from judgekit.ui.widgets.scrolling.sides import Sides
from tests.sizes.findings import let_lay_out

NARROW = 500


@pytest.fixture
def halves():
    first, second = QWidget(), QWidget()
    for half in (first, second):
        QVBoxLayout(half).addWidget(QLineEdit())
    return first, second


@pytest.fixture
def sides(look, halves, qtbot):
    sides = Sides(look, halves, narrow=NARROW, widths=lambda width: (width // 3, 0))
    qtbot.addWidget(sides)
    sides.show()
    return sides


def resized(sides: Sides, width: int) -> Sides:
    sides.resize(width, 300)
    let_lay_out()
    return sides


def test_halves_stand_beside_each_other_where_both_have_room(sides, halves):
    first, second = halves
    resized(sides, 900)
    assert first.width() == 300
    assert second.x() > first.x()
    assert second.y() == first.y()


def test_on_a_narrow_page_the_second_stands_below_and_both_take_its_width(sides, halves):
    first, second = halves
    resized(sides, NARROW - 100)
    assert second.y() > first.y()
    assert first.width() == second.width()
    assert first.width() > 300
    resized(sides, 900)
    assert second.y() == first.y()


def test_a_narrow_page_scrolls_to_what_has_the_focus(sides, halves, qtbot):
    resized(sides, NARROW - 100)
    assert sides.verticalScrollBar().value() == 0
    field = halves[1].findChild(QLineEdit)
    field.setFocus()
    let_lay_out()
    top = field.mapTo(sides.viewport(), field.rect().topLeft()).y()
    assert 0 <= top <= sides.viewport().height() - field.height()
