"""Where nothing is open yet: every page leads to a new event, to the list and to a rehearsal, and
the event that was created leads on to its pairings and its first round."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.shell.parts.no_event import NoEvent
from judgekit.ui.tournament.kept.put_aside import PutAside
from judgekit.ui.tournament.next_step import NextStep
from judgekit.ui.tournament.page import TournamentPage
from judgekit.ui.tournament.page_body import View
from judgekit.ui.widgets.fields.text_field import TextField
from tests.journeys.stage import Stage
from tests.keyboard import type_at_focus
from tests.seen import button, entries_of, part, words_of

PAIRED = "Round 1\nTable\tPlayer\tOpponent\n1\tRossi, Anna\tPetrova, Lena\n"
NEEDING = ("clock", "calls", "decks")


@pytest.fixture
def stage(tmp_path, rules_provider, qtbot):
    stage = Stage(tmp_path, rules_provider)
    stage.begin("rules", judge_name="M. Silva")
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def event_page(stage: Stage) -> TournamentPage:
    made = stage.window.navigation.page("event")
    assert isinstance(made, TournamentPage)
    return made


def is_new_form(stage: Stage) -> bool:
    """Whether the form for a new event is shown, with its first field focused."""
    page, focused = event_page(stage), QApplication.focusWidget()
    is_first = isinstance(focused, TextField) and focused is page.form.basics.name
    return page.form.isVisible() and not page.form.changes_tournament and is_first


def leave_the_event_page_at_its_list(stage: Stage) -> None:
    stage.press("Ctrl+6")
    stage.press("F5")
    stage.settle(20)


def no_event(stage: Stage, place: str) -> NoEvent:
    stage.open(place)
    stage.settle(30)
    return part(stage.window.navigation.page(place).widget(), NoEvent)


@pytest.mark.parametrize("place", NEEDING)
def test_ctrl_n_creates_an_event_from_every_page_that_needs_one(stage, place):
    leave_the_event_page_at_its_list(stage)
    shown = no_event(stage, place)
    assert shown.button.isVisible()
    assert (shown.button.text(), shown.button.key) == ("Create event", "Ctrl+N")
    stage.press("Ctrl+N")
    stage.settle(20)
    assert is_new_form(stage)


@pytest.mark.parametrize("place", NEEDING)
def test_the_button_of_such_a_page_opens_the_form_and_not_the_list(stage, place):
    leave_the_event_page_at_its_list(stage)
    no_event(stage, place).button.click()
    stage.settle(20)
    assert is_new_form(stage)


def test_the_list_and_a_rehearsal_are_reached_from_there_too(stage):
    no_event(stage, "clock").events.click()
    stage.settle(20)
    assert event_page(stage).tournaments.isVisible()
    no_event(stage, "calls").rehearsal.click()
    stage.settle(30)
    assert stage.program.bridge.sessions.is_rehearsing


def test_ctrl_n_while_an_event_is_open_stays_the_pages_own(stage):
    stage.program.bridge.create(CreateTournament("Open", date="2026-11-21"))
    stage.open("clock")
    stage.settle(20)
    stage.press("Ctrl+N")
    assert stage.window.navigation.here == "clock"
    assert stage.program.bridge.state.setup.details.name == "Open"


@pytest.mark.parametrize("typed", ["create event", "new event", "c 14", "pause the clock"])
def test_the_command_bar_leads_to_the_form(stage, qtbot, typed):
    """An order without an event offers to create one."""
    leave_the_event_page_at_its_list(stage)
    stage.open("clock")
    find = stage.window.command_bar.find
    find.prepare()
    qtbot.waitUntil(find.can_answer, timeout=60_000)
    stage.type(typed)
    stage.press("Return")
    stage.settle(30)
    assert is_new_form(stage)


def test_a_created_event_leads_to_its_pairings_and_these_to_the_clock(stage):
    stage.press("Ctrl+6")
    type_at_focus("Spring Modern Open")
    page = event_page(stage)
    following = part(page.body, NextStep)
    assert not following.isVisible()
    stage.press("Ctrl+Return")
    stage.settle(20)
    assert following.isVisible()
    button(following, "Paste pairings").click()
    assert page.pairings.isVisible()
    assert not following.isVisible()
    QGuiApplication.clipboard().setText(PAIRED)
    stage.press("Ctrl+V")
    stage.press("Ctrl+Return")
    stage.settle(20)
    assert following.isVisible()
    button(following, "Open the clock").click()
    assert stage.window.navigation.here == "clock"
    stage.press("Space")
    stage.settle(20)
    assert stage.program.bridge.state.clocks.by_name
    for key in ("Ctrl+6", "F2"):
        stage.press(key)
        assert not following.isVisible()


def test_the_next_step_speaks_the_language_and_not_over_a_new_form(stage):
    stage.program.bridge.create(CreateTournament("Open", date="2026-11-21"))
    stage.open("event")
    following = part(event_page(stage).body, NextStep)
    assert following.isVisible()
    stage.program.preferences.change(interface_language="ru")
    stage.settle(20)
    assert button(following, "Вставить паринги").isVisible()
    stage.press("Ctrl+N")
    assert not following.isVisible()
    stage.press("Esc")
    assert following.isVisible()


def menu_rows(stage: Stage) -> list[str]:
    stage.window.top_bar.menu.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    rows = [each.split("\t")[0] for each in entries_of(menu)]
    menu.close()
    return rows


def test_the_menu_begins_a_rehearsal_and_its_tour_and_ends_it(stage):
    assert {"Start a rehearsal", "Guided tour"} < set(menu_rows(stage))
    assert "End the rehearsal" not in menu_rows(stage)
    stage.press("Ctrl+Alt+R")
    stage.settle(30)
    assert stage.program.bridge.sessions.is_rehearsing
    rows = menu_rows(stage)
    assert "End the rehearsal" in rows
    assert "Start a rehearsal" not in rows
    stage.press("Ctrl+Alt+E")
    stage.settle(20)
    stage.press("Return")
    stage.settle(20)
    assert not stage.program.bridge.sessions.is_rehearsing


def rehearse_from_the_list(stage: Stage) -> TournamentPage:
    stage.open("event")
    stage.press("F5")
    page = event_page(stage)
    page.tournaments.rehearse.click()
    stage.settle(30)
    assert stage.program.bridge.sessions.is_rehearsing
    stage.open("event")
    page.show_view(View.TOURNAMENTS)
    stage.settle(20)
    return page


def test_while_rehearsing_the_list_says_where_the_own_events_are(stage):
    page = rehearse_from_the_list(stage)
    aside = part(page.tournaments, PutAside)
    assert aside.isVisible()
    assert "Your own events stay unchanged" in aside.accessibleName()
    assert "No events of your own yet" in words_of(page.tournaments)
    assert not page.tournaments.rehearse.isVisible()
    button(aside, "End rehearsal").click()
    stage.settle(20)
    stage.press("Return")
    stage.settle(20)
    assert not stage.program.bridge.sessions.is_rehearsing
    page.show_view(View.TOURNAMENTS)
    assert not aside.isVisible()


def test_the_event_that_was_open_is_listed_as_put_aside_and_opened_again(stage):
    bridge = stage.program.bridge
    bridge.create(CreateTournament("Real Open", date="2026-11-21"))
    real = bridge.current
    page = rehearse_from_the_list(stage)
    (row,) = page.tournaments.model.rows
    assert (row.name, row.is_open, row.is_aside) == ("Real Open", False, True)
    assert "Open again after the rehearsal" in row.spoken()
    stage.press("Return")
    stage.settle(30)
    assert not bridge.sessions.is_rehearsing
    assert bridge.current == real
    page.show_view(View.TOURNAMENTS)
    assert page.tournaments.model.rows[0].is_open


def test_the_event_that_was_open_is_not_offered_as_an_old_one(stage):
    bridge = stage.program.bridge
    bridge.create(CreateTournament("Real Open", date="2026-11-21"))
    stage.program.preferences.change(keep_events_months=3)
    stage.clock.pass_time(60 * 60 * 24 * 365)
    page = rehearse_from_the_list(stage)
    assert not page.tournaments.retention.remove.isVisible()


def test_an_event_that_is_removed_while_rehearsing_does_not_come_back(stage):
    bridge = stage.program.bridge
    bridge.create(CreateTournament("Real Open", date="2026-11-21"))
    real = bridge.current
    page = rehearse_from_the_list(stage)
    stage.press("Del")
    page.tournaments.question.accepted.emit("")
    stage.settle(20)
    assert bridge.sessions.is_rehearsing
    assert not page.tournaments.model.rows
    bridge.stop_rehearsing()
    assert bridge.engine is None
    assert stage.program.preferences.now.current_event != real
