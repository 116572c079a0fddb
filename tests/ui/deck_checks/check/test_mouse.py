"""Ticking cards with the mouse: a click adds a copy, a right-click takes one away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgekit.ui.look import ThemeChoice
from tests.seen import words_of
from tests.ui.deck_checks.conftest import CheckingJudge

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Mouse:
    """A hand on the list of one of the decks."""

    def __init__(self, judge: CheckingJudge, deck: int = 0) -> None:
        self.list = judge.pane(deck).list

    def place(self, row: int, *, from_right: int | None = None) -> QPoint:
        rect = self.list.visualRect(self.list.rows.index(row))
        x = rect.left() + 60 if from_right is None else rect.right() - from_right
        return QPoint(x, rect.center().y())

    def click(self, row: int, button=LEFT, *, from_right: int | None = None) -> Mouse:
        at = self.place(row, from_right=from_right)
        QTest.mouseMove(self.list.viewport(), at)
        QTest.mouseClick(self.list.viewport(), button, pos=at)
        return self

    def minus(self, row: int) -> Mouse:
        rect = self.list.visualRect(self.list.rows.index(row))
        fewer, _ = self.list.itemDelegate().buttons(rect, 0, self.list.deck.rows[row])
        QTest.mouseClick(self.list.viewport(), LEFT, pos=fewer.center())
        return self


@pytest.fixture
def mouse(judge) -> Mouse:
    return Mouse(judge.start())


def test_a_click_adds_a_copy_and_a_right_click_takes_one_away(judge, mouse):
    mouse.click(0).click(0).click(1)
    assert judge.counted() == {"Winding Constrictor": 2, "Rishkar": 1}
    mouse.click(0, RIGHT).click(1, RIGHT).click(1, RIGHT)
    assert judge.counted() == {"Winding Constrictor": 1}


def test_the_squares_are_clicked_too(judge, mouse):
    mouse.click(0, from_right=80).click(0, RIGHT, from_right=80).click(0, from_right=80)
    assert judge.counted() == {"Winding Constrictor": 1}


def test_the_row_at_the_pointer_has_a_button_for_one_fewer(judge, mouse):
    mouse.click(0).click(0).minus(0)
    assert judge.counted() == {"Winding Constrictor": 1}


@pytest.fixture
def narrow(judge, mouse, look) -> Mouse:
    """The hand on a list in large letters, without room for squares."""
    look.dress(ThemeChoice.LIGHT, 160)
    judge.page.widget().resize(870, 520)
    QApplication.processEvents()
    return mouse


def test_in_a_narrow_row_only_the_button_at_its_end_takes_one_away(judge, narrow):
    row = narrow.list.visualRect(narrow.list.rows.index(0))
    fewer, more = narrow.list.itemDelegate().buttons(row, 0, narrow.list.deck.rows[0])
    assert more.isEmpty()
    assert fewer.left() > row.left() + 0.55 * row.width()
    for part in range(1, 6):
        narrow.click(0, from_right=row.width() - part * row.width() // 10)
    narrow.click(0, from_right=12)
    assert judge.counted() == {"Winding Constrictor": 6}
    narrow.minus(0)
    assert judge.counted() == {"Winding Constrictor": 5}


def test_a_row_that_came_below_a_resting_mouse_is_ticked_at_any_place(judge, mouse):
    mouse.click(0)
    mouse.minus(1)
    assert judge.counted() == {"Winding Constrictor": 1, "Rishkar": 1}
    mouse.minus(1)
    assert judge.counted() == {"Winding Constrictor": 1}


def test_two_quick_clicks_are_two_copies(judge, mouse):
    at = mouse.place(0)
    QTest.mouseClick(mouse.list.viewport(), LEFT, pos=at)
    QTest.mouseDClick(mouse.list.viewport(), LEFT, pos=at)
    assert judge.counted() == {"Winding Constrictor": 2}


def test_a_card_of_the_sideboard_is_clicked_without_leaving_the_main_deck(judge, mouse):
    mouse.click(5).click(4)
    deck = judge.controller.current.deck(0)
    assert "Duress, 1 of 3" in judge.rows()
    assert deck.line.off.part.value == "main"


def test_a_click_in_the_other_deck_goes_on_there(judge, mouse):
    mouse.click(0)
    Mouse(judge, 1).click(0)
    assert judge.counted(1) == {"Goblin Guide": 1}
    assert judge.controller.current.active == 1
    assert QApplication.focusWidget() is judge.pane(1).field


def test_what_was_clicked_is_undone_like_what_was_typed(judge, mouse, messages):
    offered: list = []
    messages.said.connect(offered.append)
    mouse.click(0).click(0).click(0, RIGHT)
    offered[-1].undo()
    assert judge.counted() == {"Winding Constrictor": 2}


def test_it_is_said_what_a_click_does(judge, mouse):
    pane = judge.pane()
    pane.list.hovered.emit(True)
    assert "click adds, right-click removes" in words_of(pane)
    pane.list.hovered.emit(False)
    assert "letters, then Enter; F8: one key a card" in words_of(pane)
    judge.page.widget().resize(1000, 640)
    QApplication.processEvents()
    assert "typing goes here" in words_of(pane)


def test_no_row_of_the_list_is_cut(judge, mouse):
    for height in range(600, 700, 13):
        judge.page.widget().resize(1180, height)
        QApplication.processEvents()
        for at in (0, 1):
            list_ = judge.pane(at).list
            row = list_.visualRect(list_.rows.index(0)).height()
            assert list_.viewport().height() % row == 0
            list_.verticalScrollBar().setValue(2)
            first = list_.indexAt(QPoint(5, 1))
            assert list_.visualRect(first).top() == 0


@pytest.mark.parametrize("width", [924, 1000, 1180])
def test_pointing_at_the_list_moves_nothing(judge, mouse, width):
    judge.page.widget().resize(width, 640)
    QApplication.processEvents()
    pane = judge.pane()
    before = pane.list.geometry()
    pane.list.hovered.emit(True)
    QApplication.processEvents()
    assert pane.list.geometry() == before
