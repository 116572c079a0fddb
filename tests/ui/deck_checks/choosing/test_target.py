"""A table is chosen for a reason, by its number or from those who haven't been checked."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.deck_checks.selection import TargetReason
from tests.journeys.mouse import Mouse
from tests.ui.deck_checks.choosing.choosing_judge import ChoosingJudge, pairings


@pytest.fixture
def judge(dependencies, bridge, qtbot) -> ChoosingJudge:
    return ChoosingJudge(dependencies, bridge, qtbot).open().pair(pairings(12))


def test_number_reason_enter(judge):
    judge.press("T").type("7").press("Tab", "Down", "Down", "Return")
    wanted = judge.wanted[0]
    assert (wanted.table, wanted.kind) == (7, "targeted")
    assert wanted.reason == TargetReason.REPORTED
    assert (wanted.players, wanted.seed) == (("Anna A7", "Boris B7"), "")


def test_enter_asks_for_what_is_missing_and_goes_there(judge):
    judge.press("T", "Return")
    assert "Which table?" in judge.said()
    judge.type("7").press("Return")
    assert "Why this one?" in judge.said()
    assert not judge.wanted
    judge.press("Down", "Return")
    assert [each.table for each in judge.wanted] == [7]


def test_another_reason_may_be_said_in_own_words(judge):
    judge.press("T").type("7").press("Tab", *["Down"] * len(TargetReason), "Tab")
    judge.type("Колода липкая").press("Return")
    assert judge.wanted[0].reason == "Колода липкая"


def test_another_reason_without_words_is_one_too(judge):
    judge.press("T").type("7").press("Tab", *["Down"] * len(TargetReason), "Return")
    assert judge.wanted[0].reason == TargetReason.OTHER


def test_who_sits_there_is_said(judge):
    judge.press("T").type("7")
    assert judge.body.target.who.text() == "Anna A7  ·  Boris B7"
    judge.type("7")
    assert judge.body.target.who.text() == "not in the pairings"


def test_decks_that_are_taken_cant_be_taken(judge):
    judge.do(StartDeckCheck(7))
    judge.press("T").type("7").press("Tab", "Down", "Return")
    assert not judge.wanted
    assert "A deck check is already in progress at table 7." in judge.said()
    assert judge.body.target.take.accessibleDescription() == "decks already taken"


def test_the_next_table_begins_anew(judge):
    judge.press("T").type("7").press("Tab", "Down", "Return").take_wanted()
    judge.press("T", "Return")
    assert len(judge.wanted) == 1
    assert "Which table?" in judge.said()


def test_from_those_unchecked_by_filter_and_enter(judge):
    judge.press("Ctrl+F").type("b11").press("Return")
    assert judge.body.target.table.text() == "11"
    judge.press("Down", "Return")
    assert [(each.table, each.kind) for each in judge.wanted] == [(11, "targeted")]


@pytest.mark.parametrize("click", [Mouse.click, Mouse.right_click])
def test_a_table_that_is_clicked_on_the_right_is_taken_over(judge, click):
    judge.press("T")
    listed = judge.body.unchecked.list
    click(Mouse(), listed.viewport(), listed.visualRect(listed.rows.index(4)))
    assert judge.body.target.table.text() == "5"
    assert judge.body.target.who.text() == "Anna A5  ·  Boris B5"
    judge.body.target.reasons.choose(TargetReason.REPORTED)
    click(Mouse(), listed.viewport(), listed.visualRect(listed.rows.index(2)))
    judge.body.target.take.click()
    assert [(each.table, each.reason) for each in judge.wanted] == [(3, TargetReason.REPORTED)]


def test_a_click_beside_a_draw_only_chooses_a_row(judge):
    listed = judge.body.unchecked.list
    Mouse().click(listed.viewport(), listed.visualRect(listed.rows.index(4)))
    assert judge.body.left.value() == "draw"
    assert judge.body.target.table.text() == ""


@pytest.mark.parametrize("size", [(1184, 652), (928, 552)])
def test_what_is_missing_is_asked_without_moving_the_button(judge, qtbot, size):
    judge.view.resize(*size)
    judge.press("T").type("7")
    qtbot.wait(1)
    take = judge.body.target.take
    place = take.mapTo(judge.view, take.rect().topLeft())
    Mouse().click(take)
    assert "Why this one?" in judge.said()
    qtbot.wait(1)
    assert take.mapTo(judge.view, take.rect().topLeft()) == place
    judge.body.target.reasons.setFocus()
    judge.press("Down")
    assert "Why this one?" not in judge.said()
    qtbot.wait(1)
    assert take.mapTo(judge.view, take.rect().topLeft()) == place
    Mouse().click(take)
    assert [each.table for each in judge.wanted] == [7]


@pytest.mark.parametrize("size", [(928, 552), (928, 420), (560, 400), (560, 250)])
def test_the_button_that_begins_is_in_sight_however_little_is_seen_of_the_form(judge, qtbot, size):
    judge.view.resize(*size)
    judge.press("T").type("7")
    qtbot.wait(1)
    take = judge.body.target.take
    assert take.visibleRegion().boundingRect() == take.rect()
    judge.press("Tab", "Down")
    Mouse().click(take)
    assert [each.table for each in judge.wanted] == [7]


def test_a_reason_that_is_chosen_comes_into_sight(judge, qtbot):
    judge.view.resize(560, 200)
    judge.press("T").type("7").press("Tab")
    qtbot.wait(1)
    reasons = judge.body.target.reasons
    for _ in TargetReason:
        judge.press("Down")
        qtbot.wait(1)
        seen = reasons.visibleRegion().boundingRect()
        assert seen.contains(reasons.chosen_place())


def test_a_draw_has_no_button_of_a_targeted_check(judge):
    judge.press("T", "R")
    assert not judge.body.target.take.isVisible()


def test_letters_are_orders_at_the_number_and_words_in_fields(judge):
    judge.press("T").type("7").press("U")
    assert judge.body.unchecked.list.hasFocus()
    judge.press("Ctrl+F").type("rut")
    assert judge.body.unchecked.field.text() == "rut"
