"""The record can't be written while a penalty or an appeal is: what was typed stays, and nothing is
done twice."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit

from judgekit.domain.calls.events import AppealDrafted
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.ui.calls.appeals.pane import AppealPane
from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.test_failing_disk_journey import try_again
from tests.journeys.test_infractions_journey import controller_of, penalties
from tests.seen import part
from tests.storage.record.faulty_disk import Fault

FAULTS = [Fault.FULL, Fault.TORN, Fault.UNSYNCED, Fault.READ_ONLY]


@pytest.fixture
def working(disk, judge: JudgeAtWork) -> JudgeAtWork:
    """In round 1, with a call open at table 3; it is 10:12."""
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    return judge.at("10:12", "c 3")


def state(judge: JudgeAtWork):
    return judge.stage.program.bridge.state


def draft(judge: JudgeAtWork) -> AppealDrafted:
    """The only draft of an appeal."""
    (found,) = state(judge).appeals.drafts.values()
    return found


def recorded(judge: JudgeAtWork):
    """The state that another program finds after the end of this one."""
    event = judge.stage.program.bridge.current
    judge.stage.program.bridge.close()
    found = TournamentFolder(judge.stage.events, EventCodec(EVENT_KINDS)).open(event)
    found.log.close()
    return state_of(Timeline(found.recorded))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_penalty_that_could_not_be_written_stays_on_the_page(disk, working, fault):
    judge = working.keys("Ctrl+5")
    panel = controller_of(judge).panel
    judge.write("game rule violation").keys("Return", "1")
    player = panel.whose.player
    panel.happened.field.setText("second time he said so")
    seen = panel.verdict.words(), panel.count.text()
    disk.arm(fault, 0, for_good=True)
    judge.keys("Ctrl+Return")

    assert penalties(judge) == []
    assert len(judge.banners()) == 1
    assert (panel.whose.player, panel.happened.words()) == (player, "second time he said so")
    assert (panel.verdict.words(), panel.count.text()) == seen
    assert not controller_of(judge).slip.isVisible()

    disk.is_well = True
    judge.keys("Ctrl+Return")
    assert penalties(judge) == [f"{player}: ipg-2.5 warning"]
    assert judge.banners() == []
    (written,) = recorded(judge).infractions.penalties
    assert written.issued.comment == "second time he said so"


@pytest.mark.parametrize("words", ["game rule violation", "slow play"])
def test_a_penalty_that_the_banner_wrote_is_told_and_not_written_twice(disk, working, words):
    judge = working.keys("Ctrl+5")
    controller = controller_of(judge)
    judge.write(words).keys("Return", "1")
    disk.arm(Fault.FULL, 0, for_good=True)
    judge.keys("Ctrl+Return")
    disk.is_well = True
    try_again(judge)

    assert len(penalties(judge)) == 1
    assert controller.slip.isVisible()
    assert controller.panel.whose.player == ""
    judge.keys("Ctrl+Return")
    assert len(penalties(judge)) == 1


def test_another_penalty_written_meanwhile_is_not_taken_for_the_one_that_waits(disk, working):
    judge = working.keys("Ctrl+5")
    controller = controller_of(judge)
    judge.write("game rule violation").keys("Return", "1")
    player = controller.panel.whose.player
    disk.arm(Fault.FULL, 0, for_good=True)
    judge.keys("Ctrl+Return")
    judge.stage.program.bridge.submit(IssuePenalty("Somebody Else", "ipg-3.1", "game-loss"))

    assert controller.panel.whose.player == player
    assert not controller.slip.isVisible()
    assert len(judge.banners()) == 1

    disk.is_well = True
    try_again(judge)
    assert [each.split(":")[0] for each in penalties(judge)] == [player, "Somebody Else"]
    assert controller.slip.isVisible()
    judge.keys("Ctrl+Z")
    assert penalties(judge) == [f"{player}: ipg-2.5 warning"]
    judge.keys("Ctrl+Z")
    assert not controller.slip.isVisible()


def test_a_second_penalty_begun_by_an_order_waits_beside_the_first(disk, working):
    judge = working.keys("Ctrl+5")
    panel = controller_of(judge).panel
    judge.write("game rule violation").keys("Return", "1")
    player, other = state(judge).setup.players_at("main", 1, 3)
    assert panel.whose.player == player
    disk.arm(Fault.FULL, 0, for_good=True)
    judge.keys("Ctrl+Return", "Ctrl+Return")
    assert len(judge.stage.program.bridge.pending.items) == 1
    judge.order(f"p {player} game rule violation").keys("Return", "Ctrl+Return")
    assert "issue another?" in panel.problem.text()
    judge.keys("Ctrl+Return")
    judge.order(f"p {other} marked cards").keys("Return", "Ctrl+Return")

    kept = judge.stage.program.bridge.pending.items
    assert [item.command.player for item in kept] == [player, player, other]
    assert penalties(judge) == []
    disk.is_well = True
    try_again(judge)
    assert [each.split(":")[0] for each in penalties(judge)] == [player, player, other]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_correction_that_could_not_be_written_stays_in_its_form(disk, working, fault):
    judge = working.keys("Ctrl+5")
    judge.write("game rule violation").keys("Return", "1", "Ctrl+Return", "Ctrl+Shift+P", "E")
    form = judge.infractions_page.penalties.view.pane.form
    before = penalties(judge)
    judge.write("Somebody Else")
    disk.arm(fault, 0, for_good=True)
    judge.keys("Ctrl+Return")

    assert penalties(judge) == before
    assert form.isVisible()
    assert form.player.text() == "Somebody Else"
    assert len(judge.banners()) == 1

    disk.is_well = True
    try_again(judge)
    assert penalties(judge) == ["Somebody Else: ipg-2.5 warning"]
    assert recorded(judge).penalties_of("Somebody Else")


def test_a_note_that_was_recorded_late_leaves_its_field(disk, working):
    judge = working.keys("Ctrl+6", "F4", "N").write("Table 9 has a broken leg.")
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    disk.arm(Fault.FULL, 0, for_good=True)
    judge.keys("Return", "Return")
    assert field.text() == "Table 9 has a broken leg."
    assert len(judge.stage.program.bridge.pending.items) == 1

    disk.is_well = True
    try_again(judge)
    assert not field.isVisible()
    assert judge.stage.program.bridge.pending.items == ()


@pytest.mark.parametrize("fault", FAULTS)
def test_an_appeal_that_could_not_be_kept_stays_in_its_form(disk, working, fault):
    judge = working.keys("Ctrl+3", "A")
    form = part(judge.calls_page.widget(), AppealPane).form
    judge.write("Both agree.").keys("Tab")
    assert draft(judge).facts == "Both agree."
    disk.arm(fault, 0, for_good=True)
    judge.write("No way back.").keys("Tab").write("The block.").keys("Tab")

    assert len(state(judge).appeals.entered) == 0
    assert draft(judge).ruling == ""
    assert form.written()["ruling"] == "No way back."
    assert form.written()["disputed"] == "The block."
    assert len(judge.banners()) == 1

    disk.is_well = True
    judge.write("No time.").keys("Ctrl+Return")
    assert judge.banners() == []
    (appeal,) = recorded(judge).appeals.entered
    assert (appeal.asked.ruling, appeal.asked.disputed) == ("No way back.", "The block.")
    assert appeal.asked.objection == "No time."


@pytest.mark.parametrize("fault", FAULTS)
def test_an_outcome_that_could_not_be_recorded_stays_in_its_form(disk, working, fault):
    judge = working.keys("Ctrl+3", "A")
    pane = part(judge.calls_page.widget(), AppealPane)
    judge.write("Both agree.").keys("Tab").write("No way back.").keys("Ctrl+Return")
    judge.keys("2").write("She was interrupted.")
    disk.arm(fault, 0, for_good=True)
    judge.keys("Return")

    (appeal,) = state(judge).appeals.entered
    assert appeal.decided is None
    assert pane.verdict_form.isVisible()
    assert pane.verdict_form.ruling.text() == "She was interrupted."
    assert len(judge.banners()) == 1

    disk.is_well = True
    try_again(judge)
    (appeal,) = recorded(judge).appeals.entered
    assert (appeal.outcome, appeal.verdict.ruling) == ("overturned", "She was interrupted.")
