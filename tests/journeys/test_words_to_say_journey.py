"""A call that the command bar closes leaves what to say, on every page, until it is read."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import FinishTable
from judgekit.ui.shell.bars.banners import Banners
from tests.journeys.hall_day import begin_event, start_round
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import button, part


@pytest.fixture
def working(judge: JudgeAtWork) -> JudgeAtWork:
    """In round 1 of 10:00 to 10:50, on a page without calls."""
    begin_event(judge)
    start_round(judge)
    judge.at("10:10", "c 12").keys("Ctrl+1")
    return judge


def test_the_words_are_those_of_what_was_recorded_and_stay_until_they_are_read(
    working: JudgeAtWork,
):
    working.wait_until("10:11:14")
    assert working.shown_order("c 12") == (
        "Close the call at table 12 | It took: 01:14 | Extension due: about 1:14 | "
        "Plays until: about −01:14 | What to say follows with Enter, to the second."
    )
    working.stage.type("c 12")
    working.wait_until("10:11:15").keys("Return")

    (call,) = working.stage.program.bridge.state.calls.entered
    assert call.due == 75_000
    said = "Table 12, 1:15 more: “Play until the clock reads −01:15; then 5 turns.”"
    assert working.to_say() == [said]
    for page in ("Ctrl+2", "Ctrl+5", "Ctrl+6"):
        working.keys(page).wait(2)
        assert working.to_say() == [said]
    button(part(working.window, Banners), "Dismiss").click()
    assert working.to_say() == []


def test_what_is_said_of_one_call_does_not_take_the_place_of_anothers(working: JudgeAtWork):
    working.at("10:12", "c 3").at("10:14", "c 12", "c 3")
    assert [each.partition(":")[0] for each in working.to_say()] == ["Table 12, 4", "Table 3, 2"]


def test_words_that_hold_no_more_go(working: JudgeAtWork):
    bridge = working.stage.program.bridge
    working.at("10:14", "c 12").keys("Ctrl+Z")
    assert working.to_say() == []
    working.order("c 12")
    assert len(working.to_say()) == 1
    working.order("x 12 5")
    assert working.to_say() == []
    working.at("10:15", "c 7").at("10:17", "c 7")
    assert len(working.to_say()) == 1
    bridge.submit(FinishTable(7))
    assert working.to_say() == []


def test_a_call_without_an_extension_says_so(working: JudgeAtWork):
    working.at("10:10:30", "c 12")
    assert working.to_say() == []
    assert working.just_now() == "Call at table 12 closed: no extension due"
