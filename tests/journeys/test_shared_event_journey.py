"""The window takes part: what a judge sees of colleagues, of a cut, and of what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, FinishTable, GrantExtension, StartRound
from judgekit.domain.shared.history import TakeBack
from judgekit.domain.team.commands import ChangeRoles
from judgekit.engine.ports.rules import RulesProvider
from judgekit.engine.team.told import TeamState
from judgekit.ui.clock.board.view import BoardView
from judgekit.ui.shell.bars.team.word_button import TeamWordButton
from judgekit.ui.shell.undo.question import UndoQuestion
from judgekit.ui.tournament.timeline.model import said_words
from judgekit.ui.tournament.timeline.view import TimelineView
from tests.journeys.stage import Stage
from tests.journeys.team_pictures import (
    came_back,
    cut_off,
    shared,
)
from tests.seen import part, shows, words_of


@pytest.fixture
def stage(tmp_path: Path, rules_provider: RulesProvider, in_utc, qtbot) -> Iterator[Stage]:
    """A window on the Clock page, without an event."""
    stage = Stage(tmp_path, rules_provider)
    stage.begin("clock")
    qtbot.waitActive(stage.window)
    stage.settle(30)
    yield stage
    stage.leave()


def word(stage: Stage) -> str:
    """The word of the team in the top bar; empty where it isn't shown."""
    shown = [each for each in stage.window.findChildren(TeamWordButton) if each.isVisible()]
    return shown[0].words() if shown else ""


def notices(stage: Stage) -> list[str]:
    return [each.text for each in stage.program.messages.banners().values()]


def act(stage: Stage, key: str) -> None:
    """Press the button of a notice that does what it is about."""
    banner = stage.program.messages.banners()[key]
    assert banner.retry is not None
    banner.retry()
    stage.settle(30)


def second(stage: Stage) -> None:
    stage.program.bridge.second.emit(stage.program.bridge.now())


def test_the_top_bar_says_how_this_laptop_stands(stage):
    assert word(stage) == ""
    shared(stage)
    assert word(stage) == "with 3 laptops"
    stage.hall.cut()
    stage.pass_time(3, 12)
    assert word(stage) == "cut off for 3:12"
    stage.program.bridge.submit(OpenCall(5))
    assert word(stage) == "cut off for 3:12, 1 entry waiting"
    stage.hall.heal()
    assert word(stage) == "with 3 laptops"
    stage.program.preferences.change(interface_language="es")
    stage.settle(30)
    assert word(stage) == "con 3 portátiles"


def test_the_word_leads_to_the_laptops(stage):
    shared(stage)
    part(stage.window, TeamWordButton).click()
    stage.settle(30)
    assert stage.window.navigation.here == "event"
    assert stage.window.navigation.page("event").body.views.value() == "laptops"


def test_a_colleague_s_entry_is_seen_where_it_belongs(stage):
    shared(stage)
    stage.hall.colleagues["M. Silva"].enter(GrantExtension(40, 180))
    stage.hall.exchange()
    board = part(stage.window.navigation.page("clock").widget(), BoardView)
    stage.settle(30)
    assert board.model().row_of(40) >= 0
    assert stage.program.bridge.state.clocks.last_round("main").tables[40].grants[0].author == (
        "M. Silva"
    )


def test_a_table_that_a_colleague_finishes_leaves_no_other_one_chosen(stage):
    shared(stage)
    page = stage.window.navigation.page("clock")
    page.show_table("main", 12)
    stage.hall.colleagues["M. Silva"].enter(FinishTable(12))
    stage.hall.exchange()
    stage.press("F")
    rows = stage.program.bridge.state.clocks.last_round("main").tables
    assert rows[12].done
    assert [number for number, table in rows.items() if table.done] == [12]
    assert page.open_table() is None


def test_what_touches_the_table_that_is_looked_at_is_said_with_the_name(stage):
    shared(stage)
    said = []
    stage.program.messages.said.connect(lambda each: said.append(each.text))
    stage.window.navigation.page("clock").show_table("main", 12)
    weber = stage.hall.colleagues["T. Weber"]
    weber.enter(GrantExtension(33, 60))
    stage.hall.exchange()
    assert said == []
    weber.enter(GrantExtension(12, 60))
    stage.hall.exchange()
    assert said == ["T. Weber: table 12, 1:00 given"]


