"""Quick clicks do what the first of them was aimed at, or nothing."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.shell.phrases.number_stepper import NumberStepper
from judgekit.ui.widgets.button import Button
from judgekit.views.phrases.filling import Numbers
from judgekit.views.words.phrases import Fill
from tests.keyboard import belonging_together, press

LEFT = Qt.MouseButton.LeftButton


class Place(QWidget):
    """Where buttons stand one after another; each says on `pressed` that it was clicked."""

    def __init__(self, look) -> None:
        super().__init__()
        self._look = look
        self.pressed: list[str] = []
        self._row = QVBoxLayout(self)
        self.shown = self.show_button("Close call")
        self.setFixedSize(300, 60)

    def show_button(self, words: str) -> Button:
        button = Button(self._look, words)
        button.clicked.connect(lambda: self.pressed.append(button.text()))
        self._row.addWidget(button)
        button.show()
        return button

    def give_way_to(self, words: str) -> None:
        self.shown.hide()
        self.shown = self.show_button(words)
        self._row.activate()

    def quick_clicks(self, count: int) -> list[str]:
        """Click so often at one place; return what that did."""
        click_quickly(self, QPoint(self.width() // 2, self.height() // 2), count)
        return self.pressed


def click_quickly(within: QWidget, at: QPoint, count: int) -> None:
    """Click so often at one place as quickly as a hand does."""
    window = within.windowHandle()
    with belonging_together():
        # Coming from elsewhere: no second click of another test.
        QTest.mouseMove(window, QPoint(1, 1))
        QTest.mouseMove(window, at)
        for _ in range(count // 2):
            QTest.mouseDClick(window, LEFT, pos=at)
        for _ in range(count % 2):
            QTest.mouseClick(window, LEFT, pos=at)


@pytest.fixture
def place(look, qtbot) -> Place:
    place = Place(look)
    qtbot.addWidget(place)
    place.show()
    qtbot.waitExposed(place)
    return place


@pytest.mark.parametrize("count", [2, 3, 4])
def test_quick_clicks_do_not_press_what_came_in_the_place(place, count):
    place.shown.clicked.connect(lambda: place.give_way_to("Appeal"))
    assert place.quick_clicks(count) == ["Close call"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_quick_clicks_do_not_press_another_meaning(place, count):
    place.shown.clicked.connect(lambda: place.shown.set_words("Pause"))
    place.quick_clicks(count)
    assert place.pressed == ["Close call"]


def test_a_name_for_the_ear_is_a_meaning_too(place):
    place.shown.clicked.connect(lambda: place.shown.set_words("Close call", name="Table 7"))
    assert place.quick_clicks(2) == ["Close call"]


def test_a_later_click_presses_what_stands_there(place):
    place.shown.clicked.connect(lambda: place.give_way_to("Appeal"))
    place.quick_clicks(2)
    QTest.mouseClick(place.shown, LEFT)
    assert place.pressed == ["Close call", "Appeal"]


def test_keys_press_another_meaning_at_once(place):
    place.shown.clicked.connect(lambda: place.shown.set_words("Pause"))
    place.quick_clicks(2)
    place.shown.setFocus()
    press(place.shown, "Space", "Space")
    assert place.pressed == ["Close call", "Pause", "Pause"]


@pytest.mark.parametrize("count", range(2, 8))
def test_quick_clicks_on_one_meaning_all_count(place, count):
    assert place.quick_clicks(count) == ["Close call"] * count


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(count=st.integers(1, 40))
def test_a_stepper_counts_every_quick_click(look, qapp, count):
    stepper = NumberStepper(look)
    seen: list[Numbers] = []
    stepper.changed.connect(seen.append)
    stepper.changed.connect(lambda numbers: stepper.show_number(Fill.TABLE, numbers))
    stepper.show_number(Fill.TABLE, Numbers())
    stepper.show()
    qapp.processEvents()
    at = stepper.more.mapTo(stepper, stepper.more.rect().center())
    click_quickly(stepper, at, count)
    assert len(seen) == count
    assert seen[-1].of(Fill.TABLE) == Numbers().of(Fill.TABLE) + count
    stepper.close()
    stepper.deleteLater()
