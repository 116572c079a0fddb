"""The events on this computer: opened, begun and removed, by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QFileDialog

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import StartRound


@pytest.fixture
def two_tournaments(judge, page):
    """`Sunday` is open, `Saturday` is kept."""
    judge.begin("Saturday")
    judge.begin("Sunday")
    judge.press("F5")
    return page


def names(page) -> dict[str, bool]:
    """Which there are, and whether each is the open one."""
    return {row.name: row.is_open for row in page.tournaments.model.rows}


def chosen(page) -> str:
    return page.tournaments.list.row().name


def choose(judge, page, name: str) -> None:
    judge.press("Home")
    for _ in page.tournaments.model.rows:
        if chosen(page) == name:
            return
        judge.press("Down")


def test_all_are_listed_and_the_open_one_is_marked(two_tournaments):
    assert names(two_tournaments) == {"Saturday": False, "Sunday": True}
    assert chosen(two_tournaments) == "Sunday"
    assert two_tournaments.tournaments.list.hasFocus()


def test_another_is_opened_in_one_step(two_tournaments, judge, bridge):
    choose(judge, two_tournaments, "Saturday")
    judge.press("Return")
    assert bridge.state.setup.details.name == "Saturday"
    assert two_tournaments.form.isVisible()
    assert two_tournaments.form.basics.name.text() == "Saturday"
    assert two_tournaments.timeline.model.rowCount() == 1
    judge.press("F5")
    assert names(two_tournaments) == {"Saturday": True, "Sunday": False}


def test_removing_says_what_is_lost_and_waits_for_a_second_press(two_tournaments, judge, bridge):
    choose(judge, two_tournaments, "Saturday")
    judge.press("Del")
    question = two_tournaments.tournaments.question
    assert "Saturday" in question.accessibleName()
    assert "backups" in question.accessibleName()
    assert "can't be undone" in question.accessibleName()
    judge.press("Return")
    assert names(two_tournaments) == {"Saturday": False, "Sunday": True}
    assert not question.isVisible()
    judge.press("Del", "Shift+Tab", "Return")
    assert names(two_tournaments) == {"Sunday": True}
    assert [each.name for each in bridge.tournaments()] == ["Sunday"]


def test_the_open_one_can_be_removed_and_its_entries_are_counted(two_tournaments, judge, bridge):
    judge.press("Del")
    assert "1 entries" in two_tournaments.tournaments.question.accessibleName()
    judge.press("Shift+Tab", "Space")
    assert bridge.engine is None
    assert names(two_tournaments) == {"Saturday": False}
    judge.press("F4")
    assert two_tournaments.form.isVisible()
    assert not two_tournaments.form.changes_tournament


def test_what_still_goes_on_is_said_before_it_is_removed(two_tournaments, judge, bridge):
    bridge.submit(StartRound(round=1))
    bridge.submit(OpenCall(14))
    judge.press("F4", "F5", "Del")
    asked = two_tournaments.tournaments.question.accessibleName()
    assert asked.startswith("It is still going on: Round 1 running, 50:00; 1 call open. ")
    judge.press("Esc")
    assert bridge.engine is not None


def test_moving_to_another_row_answers_no(two_tournaments, judge, bridge):
    judge.press("Del", "Esc")
    assert two_tournaments.tournaments.list.hasFocus()
    judge.press("Del")
    two_tournaments.tournaments.list.setFocus()
    judge.press("Down", "Up")
    assert not two_tournaments.tournaments.question.isVisible()
    assert len(bridge.tournaments()) == 2


def test_without_any_there_is_a_way_to_begin_one(judge, page):
    judge.press("F5")
    shown = [each for each in page.tournaments.findChildren(QAbstractButton) if each.isVisible()]
    assert {each.text() for each in shown} == {
        *("Create event", "Add from file…", "Join event…", "Start a rehearsal")
    }
    assert next(each for each in shown if each.text() == "Create event").hasFocus()
    judge.press("Space")
    assert page.form.basics.name.hasFocus()


def test_the_open_one_is_called_what_it_is_called_now(two_tournaments, judge):
    judge.press("F2", "End")
    judge.type(" II")
    judge.press("Ctrl+Return", "F5")
    assert names(two_tournaments)["Sunday II"]


@pytest.fixture
def chosen_file(monkeypatch, tmp_path):
    """The file that somebody chooses in the system's dialogs."""
    file = tmp_path / "carried" / "event.judgekit"
    file.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    return file


def test_a_copy_is_saved_and_added_again_after_the_event_was_removed(
    two_tournaments, judge, chosen_file
):
    choose(judge, two_tournaments, "Saturday")
    judge.press("Ctrl+Shift+S")
    assert chosen_file.exists()
    judge.press("Del", "Shift+Tab", "Return")
    assert names(two_tournaments) == {"Sunday": True}
    judge.press("Ctrl+Shift+O")
    assert names(two_tournaments) == {"Saturday": False, "Sunday": True}


def test_a_copy_with_nothing_new_changes_nothing_and_says_so(
    two_tournaments, judge, chosen_file, bridge, messages
):
    said = []
    messages.said.connect(lambda one: said.append(one.text))
    judge.press("Ctrl+Shift+S", "Ctrl+Shift+O")
    assert "nothing new" in said[-1]
    assert names(two_tournaments) == {"Saturday": False, "Sunday": True}


def test_events_older_than_chosen_are_offered_and_removed_together(
    two_tournaments, judge, bridge, preferences
):
    view = two_tournaments.tournaments
    assert not view.retention.remove.isVisible()
    view.show_retention(
        3, [(each.id, each.name) for each in bridge.tournaments() if each.name == "Saturday"]
    )
    view.retention.remove.click()
    assert "Saturday" in view.question.accessibleName()
    judge.press("Shift+Tab", "Return")
    assert names(two_tournaments) == {"Sunday": True}


def test_how_long_events_are_kept_is_remembered(two_tournaments, preferences):
    two_tournaments.tournaments.retention.choice.chosen.emit("6")
    assert preferences.now.keep_events_months == 6
