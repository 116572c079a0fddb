"""The caller at work: a hold before each booster, a call for each step, whatever is shown."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, GoToStep, ResumeClock, StartDraft
from judgekit.domain.clock.draft_call import draft_call, draft_steps
from judgekit.domain.clock.schedules import StepKind
from judgekit.ui.clock.draft.caller import DraftCaller, draft_clock, opening_steps

REVIEW = 14
"""The review after the first booster of 15."""


@pytest.fixture
def caller(bridge, alarms, qapp):
    return DraftCaller(bridge, alarms, qapp)


@pytest.fixture
def draft(hall, caller):
    return hall.open().do(StartDraft())


def stand(hall) -> tuple[int, int, bool]:
    """The step, the seconds left of it, whether the draft stands still."""
    current = hall.bridge.state.clocks.by_name["draft"].round
    call = draft_call(current, hall.bridge.now())
    return call.index, call.left // 1000, current.paused_since is not None


@pytest.mark.parametrize(
    ("schedule", "cards", "count"),
    [
        ("booster", 15, 2),
        ("booster", 14, 2),
        ("two-headed-giant", 15, 5),
        ("two-headed-giant", 14, 5),
        ("rochester", 15, 17),
    ],
)
def test_where_boosters_are_opened(schedule, cards, count):
    steps = draft_steps(schedule, cards)
    openings = opening_steps(steps, cards)
    assert len(openings) == count
    before = [steps[index - 1] for index in openings]
    if schedule == "rochester":
        assert all(steps[index].what is StepKind.REVIEW for index in openings)
    else:
        assert all(step.what is StepKind.REVIEW for step in before)


def test_the_second_booster_waits_for_the_caller(draft):
    draft.do(GoToStep(REVIEW)).wait(seconds=59)
    assert stand(draft) == (REVIEW, 1, False)
    draft.wait(seconds=1)
    assert stand(draft) == (REVIEW + 1, 40, True)
    draft.wait(minutes=3)
    assert stand(draft) == (REVIEW + 1, 40, True)
    draft.do(ResumeClock("draft")).wait(seconds=1)
    assert stand(draft) == (REVIEW + 1, 39, False)


def test_a_machine_that_slept_loses_no_second_of_the_booster(draft):
    draft.do(GoToStep(REVIEW)).wait(seconds=75)
    assert stand(draft) == (REVIEW + 1, 40, True)


def test_a_machine_that_slept_through_a_booster_stands_at_the_one_to_open(draft):
    draft.wait(minutes=30)
    assert stand(draft) == (REVIEW + 1, 40, True)


def test_without_the_hold_it_goes_on(draft, caller):
    caller.holds = False
    draft.do(GoToStep(REVIEW)).wait(seconds=61)
    assert stand(draft) == (REVIEW + 1, 39, False)


def test_whoever_steps_on_by_hand_is_not_held(draft):
    draft.do(GoToStep(REVIEW)).wait(seconds=5)
    draft.do(GoToStep(REVIEW + 1)).wait(seconds=1)
    assert stand(draft) == (REVIEW + 1, 39, False)


def test_each_step_is_spoken_when_it_begins(draft, preferences, hall_speech):
    preferences.change(speech=True)
    draft.do(EndRound("draft")).wait(seconds=1).do(StartDraft())
    draft.wait(seconds=39).wait(seconds=1).wait(seconds=1).do(GoToStep(0)).do(GoToStep(REVIEW))
    said = [text.split(".")[0] for text in hall_speech.said]
    assert said == ["Pick 1 of 15", "Pick 2 of 15", "Pick 1 of 15", "Review your cards"]


def test_a_held_booster_is_called_when_it_goes_on(draft, preferences, hall_speech):
    preferences.change(speech=True)
    draft.do(GoToStep(REVIEW)).wait(seconds=60)
    before = len(hall_speech.said)
    draft.do(ResumeClock("draft"))
    (called,) = hall_speech.said[before:]
    assert called.startswith("Pick 1 of 15. 15 card")


def test_muted_or_unwished_it_is_silent(draft, preferences, hall_speech):
    draft.wait(seconds=40)
    preferences.change(speech=True, muted=True)
    draft.wait(seconds=40)
    assert hall_speech.said == []


def test_the_draft_in_progress(hall):
    hall.open()
    assert draft_clock(hall.bridge.state.clocks) == ""
    hall.do(StartDraft("pod"))
    assert draft_clock(hall.bridge.state.clocks) == "pod"
    hall.do(EndRound("pod"))
    assert draft_clock(hall.bridge.state.clocks) == ""