def test_an_own_call_is_near_wherever_the_judge_looks(stage):
    shared(stage)
    said = []
    stage.program.messages.said.connect(lambda each: said.append(each.text))
    stage.program.bridge.submit(OpenCall(5, judge="H. Lindqvist"))
    stage.hall.exchange()
    stage.open("event")
    stage.hall.colleagues["T. Weber"].enter(GrantExtension(5, 60))
    stage.hall.exchange()
    assert said == ["T. Weber: table 5, 1:00 given"]


def test_who_undid_an_own_entry_is_told(stage):
    shared(stage)
    stage.program.bridge.submit(GrantExtension(17, 300))
    step = stage.program.bridge.engine.timeline.steps[-1]
    stage.hall.exchange()
    stage.hall.colleagues["S. Kim"].enter(TakeBack(step.id))
    stage.hall.exchange()
    assert "S. Kim undid your entry: table 17, 5:00 given" in notices(stage)


def test_a_question_about_an_undo_stands_while_colleagues_enter(stage):
    shared(stage)
    stage.program.bridge.submit(GrantExtension(17, 300))
    stage.hall.exchange()
    stage.pass_time(1)
    stage.press("Ctrl+Z")
    assert shows(stage.window, UndoQuestion)
    stage.hall.colleagues["T. Weber"].enter(GrantExtension(33, 60))
    stage.hall.exchange()
    assert shows(stage.window, UndoQuestion)
    stage.press("Ctrl+Z")
    assert not shows(stage.window, UndoQuestion)
    tables = stage.program.bridge.state.clocks.last_round("main").tables
    assert len(tables[17].grants) == 0
    assert tables[33].grants[0].by == 60_000


def test_what_isn_t_confirmed_is_marked_until_it_is(stage):
    cut_off(stage)
    board = part(stage.window.navigation.page("clock").widget(), BoardView)
    assert dict(board.model().waiting) == {8: 1, 17: 1, 22: 2, 1: 1}
    stage.open("event")
    stage.press("F4")
    stage.settle(60)
    view = part(stage.window, TimelineView)
    marked = [row.is_waiting for row in view.model.shown_rows()]
    assert sum(marked) == 5
    assert said_words(view.model.shown_rows()[-1]).endswith("not confirmed yet")
    stage.hall.heal()
    stage.settle(30)
    assert not any(row.is_waiting for row in view.model.shown_rows())
    stage.open("clock")
    assert dict(board.model().waiting) == {}


def test_the_timeline_keeps_what_is_chosen_while_others_come_before_it(stage):
    cut_off(stage)
    stage.open("event")
    stage.press("F4")
    stage.settle(60)
    view = part(stage.window, TimelineView)
    stage.press("Down")
    chosen = view.chosen_step()
    stage.hall.colleagues["T. Weber"].enter(GrantExtension(33, 60))
    stage.hall.exchange()
    stage.hall.heal()
    stage.settle(30)
    assert view.chosen_step() == chosen
    steps = stage.program.bridge.engine.timeline.steps
    assert [row.step.id for row in view.model.shown_rows()] == [step.id for step in steps]


def test_coming_back_begins_with_the_summary(stage):
    came_back(stage)
    first = stage.program.messages.by_urgency()[0]
    words = stage.program.messages.banners()[first].text
    assert words.startswith("Connected again after 1:58:00: 4 entries taken")
    assert words.endswith("1 needs you")
    act(stage, first)
    assert stage.window.navigation.here == "event"
    assert not any(each.startswith("Connected again") for each in notices(stage))


def test_the_summary_is_said_in_the_language_that_is_chosen_meanwhile(stage):
    came_back(stage)
    act(stage, stage.program.messages.by_urgency()[0])
    pane = stage.window.navigation.page("event").team.view.set_aside
    assert "table 14, call closed" in " ".join(words_of(pane))
    stage.program.preferences.change(interface_language="es")
    stage.settle(30)
    said = " ".join(words_of(pane))
    assert "call closed" not in said
    assert "mesa 14" in said


