"""The chosen table stays in sight, so that a key acts on it at once."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.commands import GrantExtension, StartRound
from judgekit.ui.look import ThemeChoice

LAST = 139


@pytest.fixture
def many(running, hall, qtbot):
    """Forty more tables with extensions: the board doesn't fit on the page."""
    hall.do(*(GrantExtension(number, number * 10) for number in range(100, LAST + 1)))
    running.page.focus()
    qtbot.wait(20)
    return running


def is_in_sight(driver) -> bool:
    """Whether the whole row of the chosen table can be seen, its keys included."""
    view = driver.body.board.view
    row = QRegion(view.visualRect(view.currentIndex().siblingAtColumn(0)))
    return row.subtracted(view.viewport().visibleRegion()).isEmpty()


def open_calls(hall) -> list[int]:
    return [call.table for call in hall.bridge.state.calls.open_calls()]


def test_a_table_chosen_from_another_page_is_in_sight_and_its_key_acts(running, hall, qtbot):
    running.body.hide()
    running.body.resize(900, 560)
    hall.do(*(GrantExtension(number, number * 10) for number in range(100, LAST + 1)))
    running.page.show_table("main", LAST)
    running.body.show()
    qtbot.wait(20)
    assert is_in_sight(running)
    running.keys("C")
    assert open_calls(hall) == [LAST]


def test_in_a_smaller_window_the_chosen_table_is_still_in_sight(many, qtbot):
    many.body.board.view.choose(LAST)
    many.body.resize(900, 560)
    qtbot.wait(20)
    assert many.chosen() == LAST
    assert is_in_sight(many)


def test_back_on_a_clock_the_nearest_table_is_chosen_in_sight(many, hall, qtbot):
    many.body.board.view.choose(LAST)
    hall.do(StartRound(clock="Sealed", minutes=90))
    for clock in ("Sealed", "main"):
        many.page.controller.show(clock)
        qtbot.wait(20)
    assert many.chosen() == LAST
    assert is_in_sight(many)


def test_the_page_stays_at_its_clock_when_only_the_rows_change(many, hall, look, qtbot):
    look.dress(ThemeChoice.LIGHT, 200)
    many.body.resize(928, 520)
    many.page.focus()
    qtbot.wait(20)
    before = many.body.cards.mapTo(many.body, many.body.cards.rect().topLeft())
    hall.do(GrantExtension(150, 60))
    qtbot.wait(20)
    assert many.body.cards.mapTo(many.body, many.body.cards.rect().topLeft()) == before
    look.dress(ThemeChoice.LIGHT, 100)


def test_in_large_letters_too_a_key_acts_once_the_table_is_shown(many, hall, look, said, qtbot):
    look.dress(ThemeChoice.LIGHT, 200)
    many.body.resize(928, 520)
    many.page.show_table("main", LAST)
    qtbot.wait(20)
    bar = many.body.board.view.verticalScrollBar()
    bar.setValue(0)
    many.keys("C")
    assert open_calls(hall) == []
    assert said[-1].text == f"Table {LAST} is chosen: press the key again"
    QApplication.processEvents()
    many.keys("C")
    assert open_calls(hall) == [LAST]
    look.dress(ThemeChoice.LIGHT, 100)
