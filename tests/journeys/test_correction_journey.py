"""Entries are put right and entered late, by keyboard and by mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from judgekit.domain.calls.commands import DecideAppeal, OpenAppeal
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament
from judgekit.domain.setup.events import StaffMember
from judgekit.domain.shared.history import Undo
from judgekit.ui.shell.corrections.view import CorrectionView
from judgekit.ui.widgets.rows.rows_model import ROW
from judgekit.views.corrections.fields import FieldName
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import button


@pytest.fixture
def busy(judge: JudgeAtWork) -> JudgeAtWork:
    """Round 1 began at ten; table 3 had a judge from 10:20 to 10:24; it is 10:30."""
    bridge = judge.stage.program.bridge
    bridge.create(CreateTournament(name="Modern Open", rel="Competitive"))
    bridge.submit(StartRound())
    judge.at("10:20", "c 3").at("10:24", "c 3").wait_until("10:30")
    for _ in judge.alarms():
        judge.keys("Esc")
    judge.stage.open("calls")
    judge.stage.settle(60)
    return judge


def form(judge: JudgeAtWork) -> CorrectionView:
    """The form on show."""
    (shown,) = [each for each in judge.window.findChildren(CorrectionView) if each.isVisible()]
    return shown


def is_shown(judge: JudgeAtWork) -> bool:
    return any(each.isVisible() for each in judge.window.findChildren(CorrectionView))


def moved(judge: JudgeAtWork) -> list[str]:
    """What the form says that moves."""
    judge.stage.settle(200)
    return [f"{row.label}: {row.before} > {row.after}" for row in form(judge).moved.rows()]


def fill(judge: JudgeAtWork, name: FieldName, text: str) -> None:
    """Write into a field of the form."""
    form(judge).fields.row(name).take_focus()
    judge.keys("Ctrl+A").write(text)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


class TestCorrectingACall:
    def test_by_keyboard(self, busy):
        busy.keys("E")
        busy.keys("Ctrl+A").write("10:19")
        assert moved(busy) == [
            "Table 3 plays until: −04:00 > −05:00",
            "Time of day: 10:54:00 > 10:55:00",
            "Round finishes: 10:54:00 > 10:55:00",
        ]
        busy.keys("Ctrl+Return")
        assert not is_shown(busy)
        assert "Correction saved" in busy.just_now()
        busy.keys("Ctrl+Z")
        busy.stage.settle(60)
        calls = busy.stage.program.bridge.state.calls.entered
        assert calls.find(1).closed - calls.find(1).opened == 240_000

    @pytest.mark.parametrize("reason", ["ruling", "errand"])
    def test_an_open_call_of_under_a_minute_promises_no_time(self, busy, reason):
        busy.order(f"c 5 {reason}").wait(seconds=30)
        busy.stage.open("calls")
        busy.stage.settle(60)
        busy.keys("E")
        assert moved(busy) == []
        assert form(busy).reading.text() == "00:00"
        assert form(busy).told.text() == ""

    def test_by_mouse(self, busy):
        click(busy.calls_page.widget().side.pane.correct)
        fill(busy, FieldName.CLOSED, "10:26:30")
        assert moved(busy)[0] == "Table 3 plays until: −04:00 > −06:30"
        click(form(busy).save)
        state = busy.stage.program.bridge.state
        assert state.calls.entered.find(1).closed - state.calls.entered.find(1).opened == 390_000

    def test_the_table_that_was_told_otherwise_is_named(self, busy):
        busy.keys("E")
        busy.keys("Ctrl+A").write("10:19")
        busy.stage.settle(200)
        assert form(busy).again.isVisible()
        assert "Told −04:00 at 10:24, now −05:00" in form(busy).again.accessibleName()

    def test_a_judge_whom_nobody_knows_is_asked_about(self, busy):
        busy.stage.program.bridge.submit(
            ChangeTournament(name="Modern Open", staff=(StaffMember("T. Weber", "floor-judge"),))
        )
        busy.keys("E")
        fill(busy, FieldName.JUDGE, "T. Webre")
        busy.keys("Ctrl+Return")
        question = form(busy).judge_question
        assert question.similar[0].text() == "T. Weber"
        busy.keys("Space")
        assert not is_shown(busy)
        calls = busy.stage.program.bridge.state.calls.entered
        assert calls.find(1).judge == "T. Weber"

    def test_what_cannot_be_is_said_and_nothing_is_entered(self, busy):
        busy.keys("E")
        busy.keys("Ctrl+A").write("10:25")
        busy.stage.settle(200)
        assert form(busy).problem.text()
        assert not form(busy).save.isEnabled()
        busy.keys("Ctrl+A").write("half past")
        busy.stage.settle(200)
        assert form(busy).problem.text() == "Enter a time of day, such as 10:41 or 10:41:30"
        steps = len(busy.stage.program.bridge.engine.timeline.steps)
        busy.keys("Ctrl+Return", "Esc")
        assert not is_shown(busy)
        assert len(busy.stage.program.bridge.engine.timeline.steps) == steps

    def test_the_form_goes_when_the_call_is_taken_back_under_it(self, busy):
        busy.keys("E")
        bridge = busy.stage.program.bridge
        bridge.submit(Undo())
        busy.stage.settle(60)
        assert not is_shown(busy)


class TestEnteringACallOfTenMinutesAgo:
    def test_by_keyboard_on_its_form(self, busy):
        busy.keys("Shift+N").write("10:20").keys("Tab").write("10:25")
        fill(busy, FieldName.TABLE, "7")
        assert moved(busy)[0] == "Table 7 plays until: 00:00 > −05:00"
        busy.keys("Ctrl+Return")
        state = busy.stage.program.bridge.state
        assert [call.table for call in state.calls.entered] == [3, 7]
        assert not is_shown(busy)

    def test_by_keyboard_in_the_command_bar(self, busy):
        assert busy.shown_order("c 7 10:20-10:25").startswith(
            "Enter an earlier call at table 7 | Time of day: 10:20:00 – 10:25:00"
        )
        busy.order("c 7 10:20-10:25")
        assert busy.stage.program.bridge.state.calls.entered.find(2).due == 300_000
        busy.order("c 9 @10:28")
        assert [each.table for each in busy.stage.program.bridge.state.calls.open_calls()] == [9]

    def test_by_mouse_from_the_timeline(self, busy):
        busy.stage.open("event")
        busy.keys("F4")
        busy.stage.settle(60)
        click(button(busy.event_page.timeline, "Enter what happened earlier"))
        shown = form(busy)
        click(button(shown.subjects, "Clock paused"))
        fill(busy, FieldName.PAUSED, "10:26")
        fill(busy, FieldName.RESUMED, "10:28")
        assert moved(busy)[0] == "Round ends: 10:50:00 > 10:52:00"
        click(shown.save)
        assert not is_shown(busy)
        assert "ends 10:52:00" in busy.strip()[0]

    def test_without_a_table_the_form_says_what_is_missing(self, busy):
        busy.keys("Shift+N").write("10:20").keys("Ctrl+Return")
        assert form(busy).problem.text() == "Enter a number"
        assert busy.stage.program.bridge.state.calls.entered.find(2) is None


class TestCorrectingFromTheTimeline:
    def test_the_start_of_a_round(self, busy):
        go_to_timeline(busy)
        choose(busy, "round 1 started")
        busy.keys("E")
        fill(busy, FieldName.STARTED, "10:01")
        assert "Round ends: 10:50:00 > 10:51:00" in moved(busy)
        busy.keys("Ctrl+Return")
        assert "ends 10:51:00" in busy.strip()[0]
        assert busy.undo() == "corrected: round 1 started"

    def test_an_extension_by_mouse(self, busy):
        busy.order("x 5 3")
        go_to_timeline(busy)
        choose(busy, "3:00 given")
        click(button(busy.event_page.timeline, "Correct"))
        fill(busy, FieldName.BY, "4")
        assert moved(busy)[0] == "Table 5 plays until: −03:00 > −04:00"
        click(form(busy).save)
        current = busy.stage.program.bridge.state.clocks.in_progress("main")
        assert current.tables[5].extension(0) == 240_000

    def test_a_deck_check_an_appeal_and_a_penalty(self, busy):
        bridge = busy.stage.program.bridge
        bridge.submit(StartDeckCheck(8))
        busy.wait(minutes=6)
        bridge.submit(FinishDeckCheck(8))
        bridge.submit(OpenAppeal(3, "facts", "ruling", "objection", "Silva"))
        bridge.submit(DecideAppeal(3, "upheld", "Kim"))
        bridge.submit(IssuePenalty("A. Rossi", "ipg-2.1", "warning", 3))
        go_to_timeline(busy)
        choose(busy, "penalty")
        busy.keys("E")
        busy.stage.settle(60)
        click(button(form(busy).fields.row(FieldName.PENALTY).control, "Game Loss"))
        assert moved(busy) == ["A. Rossi: Warning > Game Loss"]
        busy.keys("Ctrl+Return")
        assert bridge.state.infractions.penalties[0].issued.penalty == "game-loss"
        choose(busy, "appeal decided")
        busy.keys("E")
        busy.stage.settle(60)
        click(button(form(busy).fields.row(FieldName.OUTCOME).control, "Overturned"))
        fill(busy, FieldName.FACTS, "other facts")
        busy.keys("Ctrl+Return")
        (appeal,) = bridge.state.appeals.entered
        assert (appeal.outcome, appeal.asked.facts) == ("overturned", "other facts")
        choose(busy, "deck check finished")
        busy.keys("E")
        fill(busy, FieldName.FINISHED, "10:38")
        assert moved(busy) == []
        assert form(busy).problem.text().startswith("That instant is still to come")
        fill(busy, FieldName.FINISHED, "10:35")
        assert moved(busy)[0] == "Table 8 plays until: −09:00 > −08:00"
        busy.keys("Ctrl+Return")
        assert not is_shown(busy)

    def test_what_cannot_be_corrected_says_why(self, busy):
        busy.keys("Ctrl+Z", "Ctrl+Z")
        go_to_timeline(busy)
        busy.keys("E")
        assert not is_shown(busy)
        assert busy.just_now() == "This entry is about another one; correct that one"


def go_to_timeline(judge: JudgeAtWork) -> None:
    judge.stage.open("event")
    judge.keys("F4")
    judge.stage.settle(60)


def choose(judge: JudgeAtWork, words: str) -> None:
    """Go down the timeline to the first entry with these words."""
    view = judge.event_page.timeline
    for _ in range(view.model.rowCount()):
        if words in view.list.currentIndex().data(ROW).words:
            return
        judge.keys("Down")
    raise AssertionError(words)