def test_one_notice_tells_of_the_return_and_of_what_is_to_be_decided(stage):
    came_back(stage)
    (key,) = (each for each in stage.program.messages.by_urgency() if each.startswith("team-"))
    banner = stage.program.messages.banners()[key]
    assert banner.text.endswith("1 needs you")
    assert banner.action is not None
    assert banner.action() == "Decide…"
    (aside,) = stage.program.bridge.team().team.undecided()
    stage.program.bridge.team().drop(aside.id)
    assert "needs you" not in stage.program.messages.banners()[key].text
    assert banner.action() == "Show summary"


def test_what_was_set_aside_stands_on_all_pages_until_somebody_has_decided(stage):
    came_back(stage)
    stage.program.messages.banners()["team-back"].settle()
    assert "Set aside, not recorded: table 23, 5:00 given, by H. Lindqvist" in notices(stage)
    colleague = stage.hall.colleagues["T. Weber"].engine
    assert [each.author for each in colleague.team.undecided()] == ["H. Lindqvist"]
    (aside,) = stage.program.bridge.team().team.undecided()
    stage.program.bridge.team().drop(aside.id)
    assert not any(each.startswith("Set aside") for each in notices(stage))


def test_taking_over_is_offered_after_a_while_and_asked_before_it_is_done(stage):
    shared(stage)
    stage.hall.own.stood(TeamState.CUT_OFF, is_hub=False, hub_person="T. Weber")
    stage.pass_time(0, 20)
    assert not any("No connection" in each for each in notices(stage))
    stage.hall.own.stood(is_hub=False, hub_person="T. Weber")
    stage.pass_time(0, 20)
    assert any(each.startswith("No connection to the hub of T. Weber") for each in notices(stage))
    act(stage, "team-connection")
    assert stage.hall.own.done == []
    act(stage, "team-connection")
    assert [what for what, _ in stage.hall.own.done] == ["take over"]
    assert not any("hub" in each for each in notices(stage))


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (TeamState.REFUSED, "This laptop was removed from the event"),
        (TeamState.TOO_OLD, "Colleagues have a newer Judgekit"),
    ],
)
def test_a_state_that_the_judge_has_to_know_stands_until_it_is_over(stage, state, said):
    shared(stage)
    stage.hall.own.stood(state, is_hub=False)
    assert any(each.startswith(said) for each in notices(stage))
    stage.hall.own.stood(TeamState.TOGETHER, is_hub=False)
    assert not any(each.startswith(said) for each in notices(stage))


def test_a_hub_that_cannot_store_says_so_on_every_page_until_there_is_room(stage):
    shared(stage)
    stage.hall.fill_disk()
    stage.program.bridge.submit(OpenCall(5))
    stage.hall.own.stood()
    assert word(stage) == "hub can’t store, 1 entry waiting"
    (said,) = notices(stage)
    assert said.startswith("This laptop can’t store what is entered: its disk may be full.")
    assert not stage.program.messages.banners()["team-connection"].can_be_closed
    stage.hall.heal()
    assert (word(stage), notices(stage)) == ("with 3 laptops", [])


def test_a_client_of_a_hub_that_cannot_store_may_take_over(stage):
    shared(stage)
    stage.hall.own.stood(is_hub=False, hub_person="T. Weber")
    stage.hall.own.stood(TeamState.CUT_OFF, is_stored=False, is_hub=False, hub_person="T. Weber")
    assert notices(stage) == [
        "The hub of T. Weber can’t store: its disk may be full. What you enter waits here"
    ]
    act(stage, "team-connection")
    act(stage, "team-connection")
    assert ("take over", ("", 0)) in stage.hall.own.done


def test_what_waited_for_room_at_the_hub_was_no_cut(stage):
    shared(stage)
    stage.hall.fill_disk()
    for table in (5, 6):
        stage.program.bridge.submit(OpenCall(table))
    stage.pass_time(2)
    stage.hall.heal()
    (said,) = notices(stage)
    assert said == "The hub stores again after 2:00: 2 entries taken"
    act(stage, "team-back")
    assert "It could not store from" in " ".join(words_of(stage.window))


