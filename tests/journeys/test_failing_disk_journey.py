"""The record can't be written: the screen stays honest, a banner offers to try again, and nothing
that was acknowledged is lost."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.ui.deck_checks.check.deck.marked_line import MarkedLine
from judgekit.ui.shell.bars.pending_list import PendingRow
from judgekit.ui.widgets.button import Button
from judgekit.ui.words.wording import time_of_day
from tests.journeys.hall_day import begin_event, start_round
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import Stage
from tests.seen import part
from tests.storage.record.faulty_disk import Fault


@pytest.fixture
def working(disk, judge: JudgeAtWork) -> JudgeAtWork:
    """In round 1, with a call open at table 14; it is 10:12."""
    begin_event(judge)
    start_round(judge)
    judge.at("10:10", "c 14").wait_until("10:12")
    return judge


def seen(judge: JudgeAtWork) -> tuple[object, ...]:
    """All that the record decides of what is to be seen."""
    return judge.strip()[:2], judge.board(), judge.card()


def try_again(judge: JudgeAtWork) -> None:
    """Press the button of the banner by keyboard."""
    judge.stage.settle(20)
    if judge.alarms():
        judge.keys("Esc")  # the round's start has been heard; its line holds the notice's place
    judge.tab_to("Try again").keys("Space")


def waiting(judge: JudgeAtWork) -> list[str]:
    """The rows of the queue, as a screen reader says them."""
    rows = judge.window.findChildren(PendingRow)
    shown = [row for row in rows if row.isVisible()]
    return [row.accessibleName() for row in sorted(shown, key=lambda row: row.y())]


def recorded(judge: JudgeAtWork) -> int:
    """How many steps the record has, as another program finds it after the end of this one."""
    event = judge.stage.program.bridge.current
    judge.stage.program.bridge.close()
    found = TournamentFolder(judge.stage.events, EventCodec(EVENT_KINDS)).open(event)
    found.log.close()
    assert found.loss is None
    return len({each.step for each in found.recorded})


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (Fault.FULL, "The disk is full"),
        (Fault.SHORT, "The disk is full"),
        (Fault.READ_ONLY, "can't be written"),
        (Fault.TORN, "could not be written"),
        (Fault.UNSYNCED, "could not be written"),
    ],
)
def test_an_order_that_could_not_be_kept_was_not_done(disk, working, fault, words):
    before = seen(working)
    disk.arm(fault, 0, for_good=True)
    working.order("c 14").order("x 12 5")
    assert seen(working) == before
    assert working.undo() == "table 12, 5:00 given"
    (banner,) = working.banners()
    assert words in banner
    try_again(working)
    assert seen(working) == before
    disk.is_well = True
    try_again(working)
    assert working.banners() == []
    assert working.row(12).startswith("12 | Extension | 43:00 | −05:00 | 10:55:00")
    assert working.row(14).startswith("14 | Extension | 40:00 | −02:00 | 10:52:00")
    assert recorded(working) == 5


def test_eight_orders_wait_in_sight_and_are_done_in_order_at_their_own_times(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    for minute in range(8):
        working.at(f"10:{20 + minute}", f"x {minute + 1} {minute + 1}")
    assert waiting(working) == [
        f"10:{20 + minute}:00, table {minute + 1}, {minute + 1}:00 given: By hand"
        for minute in range(8)
    ]
    (banner,) = working.banners()
    assert banner.startswith("8 entries are not recorded yet. The disk is full")

    for place in ("Ctrl+1", "Ctrl+6", "Ctrl+2"):
        working.keys(place)
        assert len(waiting(working)) == 8

    disk.is_well = True
    working.wait_until("10:40")
    try_again(working)
    assert (working.banners(), waiting(working)) == ([], [])
    assert "8 entries recorded" in working.just_now()
    for table in range(1, 9):
        assert f" | −{table:02d}:00 | " in working.row(table)
    steps = working.stage.program.bridge.engine.timeline.steps[-8:]
    assert [time_of_day(step.at) for step in steps] == [f"10:{20 + at}" for at in range(8)]


def test_a_later_order_is_recorded_behind_what_waits_and_none_loses_its_instant(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("x 3 1").order("x 4 2")
    disk.is_well = True
    working.wait_until("10:15").order("x 5 3")
    assert (working.banners(), waiting(working)) == ([], [])
    assert "2 entries recorded." in working.just_now()
    steps = working.stage.program.bridge.engine.timeline.steps[-3:]
    assert [time_of_day(step.at) for step in steps] == ["10:12", "10:12", "10:15"]
    assert [step.events[0].table for step in steps] == [3, 4, 5]


def test_what_was_refused_is_left_where_it_is_by_a_later_success(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("c 7").order("c 7")
    working.stage.program.bridge.pending.drop(working.stage.program.bridge.pending.items[0].number)
    disk.is_well = True
    working.wait_until("10:15").order("x 5 3").keys("Ctrl+6", "Ctrl+2")
    assert waiting(working) == [
        "10:12:00, table 7, call closed: no extension due, No call is open at table 7."
    ]
    working.order("c 7")
    try_again(working)
    assert len(waiting(working)) == 1, "at 10:12 the call of 10:15 was not open yet"


def test_a_call_opened_and_closed_on_a_full_disk_is_one_call(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("c 3")
    proposed = working.wait_until("10:16").shown_order("c 3")
    assert proposed.startswith(
        "Close the call at table 3 | It took: 04:00 | Extension due: about 4:00"
    )
    working.order("c 3").order("x 3 -1")
    assert not any(line.startswith("3 | ") for line in working.board())
    assert [words.split(", ")[:3] for words in waiting(working)] == [
        ["10:12:00", "table 3", "call opened: Ruling"],
        ["10:16:00", "table 3", "call closed: extension of 4:00 due"],
        ["10:16:00", "table 3", "1:00 taken back: By hand"],
    ]
    disk.is_well = True
    working.wait_until("10:30")
    try_again(working)
    assert waiting(working) == []
    assert [call.table for call in working.stage.program.bridge.state.calls.open_calls()] == [14]
    assert working.row(3).startswith("3 | Extension | 23:00 | −03:00 | 10:53:00")


def test_an_order_without_a_table_means_the_call_that_is_open_behind_what_waits(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("c 14").order("c 5").wait_until("10:15").order("c")
    assert working.shown_order("c").startswith("Open a call at which table?")
    working.keys("Esc", "Ctrl+2")
    assert [words.split(", ")[1:3] for words in waiting(working)] == [
        ["table 14", "call closed: extension of 2:00 due"],
        ["table 5", "call opened: Ruling"],
        ["table 5", "call closed: extension of 3:00 due"],
    ]
    disk.is_well = True
    try_again(working)
    assert working.stage.program.bridge.state.calls.open_calls() == []


def test_what_can_not_follow_what_waits_is_refused_at_once(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("d 7").order("d 7")
    assert len(waiting(working)) == 1
    words = "A deck check is already in progress at table 7."
    assert working.shown_order("d 7").startswith(words)


def test_ctrl_z_discards_what_waits_last_and_nothing_else(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    before = seen(working)
    working.order("x 3 1").order("c 7").order("c 7")
    assert working.undo() == "table 7, call closed"
    working.keys("Ctrl+Z")
    assert "Discarded, not recorded: table 7, call closed" in working.just_now()
    assert len(waiting(working)) == 2
    working.keys("Ctrl+Z").keys("Ctrl+Z")
    assert (waiting(working), working.banners()) == ([], [])
    assert seen(working) == before
    disk.is_well = True
    assert recorded(working) == 3


def test_an_undo_that_waits_says_what_it_takes_back(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    working.keys("Ctrl+Z", "Return")
    assert waiting(working) == ["10:12:00, undone: table 14, call opened"]
    disk.is_well = True
    try_again(working)
    assert waiting(working) == []
    assert "No open call" in working.strip()[1]


def test_what_waits_is_discarded_one_by_one_by_keyboard(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("x 3 1").order("x 4 2").order("x 5 3")
    working.tab_to("Discard 10:12:00 table 4, 2:00 given: By hand").keys("Space")
    assert [words.split(", ")[1] for words in waiting(working)] == ["table 3", "table 5"]
    assert (
        QApplication.focusWidget().accessibleName()
        == "Discard 10:12:00 table 5, 3:00 given: By hand"
    )
    working.keys("Space")
    assert (
        QApplication.focusWidget().accessibleName()
        == "Discard 10:12:00 table 3, 1:00 given: By hand"
    )
    working.keys("Space")
    assert working.banners() == []
    disk.is_well = True
    assert recorded(working) == 3


def test_what_is_not_possible_any_more_says_why_and_waits_to_be_discarded(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("c 7").order("c 7").order("x 4 2")
    working.tab_to("Discard 10:12:00 table 7, call opened: Ruling").keys("Space")
    row = "10:12:00, table 7, call closed: no extension due, No call is open at table 7."
    assert waiting(working)[0] == row
    disk.is_well = True
    try_again(working)
    assert waiting(working) == [row]
    words = "Not recorded: 10:12:00 table 7, call closed. No call is open at table 7."
    assert words in working.just_now()
    assert len(working.banners()) == 1


def test_what_waits_for_another_event_says_for_which(disk, working):
    name = working.stage.program.bridge.state.setup.details.name
    first = working.stage.program.bridge.current
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("x 3 1")
    disk.is_well = True
    working.stage.program.bridge.create(CreateTournament(name="Side event"))
    (words,) = waiting(working)
    assert f"Waits for {name}: open that one to try again" in words
    working.stage.program.bridge.open(first)
    try_again(working)
    assert waiting(working) == []
    assert working.row(3).startswith("3 | Extension")


def test_a_window_with_something_that_waits_closes_only_when_told_twice(disk, working):
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("x 3 1").keys("Ctrl+Q")
    assert working.window.isVisible()
    waits, goes_on = working.banners()
    assert "Close the window again to leave anyway." in waits
    assert "Round 1 running" in goes_on
    working.keys("Ctrl+Q")
    assert not working.window.isVisible()


def test_what_was_ticked_stays_until_it_can_be_kept(disk, judge: JudgeAtWork):
    begin_event(judge)
    start_round(judge)
    judge.order("d 3").write("Opt4").wait(seconds=4)
    totals = part(judge.deck_checks_page.controller.view.panes[0], MarkedLine)
    disk.arm(Fault.FULL, 0, for_good=True)
    judge.write("Ponder3").wait(seconds=4).write("Shock2").wait(seconds=4)
    assert totals.words().startswith("Main\u00a0deck\u00a09")
    assert judge.banners()
    disk.is_well = True
    judge.wait(seconds=4)
    assert judge.banners() == []
    assert totals.words().startswith("Main\u00a0deck\u00a09")
    kept = judge.stage.program.bridge.state.deck_checks.entered.find(1).ticked[0].counted.main
    assert sum(card.count for card in kept) == 9


def test_an_event_that_could_not_be_created_stays_in_its_form(disk, judge: JudgeAtWork):
    disk.arm(Fault.READ_ONLY, 0, for_good=True)
    judge.write("Modern Open").keys("Ctrl+Return")
    (banner,) = judge.banners()
    assert "can't be written" in banner
    assert judge.event_page.form.basics.name.text() == "Modern Open"
    assert judge.strip() == []
    disk.is_well = True
    judge.keys("Ctrl+Return")
    assert judge.banners() == []
    assert judge.strip()[0] == "Modern Open, not started"


def test_an_event_that_another_program_has_open_is_left_to_it(working: JudgeAtWork):
    other = TournamentFolder(working.stage.events, EventCodec(EVENT_KINDS)).create("Side event")
    before = working.strip()[:2]
    working.keys("Ctrl+6", "F5", "Home").stage.settle(20)
    chosen = working.event_page.tournaments.list.row()
    if chosen is not None and chosen.is_open:
        working.keys("Down")
    working.keys("Return")
    (banner,) = working.banners()
    assert "is open in another program" in banner
    assert working.strip()[:2] == before
    other.log.close()
    try_again(working)
    assert working.banners() == []
    assert working.strip()[0].endswith("not started")


def test_a_long_path_leaves_room_to_try_again(working: JudgeAtWork):
    other = working.stage.events / f"{'a long name ' * 12}.judgekit"
    working.stage.program.messages.stand(
        "test", lambda: f"{other} is open in another program; close it.", lambda: None
    )
    working.stage.settle(20)
    shown = [each.text() for each in working.window.findChildren(Button) if each.isVisible()]
    assert "Try again" in shown


def test_a_damaged_record_opens_with_what_is_good_and_says_what_was_lost(
    working: JudgeAtWork, rules_provider, qtbot
):
    home, clock = working.stage.home, working.stage.clock
    working.order("c 14")
    event = working.stage.program.bridge.current
    working.stage.program.bridge.close()
    (path,) = working.stage.events.glob(f"{event}.judgekit")
    content = path.read_bytes()
    last = content.rfind(b"call-closed")
    path.write_bytes(content[:last] + bytes(11) + content[last + 11 :])
    again = Stage(home, rules_provider, clock)
    again.program.open("clock")
    again.wait_for_library()
    again.settle(60)
    judge = JudgeAtWork(again)
    (banner,) = judge.banners()
    assert "What happened after 10:10 is to be checked." in banner
    assert f"{path.name}.damaged-1; all else is open." in banner
    assert judge.strip()[1] == "Call, table 14, 02:00 extension due"
    again.leave()
