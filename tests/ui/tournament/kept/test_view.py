"""The events on this computer: opened, begun and removed, by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton


@pytest.fixture
def two_events(judge, page):
    """`Sunday` is open, `Saturday` is kept."""
    judge.begin("Saturday")
    judge.begin("Sunday")
    judge.press("F5")
    return page


def names(page) -> dict[str, bool]:
    """Which there are, and whether each is the open one."""
    return {row.name: row.is_open for row in page.events.model.rows}


def chosen(page) -> str:
    return page.events.list.row().name


def choose(judge, page, name: str) -> None:
    judge.press("Home")
    for _ in page.events.model.rows:
        if chosen(page) == name:
            return
        judge.press("Down")


def test_all_are_listed_and_the_open_one_is_marked(two_events):
    assert names(two_events) == {"Saturday": False, "Sunday": True}
    assert chosen(two_events) == "Sunday"
    assert two_events.events.list.hasFocus()


def test_another_is_opened_in_one_step(two_events, judge, bridge):
    choose(judge, two_events, "Saturday")
    judge.press("Return")
    assert bridge.state.setup.details.name == "Saturday"
    assert two_events.form.isVisible()
    assert two_events.form.basics.name.text() == "Saturday"
    assert two_events.timeline.model.rowCount() == 1
    judge.press("F5")
    assert names(two_events) == {"Saturday": True, "Sunday": False}


def test_removing_says_what_is_lost_and_waits_for_a_second_press(two_events, judge, bridge):
    choose(judge, two_events, "Saturday")
    judge.press("Del")
    question = two_events.events.question
    assert "Saturday" in question.accessibleName()
    assert "backups" in question.accessibleName()
    assert "can't be undone" in question.accessibleName()
    judge.press("Return")
    assert names(two_events) == {"Saturday": False, "Sunday": True}
    assert not question.isVisible()
    judge.press("Del", "Shift+Tab", "Return")
    assert names(two_events) == {"Sunday": True}
    assert [event.name for event in bridge.tournaments()] == ["Sunday"]


def test_the_open_one_can_be_removed_too_and_its_entries_are_counted(two_events, judge, bridge):
    judge.press("Del")
    assert "1 entries" in two_events.events.question.accessibleName()
    judge.press("Shift+Tab", "Space")
    assert bridge.engine is None
    assert names(two_events) == {"Saturday": False}
    judge.press("F4")
    assert two_events.form.isVisible()
    assert not two_events.form.changes_event


def test_moving_to_another_row_answers_no(two_events, judge, bridge):
    judge.press("Del", "Esc")
    assert two_events.events.list.hasFocus()
    judge.press("Del")
    two_events.events.list.setFocus()
    judge.press("Down", "Up")
    assert not two_events.events.question.isVisible()
    assert len(bridge.tournaments()) == 2


def test_without_any_there_is_a_way_to_begin_one(judge, page):
    judge.press("F5")
    (new,) = [each for each in page.events.findChildren(QAbstractButton) if each.isVisible()]
    assert new.text() == "New event"
    assert new.hasFocus()
    judge.press("Space")
    assert page.form.basics.name.hasFocus()


def test_the_open_one_is_called_what_it_is_called_now(two_events, judge):
    judge.press("F2", "End")
    judge.type(" II")
    judge.press("Ctrl+Return", "F5")
    assert names(two_events)["Sunday II"]