def test_a_clock_that_is_off_by_more_than_two_seconds_is_told(stage):
    shared(stage)
    stage.hall.own.stood(is_hub=False, offset_ms=2_000)
    assert not any("clock is" in each for each in notices(stage))
    stage.hall.own.stood(is_hub=False, offset_ms=-3_400)
    assert "This computer’s clock is 3.4 s fast; the times of its entries are corrected" in notices(
        stage
    )
    stage.hall.own.stood(is_hub=False, offset_ms=100)
    assert not any("clock is" in each for each in notices(stage))


def test_how_far_a_clock_is_off_is_written_as_the_language_writes_it(stage):
    shared(stage)
    stage.program.preferences.change(interface_language="ru")
    stage.hall.own.stood(is_hub=False, offset_ms=-3_400)
    assert any("спешат на 3,4" in each for each in notices(stage))


def test_who_asks_stands_in_the_line_until_he_is_answered(stage):
    shared(stage)
    stage.hall.ask("D. Moreau")
    stage.hall.ask("J. Okafor")
    (said,) = [each for each in notices(stage) if "asks to join" in each]
    assert said == "D. Moreau asks to join, from 192.168.8.34; 1 more asks"
    for asking in stage.program.bridge.team().asking:
        stage.program.bridge.team().refuse(asking.device)
    assert not any("asks to join" in each for each in notices(stage))


def test_two_hubs_are_a_question(stage):
    shared(stage)
    stage.hall.own.meet_other_hub("S. Kim")
    assert any("S. Kim has become the hub too" in each for each in notices(stage))
    act(stage, "team-other-hub")
    assert stage.hall.own.done == [("follow", "192.168.8.21:4433")]


def test_what_can_t_be_done_while_it_is_shared_is_refused_in_words(stage):
    shared(stage)
    said = []
    stage.program.messages.said.connect(lambda each: said.append(each.text))
    stage.open("event")
    page = stage.window.navigation.page("event")
    page.players.export_wanted.emit("A. Rossi")
    page.players.erase_asked.emit("A. Rossi")
    refused = "That can’t be done while the event is shared with other laptops."
    assert said == [refused, refused]


def test_a_role_is_asked_in_words(stage):
    shared(stage)
    stage.hall.colleagues["S. Kim"].enter(ChangeRoles(stage.program.bridge.team().device))
    stage.hall.exchange()
    said = []
    stage.program.messages.said.connect(lambda each: said.append(each.text))
    stage.open("clock")
    stage.press("Space")
    assert any("Your role in this event doesn’t allow that" in each for each in said)


def test_the_list_of_events_says_what_is_shared(stage):
    shared(stage)
    stage.open("event")
    stage.press("F5")
    page = stage.window.navigation.page("event")
    (row,) = page.tournaments.model.rows
    assert row.facts.startswith("shared with other laptops")


def test_no_word_and_no_notice_of_one_event_is_left_with_another(stage):
    came_back(stage)
    assert notices(stage)
    stage.program.bridge.remove(stage.program.bridge.current)
    assert word(stage) == ""
    assert not any("aside" in each or "Connected" in each for each in notices(stage))


def test_a_call_that_two_close_is_one(stage):
    shared(stage)
    stage.program.bridge.submit(OpenCall(5))
    stage.hall.exchange()
    stage.hall.colleagues["T. Weber"].enter(CloseCall(5))
    stage.program.bridge.submit(CloseCall(5))
    stage.hall.exchange()
    view = stage.program.bridge.state.calls
    assert [each.table for each in view.open_calls()] == [22]
    stage.open("event")
    stage.press("F4")
    stage.settle(60)
    newest = part(stage.window, TimelineView).model.shown_rows()[-1]
    assert (newest.table, newest.words) == (5, "same as another entry: call closed")


def test_rounds_go_on_on_all_laptops(stage):
    shared(stage)
    weber = stage.hall.colleagues["T. Weber"]
    weber.enter(EndRound())
    weber.enter(StartRound())
    stage.hall.exchange()
    stage.settle(30)
    assert stage.program.bridge.state.clocks.last_round("main").number == 5
    assert any("round 5" in each.lower() for each in stage.window.strip.words())


def test_quitting_at_the_hub_says_what_the_others_lose(stage):
    shared(stage)
    stage.press("Ctrl+Q")
    assert any("3 laptops lose this hub. Quit again" in each for each in notices(stage))
